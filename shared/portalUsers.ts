/** The kinds of portal users that staff can make, as the specification names them, and what customer each is. */
import type { CustomerKind } from './customers'

export const portalUserTypes = ['Customer', 'Builder', 'HOA', 'Land Developer'] as const
export type PortalUserType = (typeof portalUserTypes)[number]

export const kindOfUser: Record<PortalUserType, CustomerKind> = {
  Customer: 'residential',
  Builder: 'builder',
  HOA: 'hoa',
  'Land Developer': 'developer',
}

export const userOfKind: Record<CustomerKind, PortalUserType> = {
  residential: 'Customer',
  builder: 'Builder',
  hoa: 'HOA',
  developer: 'Land Developer',
}

/** Texts of the specification, section 8. */
export const portalUserTexts = {
  /** The screens put "Error:" before it, as the specification does. */
  emailTaken: 'Email address already exists',
  noneByEmail: 'Error:No account found with the give email',
  noneByPhone: 'Error:No user found',
  createFailed: 'Error:Something went wrong. Please try later',
  created: 'User created successfully',
  codeSent: 'Email sent successfully!',
  codeFailed: 'Failed to sent Email!',
  disabled: 'This sign-in is disabled. It opens nothing until it is enabled again, whatever its password.',
  wrongAccount: 'One of the accounts is not there any more. Get the account details again.',
  severalCustomers:
    'These accounts belong to more than one customer. Choose those of one; the others can let the new user in from their own account.',
  wrongKind: 'These accounts belong to another kind of customer.',
} as const
