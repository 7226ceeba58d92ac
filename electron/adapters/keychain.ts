/** Loads the system's keychain on first use: its binary may be missing, and it may prompt the user. */
import type { Keychain } from '../session/keychain'

export const loadKeychain = async (): Promise<Keychain> => (await import('keytar')).default
