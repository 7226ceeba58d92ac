/** Texts about moratoria, during which no gas is turned off. */
import type { MoratoriumKind, MoratoriumState } from '../../billing/dunning'
import { maxMoratoriumDays } from '../../http/limits'

export const moratoria = 'Moratoria'
interface Moratorium {
  community: string
  kind: string
  until: string
  note: string
}

export const moratorium = ({ community, kind, until, note }: Moratorium) =>
  `${community}: ${kind}, until ${until}. ${note}`.trim()
export const pausedTitle = 'Disconnections are paused in these communities:'
export const startMoratorium = 'Start a moratorium'
export const moratoriumEffect =
  'While a moratorium applies, we don’t disconnect gas in these communities, and no account there gets a disconnect notice.'
export const moratoriumKind = 'Type'
export const moratoriumKindMissing = 'Choose a type'
export const inAllCommunities = 'Apply to all communities'
export const firstDay = 'First day'
export const firstDayMissing = 'First day is required'
export const lastDayMissing = 'Last day is required'
export const moratoriumInPast = 'The first day can’t be before today'
export const moratoriumEndsEarly = 'The last day can’t be before the first day'
export const moratoriumTooLong = `A moratorium can last at most ${maxMoratoriumDays} days`
export const moratoriumExists = 'A moratorium of this type already applies there on some of these days.'
export const moratoriumReasonHint = 'For example, the forecast or the order that requires it.'
export const moratoriumStarted = 'The moratorium was saved.'
export const moratoriaNotLoaded = 'We couldn’t load the moratoria.'
export const noMoratoria = 'There are no moratoria yet.'
export const noMoratoriaHint = 'Start one when the weather, the season or an emergency rules out disconnects.'
export const moratoriaLastFirst = 'Moratoria, latest end first'
export const dates = 'Dates'
export const startedBy = 'Started by'
export const moratoriumArea = 'Communities'
export const endMoratorium = 'End moratorium'
export const cancelMoratorium = 'Cancel moratorium'
export const endMoratoriumOf = (kind: string, community: string) => `End moratorium: ${kind}, ${community}`
export const cancelMoratoriumOf = (kind: string, community: string) => `Cancel moratorium: ${kind}, ${community}`
export const endThisMoratorium = 'End this moratorium?'
export const cancelThisMoratorium = 'Cancel this moratorium?'
/** Without a community, the moratorium is for all of them. */
export const endMoratoriumEffect = (kind: string, community: string | null) =>
  community === null
    ? `When the moratorium “${kind}” ends, past-due accounts in all communities will be due for disconnect again right away, unless another hold or moratorium applies.`
    : `When the moratorium “${kind}” ends, past-due accounts in ${community} will be due for disconnect again right away, unless another hold or moratorium applies.`
export const keepMoratorium = 'Keep moratorium'
export const cancelMoratoriumEffect = (kind: string, community: string | null) =>
  community === null
    ? `The moratorium “${kind}” won’t start in any community.`
    : `The moratorium “${kind}” won’t start in ${community}.`
export const moratoriumEnded = 'The moratorium has ended.'
export const moratoriumCanceled = 'The moratorium was canceled.'
export const endedEarlyOn = (day: string) => `ended early on ${day}`
export const canceledOn = (day: string) => `canceled on ${day}`

export const moratoriumLabels: Record<MoratoriumKind, string> = {
  cold_weather: 'Cold weather',
  winter: 'Winter season',
  emergency: 'Declared emergency',
}

export const moratoriumStateLabels: Record<MoratoriumState, string> = {
  scheduled: 'Scheduled',
  active: 'In effect',
  ended: 'Ended',
}
