/** What the page calls the person who judges without a seat. */

import type { RoomView } from '$lib/protocol'
import { t } from '$lib/words'

export const judgeName = (room: RoomView | null): string => room?.judge?.name || t('judge-nameless')
