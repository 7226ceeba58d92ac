/** Checks changes of records that several users edit. Each change names the version of the record that its user saw. */
import { AppError, notFound } from './appError'

/** Rejects a change of a record that no longer exists or has changed since. */
export function requireVersion<Row extends { version: number }>(
  row: Row | null,
  version: number,
  changedText: string,
): Row {
  if (!row) throw notFound()
  if (row.version !== version) throw new AppError('conflict', changedText)
  return row
}

interface Creation<Row> {
  /** Returns null when another record has the name. */
  insert: () => Promise<Row | null>
  findIdentical: () => Promise<Row | null>
  audit: (row: Row) => Promise<void>
  takenError: () => AppError
}

/** Creates a record once. A client that never received the answer repeats its request, and gets the first record. */
export async function createOnce<Row>({ insert, findIdentical, audit, takenError }: Creation<Row>): Promise<Row> {
  const created = await insert()
  if (created) {
    await audit(created)
    return created
  }
  const identical = await findIdentical()
  if (!identical) throw takenError()
  return identical
}
