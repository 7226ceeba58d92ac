/** Explains why the session can't be stored on this computer, and what the user can do about it. */
import type { SecretReason } from '#shared/desktop/codes'
import * as desktopTexts from '#shared/texts/desktop'

interface SecretTexts {
  explanation: string
  advice: string
}

const textsByReason: Record<SecretReason, SecretTexts> = {
  'no-session-bus': {
    explanation: desktopTexts.thisComputersDesktopHasNo,
    advice: desktopTexts.signInToTheComputer,
  },
  'no-daemon': {
    explanation: desktopTexts.noKeychainIsRunningOn,
    advice: desktopTexts.startYourDesktopsKeyringSuch,
  },
  locked: {
    explanation: desktopTexts.thisComputersKeychainIsLocked,
    advice: desktopTexts.unlockItWithYourComputer,
  },
  'too-large': {
    explanation: desktopTexts.thisComputersKeychainCantStore,
    advice: desktopTexts.saveTheDetailsBelowAnd,
  },
  'timed-out': {
    explanation: desktopTexts.thisComputersKeychainDidntRespond,
    advice: desktopTexts.aSystemPromptMayBe,
  },
  'not-loadable': {
    explanation: desktopTexts.thePartOfTheApp,
    advice: desktopTexts.askThePersonWhoManages,
  },
  unknown: {
    explanation: desktopTexts.thisComputersKeychainRefusedWithout,
    advice: desktopTexts.tryAgainIfItKeeps,
  },
}

export const secretTextsOf = (reason: SecretReason | null): SecretTexts => textsByReason[reason ?? 'unknown']

/** This is the consequence of every reason. */
export const signInAgainText = desktopTexts.youllHaveToSignIn
