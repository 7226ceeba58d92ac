/** Decisions about requests for access to somebody else's account. */
import type { SignInLevel } from '#shared/contract/people'

export const requestDays = 14

/** How what was granted reads in a mail. */
export const grantedWords: Record<SignInLevel, string> = {
  holder: 'do everything there that you can do with your own account',
  full: 'do everything there that you can do with your own account, except manage its users',
  billing: 'see and pay its bills',
  view: 'see everything there',
}
