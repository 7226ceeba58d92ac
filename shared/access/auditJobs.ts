/** Names the jobs and programs of the portal that write audit records. A record has the name in place of an IP address. */
const auditJobs = [
  'administrator setup',
  'autopay',
  'credit run',
  'notice run',
  'payment methods',
  'payments',
  'plan changes',
  'refunds',
  'scheduled payments',
  'staff replies',
] as const
export type AuditJob = (typeof auditJobs)[number]

/** Returns whether an audit record with this source was written by a job or a program. */
export const isAuditJob = (source: string): boolean => auditJobs.some((job) => job === source)
