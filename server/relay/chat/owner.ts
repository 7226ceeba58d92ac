import { isStaff } from '#shared/access/access'
import type { AccountOwner } from '#shared/access/accountOwner'
import type { Actor } from '../../http/actor'

/** Staff ask about the account of the customer whom they have opened, everyone else about their own. */
export const ownerFor = ({ userType }: Pick<Actor, 'userType'>): AccountOwner => (isStaff(userType) ? 'theirs' : 'own')
