/** Defines TV PINs and their rules, and channels. */
import * as fieldTexts from '../texts/fields'
import * as tvTexts from '../texts/services/tv'

export const pinKinds = ['parental', 'purchase'] as const
/** The parental PIN unlocks programs above the rating limit, and the purchase PIN confirms paid content. */
export type PinKind = (typeof pinKinds)[number]

export const channelCategories = ['local', 'news', 'film', 'sports', 'kids', 'music', 'life', 'world'] as const
export type ChannelCategory = (typeof channelCategories)[number]

/** `pack`: the channels of the account. `all`: includes channels of other packs. */
export const channelScopes = ['pack', 'all'] as const
export type ChannelScope = (typeof channelScopes)[number]

const digitSequences = ['0123456789', '9876543210']

/** Returns the first rule that a new PIN breaks, or null. */
export function pinProblem(pin: string): string | null {
  if (pin === '') return fieldTexts.required(fieldTexts.pin)
  if (!/^\d{4}$/.test(pin)) return tvTexts.pinLengthError
  if (/^(\d)\1{3}$/.test(pin)) return tvTexts.pinRepeats
  return digitSequences.some((sequence) => sequence.includes(pin)) ? tvTexts.pinIsSequence : null
}
