import { sessionTexts } from '#shared/texts'
import type { SignInNote } from '../../session/signInNote'

/** What the sign-in page says of what happened just before. */
export const noteTexts: Record<SignInNote['reason'], string> = {
  choice: 'You are signed out.',
  idle: 'You were signed out after 10 minutes without activity.',
  expired: sessionTexts.signInAgain,
  elsewhere: 'You signed out in another tab.',
  passwordChanged: sessionTexts.passwordChanged,
  emailChanged: 'Your email was changed. Sign in with the new one.',
  invitationAccepted: 'Your password is set. Sign in to see the account.',
}
