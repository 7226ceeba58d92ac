import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { type AuditRecord, exportAuditRecords, listAuditRecords } from '#shared/contract/access/audit'
import { actionLabels } from '#shared/texts/access/auditActions'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addAccount, addPerson, type Person } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let auditor: Person
let token: string
it.beforeAll(async ({ server }) => {
  auditor = await addPerson(server.database.db, { userType: 'CENTRIC', rights: ['AUDIT.read', 'EXPORT.read'] })
  token = await server.signIn(auditor)
})

const record = (server: TestServer, action: string, changes: Partial<typeof auditRecords.$inferInsert> = {}) =>
  server.database.db.insert(auditRecords).values({ action, source: '198.51.100.7', details: {}, ...changes })

async function list(server: TestServer, query: object = {}) {
  const { data } = await server.call(listAuditRecords, { query }, { token })
  return data as { records: AuditRecord[]; next: string | null }
}

const actions = ({ records }: { records: AuditRecord[] }) => records.map(({ action }) => action)

describe('the audit log', () => {
  it('shows who did what, for whom, when and from where', async ({ server }) => {
    const at = new Date('2026-01-05T10:00:00.000Z')
    await record(server, 'thing.done', { at, userId: auditor.userId, customerNumber: 'CU-1', details: { case: 'C-7' } })
    expect((await list(server, { action: 'thing.done' })).records).toMatchObject([
      {
        at: '2026-01-05T10:00:00.000Z',
        user_email: auditor.email,
        action: 'thing.done',
        crm_customer_number: 'CU-1',
        address: '198.51.100.7',
        details: { case: 'C-7' },
      },
    ])
  })

  it('names the people in the details, and no one else', async ({ server }) => {
    const details = { to: auditor.userId, other: '33333333-3333-4333-8333-333333333333', count: 3 }
    await record(server, 'named.done', { details })
    const [found] = (await list(server, { action: 'named.done' })).records
    expect(Object.keys(found?.names_by_id ?? {})).toEqual([auditor.userId])
    expect(found?.names_by_id[auditor.userId]).toMatch(/^\S+ \S+/)
  })

  it('continues after the previous page, also among records of the same moment', async ({ server }) => {
    await Promise.all(
      Array.from({ length: 5 }, (_, index) => record(server, `paged.n${index}`, { at: new Date('2026-01-06') })),
    )
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const page = await list(server, { action: 'paged', page_size: 2, ...(after && { after }) })
      seen.push(...actions(page))
      after = page.next
    } while (after)
    expect(seen.toSorted()).toEqual(['paged.n0', 'paged.n1', 'paged.n2', 'paged.n3', 'paged.n4'])
  })

  it('is filtered by subject, person, customer and day in the provider’s time zone', async ({ server }) => {
    await record(server, 'kind.one', { at: new Date('2026-01-08T05:59:00Z'), customerNumber: 'CU-2' })
    await record(server, 'kind.two', { at: new Date('2026-01-08T06:01:00Z'), userId: auditor.userId })
    await record(server, 'kindred.three', { at: new Date('2026-01-08T12:00:00Z') })
    expect(actions(await list(server, { action: 'kind' }))).toEqual(['kind.two', 'kind.one'])
    expect(actions(await list(server, { action: 'kind', email: auditor.email.toUpperCase().slice(0, -4) }))).toEqual([
      'kind.two',
    ])
    expect(actions(await list(server, { action: 'kind', crm_customer_number: 'CU-2' }))).toEqual(['kind.one'])
    // Midnight in Texas is six in the morning in UTC.
    expect(actions(await list(server, { action: 'kind', from_date: '2026-01-08', to_date: '2026-01-08' }))).toEqual([
      'kind.two',
    ])
  })

  it('excludes access records if only changes are requested', async ({ server }) => {
    const crm_customer_number = 'CU-3'
    await record(server, 'customer.opened', { at: new Date('2026-01-09'), customerNumber: crm_customer_number })
    await record(server, 'customer.closed', { at: new Date('2026-01-09'), customerNumber: crm_customer_number })
    expect(actions(await list(server, { crm_customer_number }))).toHaveLength(2)
    expect(actions(await list(server, { crm_customer_number, views: 'no' }))).toEqual(['customer.closed'])
  })

  it('is exported as a spreadsheet, which is recorded', async ({ server }) => {
    await record(server, 'exported.=1+1', { details: { note: 'a, "b"' } })
    const answer = await server.call(exportAuditRecords, { query: { action: 'exported' } }, { token })
    expect(answer.status).toBe(200)
    const text = answer.bytes.toString()
    expect(text).toContain('Time,Name,Email,Event,Customer,Details,From,')
    expect(text).toContain('Exported =1+1,')
    expect(answer.bytes.toString()).toContain('"{""note"":""a, \\""b\\""""}"')
    expect((await list(server, { action: 'audit.exported' })).records).toMatchObject([
      { details: { action: 'exported' } },
    ])
  })

  it('is exported completely, however many records match', async ({ server }) => {
    await server.database.db.execute(sql`insert into audit_records (action, address, details)
      select 'mass.n' || number, '198.51.100.7', '{}' from generate_series(1, 5002) number`)
    const { bytes } = await server.call(exportAuditRecords, { query: { action: 'mass' } }, { token })
    expect(new Set(bytes.toString().trim().split('\r\n')).size).toBe(1 + 5002)
  })

  it('is exported in the provider’s time zone, in the words of the screen', async ({ server }) => {
    const details = { account: 'BA-1', reason: 'arrangement', until: '2026-11-29', amount: 2400 }
    await record(server, 'dunning.held', { at: new Date('2026-01-08T05:59:00Z'), customerNumber: 'CU-2', details })
    const { bytes } = await server.call(exportAuditRecords, { query: { action: 'dunning' } }, { token })
    const [, row] = bytes.toString().split('\r\n')
    const label = actionLabels['dunning.held']
    const detailsColumn = 'until: 11/29/2026 · amount: $24.00 · reason: Payment arrangement kept · account: BA-1'
    expect(row?.startsWith(`2026-01-07 23:59 CST,,,${label},CU-2,${detailsColumn},`), row).toBe(true)
  })

  it('names the contact and the service that were affected', async ({ server }) => {
    const { db } = server.database
    const ada = await addPerson(db, { name: { first: 'Ada', last: 'Quill' } })
    const account = await addAccount(db, ada.customerNumber)
    await record(server, 'person.invited', {
      details: { contact: ada.contactId, serviceAccount: account.serviceAccountId },
    })
    const [found] = (await list(server, { action: 'person.invited' })).records
    expect(found?.names_by_id).toEqual({
      [ada.contactId]: 'Ada Quill',
      [account.serviceAccountId]: account.serviceAccountNumber,
    })
  })

  it('is not available without the right', async ({ server }) => {
    const clerk = await addPerson(server.database.db, { userType: 'CENTRIC', rights: ['QUEUE.read'] })
    expect((await server.call(listAuditRecords, { query: {} }, { token: await server.signIn(clerk) })).status).toBe(403)
  })

  it.for([
    ['changed', sql`update audit_records set action = 'x'`],
    ['deleted', sql`delete from audit_records`],
    ['emptied', sql`truncate audit_records`],
  ] as const)('cannot be %s', async ([_what, statement], { server }) => {
    await record(server, 'kept.always')
    await expect(server.database.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'audit records are neither changed nor deleted' },
    })
    expect(actions(await list(server, { action: 'kept' }))).toContain('kept.always')
  })
})
