/** The texts of the email that grants access to another user's account. */
import type { SignInLevel } from '#shared/contract/customers/people'

/** Completes the sentence "You can …" in the email that grants access. */
export const grantedAccessLabels: Record<SignInLevel, string> = {
  holder: 'do everything there that you can do with your own account',
  full: 'do everything there that you can do with your own account, except manage its users',
  billing: 'see and pay its bills',
  view: 'see everything there',
}
