/** Names the jobs of the portal that write audit records. A record has the name in place of a network address. */
export const auditJobs = [
  'autopay',
  'credit run',
  'notice run',
  'plan changes',
  'refunds',
  'scheduled payments',
] as const
export type AuditJob = (typeof auditJobs)[number]

/** Returns whether an audit record with this address was written by a job. */
export const isAuditJob = (address: string): boolean => auditJobs.some((job) => job === address)
