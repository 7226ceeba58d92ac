import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { HoldReason } from '#shared/billing/dunning'
import {
  type DunningAccount,
  endHold,
  getDisconnectedReport,
  getDunningReport,
  placeHold,
} from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { disconnections, dunningHolds } from '../../../server/db/schema/billing/dunning'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { addDebtor } from '../../support/data/billing/dunning'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
let ada: Awaited<ReturnType<typeof addDebtor>>

it.beforeAll(async ({ server }) => {
  token = await signInStaff(server, ['DUNNING.read', 'DUNNING.write'])
  ada = await addDebtor(server.database.db, { dueOn: '2026-02-18', name: { first: 'Ada', last: 'Ferris' } })
  await addDebtor(server.database.db, { dueOn: '2026-03-01' })
})
it.beforeEach(({ server }) => server.setNow(testNow))

async function due(
  server: TestServer,
  query: { held?: 'no' | 'yes'; community?: string; sort?: 'name' | '-name' | '-balance' | 'days' } = {},
  as = token,
) {
  const { data } = await server.call(getDunningReport, { query: { ...query, page_size: 500 } }, { token: as })
  return data as { accounts: DunningAccount[]; total_count: number; held_count: number; moratoria: unknown[] }
}
const numbersOf = ({ accounts }: { accounts: DunningAccount[] }) => accounts.map(({ account_no }) => account_no)
const hold = (
  server: TestServer,
  acct_no: string,
  body: { reason?: HoldReason; held_until?: string; note?: string } = {},
  as = token,
) => server.call(placeHold, { body: { acct_no, reason: 'medical', ...body } }, { token: as })
const release = (server: TestServer, holdId: string) => server.call(endHold, { params: { hold_id: holdId } }, { token })
const holdIdOf = ({ data }: { data: unknown }): string => (data as { hold_id: string }).hold_id

describe('accounts due for disconnect', () => {
  it('are turned off the next day from 2 PM in the provider’s time zone, and not before a weekend', async ({
    server,
  }) => {
    const { number } = await addDebtor(server.database.db, { dueOn: '2026-02-01', noticeOn: '2026-03-01' })
    const nextAt = async (moment: string) => {
      server.setNow(moment)
      // A session of days before has ended by then.
      const as = await signInStaff(server, ['DUNNING.read'])
      return (await due(server, {}, as)).accounts.find(({ account_no }) => account_no === number)?.next_action_on
    }
    expect(await nextAt('2026-03-18T18:59:00Z')).toBe('2026-03-18')
    expect(await nextAt('2026-03-18T19:00:00Z')).toBe('2026-03-19')
    expect(await nextAt('2026-03-19T19:00:00Z')).toBe('2026-03-23')
    await server.database.db.update(billingAccounts).set({ balance: 0 }).where(eq(billingAccounts.number, number))
  })

  it('are twenty days past due, and listed with their details', async ({ server }) => {
    const report = await due(server)
    expect(report).toEqual({
      as_of: '2026-03-13T15:00:00.000Z',
      accounts: [
        {
          account_no: ada.number,
          crm_customer_number: ada.customerNumber,
          name: 'Ada Ferris',
          email: ada.email,
          address: expect.any(String),
          community: 'Orchard Row',
          balance: 120,
          past_due: 120,
          past_due_days: 23,
          stage: 5,
          last_notice_on: null,
          hold_reason: null,
          hold_id: null,
          held_until: null,
          hold_note: '',
          next_action_on: '2026-03-13',
        },
      ],
      total_count: 1,
      held_count: 0,
      communities: [{ community: 'Orchard Row', count: 1 }],
      moratoria: [],
    })
  })

  it('are at the end of the list from ten days after their notice', async ({ server }) => {
    const { number } = await addDebtor(server.database.db, { dueOn: '2026-02-01', noticeOn: '2026-03-01' })
    const found = (await due(server)).accounts.find(({ account_no }) => account_no === number)
    // The 13th is a Friday.
    expect(found).toMatchObject({ stage: 7, last_notice_on: '2026-03-01', next_action_on: '2026-03-16' })
  })

  it('are sorted by name, balance or days, and by urgency without a choice', async ({ server }) => {
    const { db } = server.database
    const bea = await addDebtor(db, { dueOn: '2026-02-10', name: { first: 'Bea', last: 'Ash' } })
    const cy = await addDebtor(db, { dueOn: '2026-02-14', name: { first: 'Cy', last: 'Ash' } })
    await db.update(billingAccounts).set({ balance: 99_999 }).where(eq(billingAccounts.number, cy.number))
    const order = async (sort?: 'name' | '-name' | '-balance' | 'days') => {
      const shown = numbersOf(await due(server, sort ? { sort } : {}))
      return [ada, bea, cy].map(({ number }) => shown.indexOf(number))
    }
    const [byName, byBalance, byDays, byUrgency] = [
      await order('name'),
      await order('-balance'),
      await order('days'),
      await order(),
    ]
    expect(byName).toEqual(byName.toSorted((left, right) => left - right))
    expect(Math.min(...byBalance)).toBe(byBalance[2])
    expect(byDays[0]).toBeLessThan(byDays[2] ?? -1)
    expect(byDays[2]).toBeLessThan(byDays[1] ?? -1)
    expect(byUrgency[1]).toBeLessThan(byUrgency[0] ?? -1)
    for (const { number } of [bea, cy]) {
      await db.update(billingAccounts).set({ balance: 0 }).where(eq(billingAccounts.number, number))
    }
  })

  it('accounts of other communities are excluded by the filter', async ({ server }) => {
    expect((await due(server, { community: 'Elsewhere' })).total_count).toBe(0)
    expect(numbersOf(await due(server, { community: 'Orchard Row' }))).toContain(ada.number)
  })

  it('require the right to them', async ({ server }) => {
    const other = await signInStaff(server, ['NOTICES.read', 'NOTICES.write'])
    expect((await server.call(getDunningReport, { query: {} }, { token: other })).status).toBe(403)
  })
})

