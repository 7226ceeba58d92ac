/** Defines what API keys may do, and how long they are valid. */
import type { Right } from './access'

/** A key can have these rights. A call that requires one of them has `takesKey`. */
export const keyRights = ['EVENTS.read', 'IMPORTS.write'] as const satisfies readonly Right[]
export type KeyRight = (typeof keyRights)[number]

/** Every key starts with this, so that people and scanners of source code recognize it. */
export const keyPrefix = 'apikey_'

/** Keys that have not been revoked. */
export const maxApiKeys = 100
export const apiKeyNameLimit = 60
export const maxKeyDays = 365
/** The screen offers these. */
export const keyDayChoices = [30, 90, 180, 365] as const

/** After a rotation, the former key is valid for this long, so that the other system can be changed meanwhile. */
export const formerKeyHours = 24

export const keyStatuses = ['active', 'expired', 'revoked'] as const
export type KeyStatus = (typeof keyStatuses)[number]
