import type { SignInNote } from '../../session/signInNote'
import * as sessionTexts from '#shared/texts/session'

/** What the sign-in page says of what happened just before. */
export const noteTexts: Record<SignInNote['reason'], string> = {
  choice: sessionTexts.youreSignedOut,
  idle: sessionTexts.youWereSignedOutAfter,
  expired: sessionTexts.signInAgain,
  elsewhere: sessionTexts.youSignedOutInAnotherTab,
  passwordChanged: sessionTexts.passwordChanged,
  emailChanged: sessionTexts.yourEmailWasChangedSign,
  invitationAccepted: sessionTexts.yourPasswordIsSetSign,
}
