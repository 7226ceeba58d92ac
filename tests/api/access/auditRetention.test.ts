import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { type AuditRecord, listAuditRecords } from '#shared/contract/access/audit'
import { auditPartitionsJob } from '../../../server/cleanup/auditPartitions.job'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { withSettings } from '../../support/server/serverTest'

const it = withSettings({ AUDIT_DAYS: '100' })

it.beforeEach(({ server }) => server.setNow(testNow))

const record = (server: TestServer, action: string, at: string) =>
  server.database.db.insert(auditRecords).values({ action, source: '198.51.100.7', details: {}, at: new Date(at) })

async function listActions(server: TestServer, action: string): Promise<string[]> {
  const token = await signInStaff(server, ['AUDIT.read'])
  const { data } = await server.call(listAuditRecords, { query: { action } }, { token })
  return (data as { records: AuditRecord[] }).records.map((found) => found.action)
}

async function partitionsOf(server: TestServer, action: string): Promise<string[]> {
  const { rows } = await server.database.db.execute<{ name: string }>(
    sql`select tableoid::regclass::text as name from audit_records where starts_with(action, ${action}) order by at`,
  )
  return rows.map(({ name }) => name)
}

/** The log of a portal whose records from before it had partitions have expired. */
const removeOlderRecords = (server: TestServer) =>
  server.database.db.execute(sql`drop table if exists audit_records_before`)

describe('the audit log', () => {
  it('is divided into months of UTC, and lists the records of all of them', async ({ server }) => {
    await removeOlderRecords(server)
    await record(server, 'month.last', '2026-01-31T23:59:59.999Z')
    await record(server, 'month.first', '2026-02-01T00:00:00.000Z')
    await server.runScheduled(auditPartitionsJob)
    await record(server, 'month.ahead', '2026-05-31T23:59:59.999Z')
    await record(server, 'month.later', '2026-06-01T00:00:00.000Z')
    expect(await partitionsOf(server, 'month')).toEqual([
      'audit_records_2026_01',
      'audit_records_2026_02',
      'audit_records_2026_05',
      'audit_records_other',
    ])
    await server.runScheduled(auditPartitionsJob)
    expect((await partitionsOf(server, 'month')).at(-1)).toBe('audit_records_2026_06')
    expect(await listActions(server, 'month')).toEqual(['month.later', 'month.ahead', 'month.first', 'month.last'])
  })

  it('loses a month once all of it is older than the setting says, and records that', async ({ server }) => {
    await removeOlderRecords(server)
    // A hundred days before the test's time is December 3.
    await record(server, 'old.november', '2025-11-30T12:00:00.000Z')
    await record(server, 'old.december', '2025-12-01T12:00:00.000Z')
    await server.runScheduled(auditPartitionsJob)
    expect(await listActions(server, 'old')).toEqual(['old.december'])
    const expired = await server.database.db.select().from(auditRecords).where(eq(auditRecords.action, 'audit.expired'))
    expect(expired.map(({ details }) => details)).toEqual([{ before: '2025-12-01', count: 1 }])
  })

  it('rejects changes to the records of a month, also in its own table', async ({ server }) => {
    const { db } = server.database
    await removeOlderRecords(server)
    await server.runScheduled(auditPartitionsJob)
    for (const table of ['audit_records', 'audit_records_2026_03', 'audit_records_other']) {
      for (const change of [`delete from ${table}`, `update ${table} set action = ''`, `truncate ${table}`]) {
        await expect(db.execute(sql.raw(change))).rejects.toMatchObject({
          cause: { message: 'audit records are neither changed nor deleted' },
        })
      }
    }
  })

  it('keeps its partitions while another transaction reads it, and the job succeeds', async ({ server }) => {
    const { db } = server.database
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from audit_records limit 1`)
      server.setNow('2031-01-15T15:00:00.000Z')
      await server.runScheduled(auditPartitionsJob)
    })
    await server.runScheduled(auditPartitionsJob)
    const { rows } = await db.execute(
      sql`select name from list_audit_partitions() where name = 'audit_records_2031_03'`,
    )
    expect(rows).toHaveLength(1)
  })
})
