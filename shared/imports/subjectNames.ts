/** Names the subjects of deliveries, in the order in which they are applied: what others refer to first. */
export const subjectNames = [
  'communities',
  'products',
  'customers',
  'premises',
  'contacts',
  'billing_accounts',
  'service_accounts',
  'subscriptions',
  // A balance contains everything up to its moment, so it is applied before what may be part of it.
  'balances',
  'payments',
  'statements',
  'statement_lines',
  'gas_readings',
  'data_usage',
] as const
export type SubjectName = (typeof subjectNames)[number]
