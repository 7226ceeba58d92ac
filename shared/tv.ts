/** TV: PINs and their rules, channels, ratings, and what people are told. */

export const pinKinds = ['parental', 'purchase'] as const
/** `parental` opens what is over the rating limit, `purchase` confirms what costs extra. */
export type PinKind = (typeof pinKinds)[number]

export const channelCategories = ['local', 'news', 'film', 'sports', 'kids', 'music', 'life', 'world'] as const
export type ChannelCategory = (typeof channelCategories)[number]

/** `pack`: what the account has; `all`: also what other packs would add. */
export const channelScopes = ['pack', 'all'] as const
export type ChannelScope = (typeof channelScopes)[number]

const runsUpOrDown = ['0123456789', '9876543210']

/** The first rule that a new PIN breaks; null when it breaks none. */
export function pinProblem(pin: string): string | null {
  if (pin === '') return 'PIN is required'
  if (!/^\d{4}$/.test(pin)) return 'PIN must be 4 digits'
  if (/^(\d)\1{3}$/.test(pin)) return 'PIN can’t be the same digit four times'
  return runsUpOrDown.some((run) => run.includes(pin)) ? 'PIN can’t be a sequence such as 1234' : null
}
