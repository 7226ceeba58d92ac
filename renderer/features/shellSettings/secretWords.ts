/** Why nobody stays signed in on this computer, and what can be done about it, for people. */
import type { SecretReason } from '#shared/desktop/codes'
import * as desktopTexts from '#shared/texts/desktop'

interface Words {
  why: string
  todo: string
}

const words: Record<SecretReason, Words> = {
  'no-session-bus': {
    why: desktopTexts.thisComputersDesktopHasNo,
    todo: desktopTexts.signInToTheComputer,
  },
  'no-daemon': {
    why: desktopTexts.noKeychainIsRunningOn,
    todo: desktopTexts.startYourDesktopsKeyringSuch,
  },
  locked: {
    why: desktopTexts.thisComputersKeychainIsLocked,
    todo: desktopTexts.unlockItWithYourComputer,
  },
  'too-large': {
    why: desktopTexts.thisComputersKeychainCantStore,
    todo: desktopTexts.saveTheDetailsBelowAnd,
  },
  'timed-out': {
    why: desktopTexts.thisComputersKeychainDidntRespond,
    todo: desktopTexts.aSystemPromptMayBe,
  },
  'not-loadable': {
    why: desktopTexts.thePartOfTheApp,
    todo: desktopTexts.askThePersonWhoManages,
  },
  unknown: {
    why: desktopTexts.thisComputersKeychainRefusedWithout,
    todo: desktopTexts.tryAgainIfItKeeps,
  },
}

/** No reason at all is one that is not known. */
export const secretWords = (reason: SecretReason | null): Words => words[reason ?? 'unknown']

/** What it means, wherever it is told. */
export const notKept = desktopTexts.youllHaveToSignIn
