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
