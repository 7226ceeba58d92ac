/** Decides the role and level of people who act for a customer. */
import type { UserType } from '#shared/access/access'
import type { SignInLevel } from '#shared/contract/customers/people'
import type { CustomerKind } from '#shared/customers/customers'

export const invitationDays = 7

/** Derives the level from a role's rights, whatever the role is called. */
export function levelOf(rights: readonly string[]): SignInLevel {
  if (rights.includes('MANAGECONTACT.write')) return 'holder'
  if (rights.includes('ACCOUNTPREF.write')) return 'full'
  return rights.includes('MANAGEPAYMENT.write') ? 'billing' : 'view'
}

const holderRoles: Record<CustomerKind, string> = {
  residential: 'Customer owner',
  builder: 'Builder / Land developer',
  developer: 'Builder / Land developer',
  hoa: 'HOA manager',
}

/** Returns the name of the role for a level at that kind of customer. */
export function roleNameOf(level: SignInLevel, kind: CustomerKind): string {
  switch (level) {
    case 'holder':
      return holderRoles[kind]
    case 'full':
      return kind === 'residential' ? 'Authorized – full' : 'Authorized – full, properties'
    case 'billing':
      return 'Authorized – billing'
    case 'view':
      return 'Authorized – view'
  }
}

export const userTypeOf: Record<CustomerKind, UserType> = {
  residential: 'CUSTOMER',
  builder: 'BUILDER',
  developer: 'DEVELOPER',
  hoa: 'BUILDER',
}
