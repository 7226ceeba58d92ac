/** What the PINs are called and what each is for. */
import type { PinKind } from '#shared/tv'

export const pinWords: Record<PinKind, { title: string; use: string }> = {
  parental: {
    title: 'Parental PIN',
    use: 'Opens programs and channels that are above the rating limit of a box, and its settings.',
  },
  purchase: {
    title: 'Purchase PIN',
    use: 'Confirms films and events that cost extra. They appear on your next bill.',
  },
}
