/** Constants for requests for access to another user's account. */
import type { SignInLevel } from '#shared/contract/people'

export const requestDays = 14

/** Completes the sentence "You can …" in the email that grants access. */
export const grantedAccessLabels: Record<SignInLevel, string> = {
  holder: 'do everything there that you can do with your own account',
  full: 'do everything there that you can do with your own account, except manage its users',
  billing: 'see and pay its bills',
  view: 'see everything there',
}
