/** Who judges without a seat, as the page calls that person. */

import type { RoomView } from '$lib/protocol'
import { t } from '$lib/words'

export const judgeName = (room: RoomView | null): string => room?.judge?.name || t('judge-nameless')
