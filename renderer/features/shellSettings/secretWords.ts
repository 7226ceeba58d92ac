/** Why nobody stays signed in on this computer, and what can be done about it, for people. */
import type { SecretReason } from '#shared/desktop/codes'
import * as desktopTexts from '#shared/texts/desktop'

interface Words {
  why: string
  todo: string
}

const words: Record<SecretReason, Words> = {
  'no-session-bus': {
    why: desktopTexts.theDesktopOfThisComputer,
    todo: desktopTexts.signInToTheComputer,
  },
  'no-daemon': {
    why: desktopTexts.noKeychainIsRunningOn,
    todo: desktopTexts.startTheKeyringOfYour,
  },
  locked: {
    why: desktopTexts.theKeychainOfThisComputer,
    todo: desktopTexts.unlockItWithThePassword,
  },
  'too-large': {
    why: desktopTexts.theKeychainOfThisComputerTakes,
    todo: desktopTexts.saveTheDetailsBelowAnd,
  },
  'timed-out': {
    why: desktopTexts.theKeychainOfThisComputerDid,
    todo: desktopTexts.aQuestionOfTheSystem,
  },
  'not-loadable': {
    why: desktopTexts.aPartOfTheApp,
    todo: desktopTexts.askWhoeverLooksAfterThis,
  },
  unknown: {
    why: desktopTexts.theKeychainOfThisComputerRefused,
    todo: desktopTexts.tryAgainIfItStays,
  },
}

/** No reason at all is one that is not known. */
export const secretWords = (reason: SecretReason | null): Words => words[reason ?? 'unknown']

/** What it means, wherever it is told. */
export const notKept = desktopTexts.youHaveToSignIn
