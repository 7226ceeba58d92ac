/** Builds URLs of the audit log. */
import { paths } from '#shared/paths'

/** The log hides account accesses by default, because they outnumber all other records. This value shows them too. */
export const withAccessRecords = 'all'

export const auditUrlOf = (filter: { who: string } | { customer: string }): string =>
  `${paths.auditLog}?${new URLSearchParams({ ...filter, about: withAccessRecords }).toString()}`
