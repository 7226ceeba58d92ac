import type { AccountOwner } from '#shared/access/accountOwner'
import { useSignedIn } from './SignedIn'

/** Returns whether the account on screen is the reader's own. Staff must not read texts that say "you". */
export const useAccountOwner = (): AccountOwner => (useSignedIn().customer === null ? 'own' : 'theirs')
