/** Checks changes of records that several users edit. Each change names the version of the record that its user saw. */
import { isDeepStrictEqual } from 'node:util'
import type { Executor } from '../db/database'
import type { NamedRecords } from '../db/namedRecords'
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

/** Records with unique names, and what their users are told about conflicts. */
interface NamedKind<Input, Stored> {
  records: NamedRecords<Input, Stored>
  /** The field of the request that holds the name. */
  nameField: string
  takenText: string
  changedText: string
}

const nameTaken = ({ nameField, takenText }: Pick<NamedKind<never, never>, 'nameField' | 'takenText'>): AppError =>
  new AppError('conflict', takenText, { [nameField]: takenText })

/** What `lockVersion` needs of a kind of records, whether or not their names are unique. */
interface LockedKind<Stored> {
  records: Pick<NamedRecords<never, Stored>, 'lock'>
  changedText: string
}

/** Locks the record until the transaction ends. */
export const lockVersion = async <Stored extends { version: number }>(
  tx: Executor,
  { records, changedText }: LockedKind<Stored>,
  { id, version }: { id: string; version: number },
): Promise<Stored> => requireVersion(await records.lock(tx, id), version, changedText)

interface Creation<Input, Stored> {
  input: Input
  audit: (created: Stored) => Promise<void>
}

/** Creates a record once. A client that never received the answer repeats its request, and gets the first record. */
export async function createNamed<Input extends object, Stored extends object>(
  tx: Executor,
  kind: NamedKind<Input, Stored>,
  { input, audit }: Creation<Input, Stored>,
): Promise<Stored> {
  await kind.records.lockNames(tx)
  const created = await kind.records.insert(tx, input)
  if (created) {
    await audit(created)
    return created
  }
  const existing = await kind.records.findByName(tx, input)
  if (!existing || !isDeepStrictEqual({ ...existing, ...input }, existing)) throw nameTaken(kind)
  return existing
}

interface NamedChange<Input, Stored> {
  id: string
  version: number
  input: Input
  audit: (after: Stored, before: Stored) => Promise<void>
}

export async function changeNamed<Input, Stored extends { version: number }>(
  tx: Executor,
  kind: NamedKind<Input, Stored>,
  { id, version, input, audit }: NamedChange<Input, Stored>,
): Promise<Stored> {
  await kind.records.lockNames(tx)
  const before = requireVersion(await kind.records.lock(tx, id), version, kind.changedText)
  if (await kind.records.isNameTaken(tx, input, id)) throw nameTaken(kind)
  const after = await kind.records.store(tx, id, input)
  if (!after) throw notFound()
  await audit(after, before)
  return after
}
