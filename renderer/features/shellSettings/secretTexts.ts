/** Explains why the session can't be stored on this computer, and what the user can do about it. */
import type { SecretReason } from '#shared/desktop/codes'
import * as desktopTexts from '#shared/texts/desktop'

interface SecretTexts {
  explanation: string
  advice: string
}

const textsByReason: Record<SecretReason, SecretTexts> = {
  'no-session-bus': {
    explanation: desktopTexts.noMessageBus,
    advice: desktopTexts.noMessageBusAdvice,
  },
  'no-daemon': {
    explanation: desktopTexts.noKeychain,
    advice: desktopTexts.noKeychainAdvice,
  },
  locked: {
    explanation: desktopTexts.keychainLocked,
    advice: desktopTexts.keychainLockedAdvice,
  },
  'too-large': {
    explanation: desktopTexts.keychainTooSmall,
    advice: desktopTexts.keychainTooSmallAdvice,
  },
  'timed-out': {
    explanation: desktopTexts.keychainTimedOut,
    advice: desktopTexts.keychainTimedOutAdvice,
  },
  'not-loadable': {
    explanation: desktopTexts.keychainNotLoaded,
    advice: desktopTexts.keychainNotLoadedAdvice,
  },
  unknown: {
    explanation: desktopTexts.keychainRefused,
    advice: desktopTexts.keychainRefusedAdvice,
  },
}

export const secretTextsOf = (reason: SecretReason | null): SecretTexts => textsByReason[reason ?? 'unknown']

/** This is the consequence of every reason. */
export const signInAgainText = desktopTexts.signInAgainLater
