/** Maps the user types that staff can create, as the specification names them, to kinds of customers. */
import type { CustomerKind } from '../customers/customers'

export const portalUserTypes = ['Customer', 'Builder', 'HOA', 'Land Developer'] as const
export type PortalUserType = (typeof portalUserTypes)[number]

export const customerKindByUserType: Record<PortalUserType, CustomerKind> = {
  Customer: 'residential',
  Builder: 'builder',
  HOA: 'hoa',
  'Land Developer': 'developer',
}
