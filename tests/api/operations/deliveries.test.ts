import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { getDeliveryRejects, getImportTemplate, listDeliveries } from '#shared/contract/operations/deliveries'
import * as deliveryTexts from '#shared/texts/operations/deliveries'
import * as importTexts from '#shared/texts/operations/imports'
import { addApiKey } from '../../support/data/access/apiKeys'
import { sendBatch } from '../../support/data/imports/batches'
import { householdRows } from '../../support/data/imports/deliveries'
import { importFiles } from '../../support/data/imports/importFiles'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
it.beforeAll(async ({ server }) => {
  token = await signInStaff(server, ['IMPORTS.read'])
})
it.beforeEach(async ({ server }) => {
  await server.database.pool.query('delete from deliveries')
})

const List = z.object({ deliveries: z.array(z.looseObject({ delivery_id: z.string() })), total_count: z.int() })
const list = async (server: TestServer, query: Record<string, number> = {}) =>
  List.parse((await server.call(listDeliveries, { query }, { token })).data)

const customers = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ customer_number: `CX-${n}`, name: `Customer ${n}`, kind: 'residential' }))

class Interruption extends Error {}

describe('the list of deliveries', () => {
  it('says of files who imported them, what became of each subject, and which sums they have', async ({ server }) => {
    await importFiles(server, householdRows(), { name: 'March 13' })
    const { deliveries, total_count } = await list(server)
    expect(total_count).toBe(1)
    expect(deliveries).toMatchObject([
      {
        name: 'March 13',
        source: 'command',
        started_by: 'operator',
        is_dry_run: false,
        state: 'done',
        can_continue: false,
        problems: [],
        progress: null,
        written_at: '2026-03-13T05:00:00.000Z',
        started_at: expect.any(String),
        finished_at: expect.any(String),
      },
    ])
    const [delivery] = deliveries
    expect(delivery?.['subjects']).toContainEqual({
      subject: 'statements',
      rows: 3,
      added: 3,
      changed: 0,
      unchanged: 0,
      closed: 0,
      rejected: 0,
      sums: [{ field: 'charges', declared: 220.2, found: 220.2 }],
    })
  })

  it('names the API key of a batch', async ({ server }) => {
    const key = await addApiKey(server, ['IMPORTS.write'], 'Counter system')
    await sendBatch(server, ['customers', customers(1)], { key, changes: { delivery: 'Counter 7' } })
    expect((await list(server)).deliveries).toMatchObject([
      { name: 'Counter 7', source: 'api', started_by: 'Counter system', state: 'done' },
    ])
  })

  it('says why a delivery was rejected, with the sums that differ', async ({ server }) => {
    const manifest = { statements: { sums: { charges: '1.00' } } }
    await importFiles(server, householdRows(), { manifest })
    const [delivery] = (await list(server)).deliveries
    expect(delivery).toMatchObject({
      state: 'rejected',
      problems: [importTexts.wrongSum('statements.csv', { field: 'charges', expected: '$1.00', read: '$220.20' })],
    })
    expect(delivery?.['subjects']).toContainEqual(
      expect.objectContaining({ sums: [{ field: 'charges', declared: 1, found: 220.2 }] }),
    )
  })

  it('is paginated, newest first', async ({ server }) => {
    for (const name of ['first', 'second', 'third']) await importFiles(server, { customers: customers(1) }, { name })
    const names = async (page_number: number) =>
      (await list(server, { page_number, page_size: 2 })).deliveries.map(({ name }) => name)
    expect(await names(1)).toEqual(['third', 'second'])
    expect(await names(2)).toEqual(['first'])
    expect((await list(server, { page_number: 2, page_size: 2 })).total_count).toBe(3)
  })

  it('shows the progress of an import that runs', async ({ server }) => {
    const seen: unknown[] = []
    await importFiles(
      server,
      { customers: customers(10_000) },
      {
        onProgress: async ({ phase }) => {
          if (phase === 'applied') seen.push((await list(server)).deliveries[0])
        },
      },
    )
    expect(seen).toMatchObject([
      { state: 'importing', progress: 75, can_continue: false, finished_at: null },
      { state: 'importing', progress: 99 },
    ])
  })

  it('says that an interrupted import can continue, until another one replaces it', async ({ server }) => {
    const onProgress = () => {
      throw new Interruption()
    }
    await expect(importFiles(server, { customers: customers(5) }, { name: 'cut', onProgress })).rejects.toThrow(
      Interruption,
    )
    expect((await list(server)).deliveries).toMatchObject([{ state: 'failed', can_continue: true, progress: null }])
    await importFiles(server, { customers: customers(6) }, { name: 'next' })
    expect((await list(server)).deliveries).toMatchObject([
      { name: 'next', state: 'done' },
      { name: 'cut', state: 'failed', can_continue: false },
    ])
  })

  it('is only for staff who may see imports', async ({ server }) => {
    const other = await signInStaff(server, ['EVENTS.read', 'APIKEYS.read'])
    expect((await server.call(listDeliveries, { query: {} }, { token: other })).status).toBe(403)
    const key = await addApiKey(server, ['IMPORTS.write'])
    expect((await server.call(listDeliveries, { query: {} }, { token: key })).status).toBe(403)
  })
})

describe('the rejects of a delivery', () => {
  const download = (server: TestServer, delivery_id: string) =>
    server.call(getDeliveryRejects, { params: { delivery_id } }, { token })

  it('are a spreadsheet with the line, the field and the reason', async ({ server }) => {
    const rows = [...customers(1), { customer_number: 'CX-9', name: '', kind: 'alien' }]
    const result = await importFiles(server, { customers: rows }, { name: 'March 13' })
    const answer = await download(server, result.deliveryId)
    expect(answer.headers['content-disposition']).toContain('March 13.csv')
    const [head, ...lines] = answer.bytes.toString().replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe(deliveryTexts.rejectHeadings.join(','))
    expect(lines.toSorted()).toEqual([
      expect.stringMatching(/^customers,3,kind,"Must be one of/),
      `customers,3,name,${importTexts.required}`,
    ])
  })

  it('are complete, also if there are many', async ({ server }) => {
    const rows = Array.from({ length: 6_000 }, (_, n) => ({ customer_number: `CX-${n}`, name: '', kind: 'alien' }))
    const result = await importFiles(server, { customers: rows })
    const answer = await download(server, result.deliveryId)
    expect(answer.bytes.toString().trim().split('\r\n')).toHaveLength(1 + 2 * rows.length)
  })

  it('of an unknown delivery are not found', async ({ server }) => {
    expect((await download(server, '3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a')).status).toBe(404)
  })
})

describe('a template', () => {
  it('has the columns of its subject below comments, and is only for staff who may see imports', async ({ server }) => {
    const ask = (by: string) => server.call(getImportTemplate, { params: { subject: 'customers' } }, { token: by })
    const answer = await ask(token)
    expect(answer.headers['content-disposition']).toContain('customers.csv')
    const lines = answer.bytes.toString().trim().split('\r\n')
    expect(lines.at(-1)).toBe('customer_number,name,kind')
    expect(lines.slice(0, -1).every((line) => /^\uFEFF?"?# /.test(line))).toBe(true)
    expect((await ask(await signInStaff(server, ['EVENTS.read']))).status).toBe(403)
  })
})
