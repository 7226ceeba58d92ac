import type { PinKind } from '#shared/services/tv'
import * as tvTexts from '#shared/texts/services/tv'

export const pinLabels: Record<PinKind, { title: string; use: string }> = {
  parental: {
    title: tvTexts.parentalPin,
    use: tvTexts.unlocksProgramsAndChannelsAbove,
  },
  purchase: {
    title: tvTexts.purchasePin,
    use: tvTexts.purchasePinHint,
  },
}
