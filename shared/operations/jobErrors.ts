/** Defines why a job failed, as far as administrators may see it. The error itself can contain personal data. */
export const jobErrors = [
  'interrupted',
  'connection',
  'timeout',
  'mail',
  'sms',
  'database',
  'sealed',
  'payload',
  'other',
] as const
export type JobError = (typeof jobErrors)[number]
