/** Backs up the portal, wipes it, restores it, and compares every table and file. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { built, portalBuild } from '../../bench/world'
import { queryServer } from '../../support/debian/postgresql'
import type { ClusterCheck } from '../check'
import type { Cluster } from '../cluster'

const Table = z.object({ name: z.string() })
const Fingerprint = z.object({ rows: z.string(), hash: z.string() })

export const backup: ClusterCheck = {
  name: 'backup, wipe, restore',
  goal: 'verified equal',
  async run(cluster) {
    const { folder, environment, webs, worker } = cluster
    const portals = [...webs, worker]
    for (const portal of portals) await portal.stop()
    const before = await readPortal(cluster)
    const target = join(folder, 'backup')
    const started = performance.now()
    runPrograms('backup', target, environment)
    await wipe(cluster)
    runPrograms('restore', target, environment)
    const seconds = (performance.now() - started) / 1000
    const after = await readPortal(cluster)
    for (const portal of portals) await portal.start()
    const different = [...new Set([...before.keys(), ...after.keys()])].filter(
      (key) => before.get(key) !== after.get(key),
    )
    return {
      value: `${before.size} tables and files in ${seconds.toFixed(0)} s, ${different.length} differ${different
        .slice(0, 5)
        .map((name) => `; ${name}`)
        .join('')}`,
      isMet: different.length === 0,
    }
  },
}

const runPrograms = (name: 'backup' | 'restore', target: string, environment: Readonly<Record<string, string>>) =>
  execFileSync(process.execPath, [...built(portalBuild, name), target], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Drops the database, and moves the files away. */
async function wipe({ database, folder, environment }: Cluster): Promise<void> {
  const maintenance = new URL(database.url)
  maintenance.pathname = '/postgres'
  await queryServer(maintenance.href, 'drop database portal with (force)')
  await queryServer(maintenance.href, 'create database portal')
  const files = environment['FILES_DIR'] ?? ''
  renameSync(files, join(folder, 'wiped-files'))
}

/** Returns a fingerprint of each table and file. */
async function readPortal({ database, environment }: Cluster): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const tables = await queryServer(
    database.url,
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'drizzle') and relkind in ('r', 'p') and not relispartition`,
  )
  for (const { name } of z.parse(z.array(Table), tables)) {
    const rows = await queryServer(
      database.url,
      `select count(*)::text as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hash from ${name} t`,
    )
    const [{ rows: count, hash } = { rows: '', hash: '' }] = z.parse(z.array(Fingerprint), rows)
    found.set(name, `${count} ${hash}`)
  }
  const files = environment['FILES_DIR'] ?? ''
  for (const entry of readdirSync(files, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    found.set(path, createHash('sha256').update(readFileSync(path)).digest('hex'))
  }
  return found
}
