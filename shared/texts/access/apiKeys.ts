/** Texts about API keys. */
import type { KeyRight, KeyStatus } from '../../access/apiKeys'
import { minutesText } from '../../format/minutes'
import { countText, quantity } from '../../format/plural'

export const unknownKey = 'This API key is unknown, expired or revoked.'
export const notForKeys = 'API keys can’t make this call. Sign in as a user.'
export const rightMissing = (right: string) =>
  `This API key doesn’t include this call. It needs the “${right}” permission.`
export const onlyForKeys = 'Make this call with an API key.'
export const tooManyCalls = (minutes: number) =>
  `You’ve made too many API calls in a short time. Try again in ${minutesText(minutes)}.`

export const nameTaken = 'Another key already has this name.'
export const rightRequired = 'Select at least one permission'
export const daysOutOfRange = (max: number) => `Enter a number of days from 1 to ${max}`
export const rightsAbove = 'A key can’t have more permissions than you.'
export const keyRevoked = 'This key was revoked. Create a new one.'
export const tooManyKeys = (max: number) =>
  `There are already ${countText(max)} keys. Revoke keys that are no longer used.`

export const keysNotLoaded = 'We couldn’t load the API keys.'
export const intro =
  'Other systems, such as your billing system, call the portal’s API with these keys. Give each system its own key.'
export const noKeys = 'There are no API keys yet.'
export const keysCaption = 'API keys, newest first'
export const createKey = 'Create a key'
export const nameHint = 'The system that will use it, such as “Billing system”.'
export const key = 'Key'
export const endsWith = (lastCharacters: string) => `Ends with ${lastCharacters}`
export const permissions = 'Permissions'
export const validFor = 'Valid for'
export const daysText = (days: number) => quantity(days, 'day', 'days')
export const expires = 'Expires'
export const lastUsed = 'Last used'
export const createdBy = 'Created by'
export const formerUntil = 'The old key works until <date/>.'
export const rotate = 'Rotate'
export const rotateKey = (name: string) => `Rotate ${name}`
export const rotateTitle = (name: string) => `Rotate “${name}”?`
export const rotateEffect =
  'You’ll get a new key. The current one keeps working for up to 24 hours, which gives you time to update the other system.'
export const rotatedLately =
  'This key was rotated less than 24 hours ago, and the old key still works. If you don’t have the new key, create another one and revoke this one.'
export const revoke = 'Revoke'
export const revokeKey = (name: string) => `Revoke ${name}`
export const revokeTitle = (name: string) => `Revoke “${name}”?`
export const revokeEffect = 'The system that uses this key loses access right away. This can’t be undone.'
export const revoked = 'Key revoked.'
export const issuedTitle = (name: string) => `Your key for “${name}”`
export const issuedHint =
  'Copy this key now and store it with your other system’s secrets. The portal stores only a hash, so you can’t see it again.'
export const copyKey = 'Copy the key'
export const iveStoredIt = 'I’ve stored it'

export const statusLabels: Record<KeyStatus, string> = { active: 'Active', expired: 'Expired', revoked: 'Revoked' }
export const rightLabels: Record<KeyRight, string> = {
  'EVENTS.read': 'Read events',
  'IMPORTS.write': 'Import data',
}
