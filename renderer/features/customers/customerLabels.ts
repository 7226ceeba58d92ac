import type { CustomerKind } from '#shared/customers/customers'
import * as customerTexts from '#shared/texts/customers/customers'

export const kindLabels: Record<CustomerKind, string> = {
  residential: 'Resident',
  builder: 'Builder',
  hoa: 'HOA',
  developer: customerTexts.landDeveloper,
}
