/** Decisions about requests for access to somebody else's account. */
import type { SignInLevel } from '#shared/contract/people'

export const requestDays = 14

/** How what was granted reads in a mail. */
export const grantedWords: Record<SignInLevel, string> = {
  holder: 'do there what you may do with your own account',
  full: 'do there what you may do with your own account, but manage its users',
  billing: 'see its bills and pay them',
  view: 'look at everything there',
}
