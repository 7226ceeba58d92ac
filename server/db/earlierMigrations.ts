/** Creates the tables as an earlier build did, for data of that time. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { migrateDatabase } from './database'

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) })
type Migration = z.infer<typeof Journal>['entries'][number]

interface EarlierMigrations {
  migrationsFolder: string
  /** Selects the migrations to apply. */
  select: (migrations: readonly Migration[]) => readonly Migration[]
}

export async function applyEarlierMigrations(
  url: string,
  { migrationsFolder, select }: EarlierMigrations,
): Promise<void> {
  const draft = await mkdtemp(join(tmpdir(), 'portal-migrations-'))
  try {
    await cp(migrationsFolder, draft, { recursive: true })
    const path = join(draft, 'meta', '_journal.json')
    const journal = z.parse(Journal, JSON.parse(await readFile(path, 'utf8')))
    await writeFile(path, JSON.stringify({ ...journal, entries: select(journal.entries) }))
    await migrateDatabase(url, draft)
  } finally {
    await rm(draft, { recursive: true })
  }
}
