/** The system's keychain. Loaded late: its binary may be missing, and asking it may put a question to the person. */
import type { Keychain } from '../session/keychainStore'

export const loadKeychain = async (): Promise<Keychain> => (await import('keytar')).default
