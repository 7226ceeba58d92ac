/** Why nobody stays signed in on this computer, and what can be done about it, for people. */
import type { SecretReason } from '#shared/desktop/codes'

interface Words {
  why: string
  todo: string
}

const words: Record<SecretReason, Words> = {
  'no-session-bus': {
    why: 'The desktop of this computer offers no place to keep passwords: its message bus is not running.',
    todo: 'Sign in to the computer with its usual desktop and try again, or ask whoever looks after it.',
  },
  'no-daemon': {
    why: 'No keychain is running on this computer.',
    todo: 'Start the keyring of your desktop, such as GNOME Keyring or KWallet, and try again.',
  },
  locked: {
    why: 'The keychain of this computer is locked.',
    todo: 'Unlock it with the password of your computer and try again.',
  },
  'too-large': {
    why: 'The keychain of this computer takes nothing of this size.',
    todo: 'Save the details below and send them to whoever looks after this computer.',
  },
  'timed-out': {
    why: 'The keychain of this computer did not answer in time.',
    todo: 'A question of the system may be open behind this window. Answer it and try again.',
  },
  'not-loadable': {
    why: 'A part of the app that speaks with the keychain could not be loaded.',
    todo: 'Ask whoever looks after this computer to install the app anew.',
  },
  unknown: {
    why: 'The keychain of this computer refused, and did not say why.',
    todo: 'Try again. If it stays so, save the details below and send them to whoever looks after this computer.',
  },
}

/** No reason at all is one that is not known. */
export const secretWords = (reason: SecretReason | null): Words => words[reason ?? 'unknown']

/** What it means, wherever it is told. */
export const notKept = 'You have to sign in again after the app is closed.'
