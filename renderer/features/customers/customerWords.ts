/** Words for kinds of customers. */
import type { CustomerKind } from '#shared/customers'

export const kindLabels: Record<CustomerKind, string> = {
  residential: 'Resident',
  builder: 'Builder',
  hoa: 'HOA',
  developer: 'Land developer',
}