describe('a hold', () => {
  it('removes an account from the list until it ends, and leaves records of both', async ({ server }) => {
    const { number, customerNumber } = await addDebtor(server.database.db, { dueOn: '2026-02-18' })
    const placed = await hold(server, number, { held_until: '2026-04-12', note: 'Letter of the doctor came' })
    expect(numbersOf(await due(server))).not.toContain(number)
    const onHold = (await due(server, { held: 'yes' })).accounts.find(({ account_no }) => account_no === number)
    expect(onHold).toMatchObject({
      hold_reason: 'medical',
      held_until: '2026-04-12',
      hold_note: 'Letter of the doctor came',
      next_action_on: '2026-04-13',
    })

    expect((await release(server, holdIdOf(placed))).status).toBe(200)
    expect((await release(server, holdIdOf(placed))).status).toBe(200)
    expect(numbersOf(await due(server))).toContain(number)
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.customerNumber, customerNumber))
    expect(records.map(({ action }) => action).toSorted()).toEqual(['dunning.held', 'dunning.released'])
  })

  it('no longer applies after it has ended, and another can be placed', async ({ server }) => {
    const { number } = await addDebtor(server.database.db, { dueOn: '2026-02-18' })
    const first = holdIdOf(await hold(server, number, { held_until: '2026-03-14' }))
    await server.database.db.update(dunningHolds).set({ heldUntil: '2026-03-12' }).where(eq(dunningHolds.id, first))
    expect(numbersOf(await due(server))).toContain(number)
    expect((await hold(server, number)).status).toBe(200)
  })

  it('is rejected beside another one, for an unknown account, and until a day that is past or too far ahead', async ({
    server,
  }) => {
    const { number } = await addDebtor(server.database.db, { dueOn: '2026-02-18' })
    expect((await hold(server, number)).status).toBe(200)
    expect(await hold(server, number)).toMatchObject({ status: 409, messages: [dunningTexts.heldAlready] })
    expect(await hold(server, 'BA-none')).toMatchObject({ status: 404, fields: { acct_no: dunningTexts.notGas } })
    expect((await hold(server, ada.number, { held_until: '2026-03-12' })).fields).toEqual({
      held_until: dunningTexts.holdInPast,
    })
    expect((await hold(server, ada.number, { held_until: '2027-03-14' })).fields).toEqual({
      held_until: dunningTexts.holdTooLong,
    })
  })

  it('requires the right to write', async ({ server }) => {
    expect((await hold(server, ada.number, {}, await signInStaff(server, ['DUNNING.read']))).status).toBe(403)
  })
})

describe('accounts without gas', () => {
  it('are listed with the day, and are no longer due for disconnect', async ({ server }) => {
    const { number } = await addDebtor(server.database.db, { dueOn: '2026-01-18', noticeOn: '2026-02-07' })
    await server.database.db
      .insert(disconnections)
      .values({ billingAccountNumber: number, orderedOn: '2026-02-20', disconnectedOn: '2026-02-23' })
    const { data } = await server.call(getDisconnectedReport, { query: {} }, { token })
    expect(data).toMatchObject({
      total_count: 1,
      accounts: [{ account_no: number, stage: 9, disconnected_on: '2026-02-23', reconnect_on: null }],
    })
    expect(numbersOf(await due(server))).not.toContain(number)
  })

  it.for([
    ['no notice', undefined],
    ['a notice of nine days before', '2026-02-14'],
  ] as const)('can’t be recorded as such with %s', async ([_what, noticeOn], { server }) => {
    const { number } = await addDebtor(server.database.db, { dueOn: '2026-01-18', ...(noticeOn && { noticeOn }) })
    const work = { billingAccountNumber: number, orderedOn: '2026-02-20', disconnectedOn: '2026-02-23' }
    await expect(server.database.db.insert(disconnections).values(work)).rejects.toMatchObject({
      cause: { constraint: 'disconnected_after_notice' },
    })
  })
})
