/* Random play of four-player Schwimmen, and nothing else: no knobs, no knowledge, no views.
   The physical reference for the engine: what a program of this one game can reach on the same core. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, PACK = 32 };

static uint64_t state;
static uint8_t pack[PACK];
static uint8_t points[8192];

static uint32_t below(uint32_t bound) {
    state = 698769069ULL * (state & 0xFFFFFFFFu) + (state >> 32);
    return (uint32_t)(((state ^ (state >> 32)) & 0xFFFFFFFFu) * bound >> 32);
}

static int draw(int *top) {
    int chosen = *top + below(PACK - *top);
    uint8_t card = pack[chosen];
    pack[chosen] = pack[*top];
    pack[*top] = card;
    ++*top;
    return card;
}

static int best(uint64_t hand) {
    int most = 0;
    for (int suit = 0; suit < 4; suit++) {
        int found = points[hand >> (13 * suit) & 8191];
        if (found > most) most = found;
    }
    return most;
}

static const uint64_t ACES = 1ULL << 12 | 1ULL << 25 | 1ULL << 38 | 1ULL << 51;

static int strength(uint64_t hand) {
    uint64_t ranks = (hand | hand >> 13 | hand >> 26 | hand >> 39) & 8191;
    if ((ranks & (ranks - 1)) == 0)
        return ((hand & ~ACES) ? 61 : 64) << 4 | (__builtin_ctzll(ranks) + 1);
    int most = best(hand), suit = 0;
    while (points[hand >> (13 * suit) & 8191] != most) suit++;
    return 2 * most << 4 | (3 - suit);
}

static int special(uint64_t hand) { return best(hand) == 31 ? 1 : !(hand & ~ACES) ? 2 : 0; }

static uint64_t pick(uint64_t cards, int index) {
    for (int step = 0; step < 2; step++) cards &= cards - (step < index);
    return cards & -cards;
}

static long hands_lost;

static void settle(const uint64_t *hands, int fire) {
    if (fire) {
        for (int seat = 0; seat < SEATS; seat++) hands_lost += (hands[seat] & ~ACES) != 0;
        return;
    }
    int least = 1 << 30, losers = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        int found = strength(hands[seat]);
        if (found < least) least = found, losers = 0;
        losers += found == least;
    }
    hands_lost += losers;
}

/* Plays one hand and returns the number of decisions. */
static int play(int dealer) {
    uint64_t hands[SEATS] = {0}, table = 0, packet = 0;
    int top = 0, moves = 0;
    for (int card = 0; card < 3; card++)
        for (int place = 1; place <= SEATS; place++) hands[(dealer + place) & 3] |= 1ULL << draw(&top);
    for (int card = 0; card < 3; card++) packet |= 1ULL << draw(&top);
    int shown = 0;
    for (int seat = 0; seat < SEATS; seat++) shown |= special(hands[seat]);
    if (shown) {
        settle(hands, shown & 2);
        return 0;
    }
    moves++;
    table = packet;
    if (below(2)) {
        table = hands[dealer];
        hands[dealer] = packet;
        if ((shown = special(packet))) {
            settle(hands, shown & 2);
            return moves;
        }
    }
    int caller = -1, last = 0, streak = 0;
    for (int seat = (dealer + 1) & 3;; seat = (seat + 1) & 3) {
        uint32_t move = below(caller < 0 ? 22 : 11);
        int call = move >= 11;
        moves++;
        if (call) move -= 11;
        if (move < 10) {
            if (move == 9) {
                uint64_t hand = hands[seat];
                hands[seat] = table;
                table = hand;
            } else {
                uint64_t change = pick(hands[seat], move / 3) | pick(table, move % 3);
                hands[seat] ^= change;
                table ^= change;
            }
            if ((shown = special(hands[seat]))) {
                settle(hands, shown & 2);
                return moves;
            }
        }
        if (call) {
            caller = seat;
            last = SEATS - 1;
            streak = 0;
        } else if (caller >= 0) {
            if (--last == 0) {
                settle(hands, 0);
                return moves;
            }
        } else if (move == 10) {
            if (++streak == SEATS) {
                streak = 0;
                if (PACK - top < 3) return moves;
                table = 0;
                for (int card = 0; card < 3; card++) table |= 1ULL << draw(&top);
            }
        } else {
            streak = 0;
        }
    }
}

int main(int argc, char **argv) {
    long hands = argc > 1 ? atol(argv[1]) : 1000000, moves = 0;
    static const int pips[13] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11};
    for (int ranks = 0; ranks < 8192; ranks++)
        for (int rank = 0; rank < 13; rank++) points[ranks] += ranks >> rank & 1 ? pips[rank] : 0;
    for (int suit = 0; suit < 4; suit++)
        for (int rank = 0; rank < 8; rank++) pack[8 * suit + rank] = 13 * suit + 5 + rank;
    state = 0x1234567;
    clock_t begun = clock();
    for (long hand = 0; hand < hands; hand++) moves += play(hand & 3);
    printf("%ld %f %ld\n", moves, (double)(clock() - begun) / CLOCKS_PER_SEC, hands_lost);
    return 0;
}
