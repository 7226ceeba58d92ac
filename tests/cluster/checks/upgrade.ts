/**
 * Replaces the build of every process while customers use the portal. The next build has one more migration, which adds a
 * column, and fills it afterwards in small steps.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod/mini'
import { balanceCall, findCustomers } from '../../bench/customers'
import { post } from '../../bench/load'
import { quantile } from '../../bench/spread'
import { built, portalBuild } from '../../bench/world'
import { queryServer } from '../../support/debian/postgresql'
import type { ClusterCheck } from '../check'
import type { Cluster } from '../cluster'
import { startPaying } from './payingClients'

const rowCount = 1_000_000
const rowsPerInsert = 50_000
const rowsPerStep = 10_000
const quietMs = 20_000
const readers = 4

export const upgrade: ClusterCheck = {
  name: `rolling upgrade with a new column, filled in ${rowCount.toLocaleString('en')} rows`,
  goal: 'no failed request, p99 at most twice as long',
  async run(cluster) {
    await addNotes(cluster)
    const build = writeNextBuild(cluster.folder)
    const clients = await startPaying(cluster)
    const reading = await startReading(cluster)
    await delay(quietMs)
    const quiet = reading.takeTimes()
    execFileSync(process.execPath, built(build, 'main'), {
      env: { ...process.env, ...cluster.environment, ROLE: 'migrate' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await fillColumn(cluster)
    // A process of the earlier build that ends during the upgrade starts again.
    const [first] = cluster.webs
    await first?.stop()
    await first?.start()
    for (const portal of [...cluster.webs, cluster.worker]) {
      await portal.stop()
      await portal.start(build)
    }
    const during = reading.takeTimes()
    const failed = await reading.stop()
    const { payments, isRight, problems } = await clients.finish()
    const [before, after] = [quiet, during].map((times) =>
      quantile(
        times.toSorted((a, b) => a - b),
        0.99,
      ),
    ) as [number, number]
    return {
      value: `p99 ${before.toFixed(0)} → ${after.toFixed(0)} ms, ${failed + clients.retries()} of ${quiet.length + during.length + payments} requests failed${problems}`,
      isMet: isRight && failed + clients.retries() === 0 && after <= 2 * before,
    }
  },
}

/** Copies the notes of the demo data. */
async function addNotes({ database }: Cluster): Promise<void> {
  for (let added = 0; added < rowCount; added += rowsPerInsert) {
    await queryServer(
      database.url,
      `insert into customer_notes select copied.*
       from (select * from customer_notes limit 100) note
       cross join generate_series(1, ${rowsPerInsert} / (select count(*) from (select from customer_notes limit 100) notes)::int)
       cross join lateral jsonb_populate_record(null::customer_notes,
         to_jsonb(note) || jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', null)) copied`,
    )
  }
}

const Journal = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), when: z.number(), tag: z.string() })),
})

/** Copies the build, and adds a migration. */
function writeNextBuild(folder: string): string {
  const build = join(folder, 'next', 'server')
  cpSync(portalBuild, build, { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'next', 'node_modules'))
  const path = join(build, 'migrations', 'meta', '_journal.json')
  const journal = z.parse(Journal, JSON.parse(readFileSync(path, 'utf8')))
  const last = journal.entries.at(-1)
  if (!last) throw new Error('There are no migrations')
  const tag = '9999_note-length'
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag }
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
  writeFileSync(join(build, 'migrations', `${tag}.sql`), 'alter table customer_notes add column note_length integer;')
  return build
}

/** Fills the new column in steps, each of which locks few rows for a short time. */
async function fillColumn({ database: { pool } }: Cluster): Promise<void> {
  for (;;) {
    const { rowCount: filled } = await pool.query(
      `update customer_notes set note_length = length(customer_notes::text) where id in (
         select id from customer_notes where note_length is null limit ${rowsPerStep} for update skip locked)`,
    )
    if (!filled) return
  }
}

async function startReading({ url, database }: Cluster) {
  const customers = await findCustomers(url, database.db)
  let times: number[] = []
  let failed = 0
  let isOver = false
  const loops = Array.from({ length: readers }, async (_, reader) => {
    for (let turn = reader; !isOver; turn += 1) {
      const customer = customers[turn % customers.length]
      if (!customer) return
      const started = performance.now()
      const answer = await post(balanceCall(url, customer)).catch(() => null)
      if (answer?.status === 200) times.push(performance.now() - started)
      else failed += 1
      await delay(20)
    }
  })
  return {
    takeTimes(): number[] {
      const taken = times
      times = []
      return taken
    },
    async stop(): Promise<number> {
      isOver = true
      await Promise.all(loops)
      return failed
    },
  }
}
