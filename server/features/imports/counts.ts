/** Describes what a delivery did with the rows of a subject, as calls return it. */
import type { SubjectCounts } from '#shared/contract/operations/deliveries'
import type { FileState } from './deliveries.queries'

type CountedFile = Pick<
  FileState,
  'subject' | 'sums' | 'readRows' | 'addedRows' | 'changedRows' | 'unchangedRows' | 'closedRows' | 'rejectedRows'
>

export const countsOf = (file: CountedFile): SubjectCounts => ({
  subject: file.subject,
  rows: file.readRows,
  added: file.addedRows,
  changed: file.changedRows,
  unchanged: file.unchangedRows,
  closed: file.closedRows,
  rejected: file.rejectedRows,
  sums: Object.entries(file.sums).map(([field, { expected, read }]) => ({ field, declared: expected, found: read })),
})
