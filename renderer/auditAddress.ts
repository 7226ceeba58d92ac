/** Where the audit log shows what was done, looks among it: who asks for one person or customer asks for those above all. */
import { paths } from './paths'

/** Among what was done, the many looks would be all that one sees: they are asked for. */
export const withLooks = 'all'

export const auditOf = (whose: { who: string } | { customer: string }): string =>
  `${paths.auditLog}?${new URLSearchParams({ ...whose, about: withLooks }).toString()}`
