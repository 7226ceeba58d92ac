import * as sessionTexts from '#shared/texts/signIn/session'
import type { SignInNote } from '../../session/signInNote'

/** These texts explain on the sign-in page why the user is there. */
export const noteTexts: Record<SignInNote['reason'], string> = {
  choice: sessionTexts.youreSignedOut,
  idle: sessionTexts.signedOutIdle,
  expired: sessionTexts.signInAgain,
  elsewhere: sessionTexts.youSignedOutInAnotherTab,
  passwordChanged: sessionTexts.passwordChanged,
  emailChanged: sessionTexts.emailChanged,
  invitationAccepted: sessionTexts.passwordSet,
}
