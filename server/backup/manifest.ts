/** The manifest of a backup: what it contains, with the figures that a restore verifies. */
import { z } from 'zod/mini'

export const TableManifest = z.object({
  schema: z.string(),
  name: z.string(),
  /** Generated columns are left out, because PostgreSQL computes them. */
  columns: z.array(z.string()),
  rows: z.int(),
  /** Depends on every value of every row, but not on the order of the rows. */
  digest: z.string(),
})
export type TableManifest = z.infer<typeof TableManifest>

export const SequenceManifest = z.object({
  schema: z.string(),
  name: z.string(),
  value: z.string(),
  /** False for a sequence that has not returned its value yet. */
  is_called: z.boolean(),
})
export type SequenceManifest = z.infer<typeof SequenceManifest>

const FileManifest = z.object({ key: z.string(), size: z.int(), sha256: z.string() })
export type FileManifest = z.infer<typeof FileManifest>

/** Sums in cents, as text because they may exceed a safe integer. */
export const Books = z.object({
  accounts: z.int(),
  balances: z.string(),
  statements: z.int(),
  billed: z.string(),
  payments: z.int(),
  paid: z.string(),
})
export type Books = z.infer<typeof Books>

export const BackupManifest = z.object({
  format: z.literal(1),
  created_at: z.string(),
  /** The creation times of the applied migrations, in order. */
  migrations: z.array(z.number()),
  tables: z.array(TableManifest),
  sequences: z.array(SequenceManifest),
  books: Books,
  files: z.array(FileManifest),
  /** Fingerprints of the keys by name. The keys themselves are in `secrets.json`, or with the operator. */
  keys: z.record(z.string(), z.string()),
})
export type BackupManifest = z.infer<typeof BackupManifest>
