import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  addAddon,
  cancelPlanChange,
  changePlan,
  listCommunityPlans,
  listServicePlans,
  listUserAddons,
  removeAddon,
} from '#shared/contract/plans'
import { planTexts } from '#shared/plans'
import { contacts, serviceAccounts } from '../../server/db/schema/accounts'
import { auditRecords, outboxMessages } from '../../server/db/schema/records'
import { subscriptions } from '../../server/db/schema/plans'
import { applyDueChanges } from '../../server/features/plans/changeRound'
import { addAccount, addPerson } from '../support/people'
import { addCatalog, addSubscription } from '../support/plans'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Somebody on PLUS-500 whose billing month is March 1st to 31st, and it is the 13th. */
async function subscriber(plan = 'PLUS-500', rights?: string[]) {
  const { db } = server.database
  server.setNow(testNow)
  const person = await addPerson(db, rights ? { rights } : {})
  const account = await addAccount(db, person.customerNumber, { startedOn: '2026-01-01' })
  await addCatalog(db)
  await addSubscription(db, account, plan)
  const token = await server.signIn(person)
  const order = {
    crm_contact_id: person.contactId,
    crm_premise_id: account.premiseNumber,
    street_address: '412 Fennick Ave',
    crm_service_account_id: account.serviceAccountId,
    from_product_code: plan,
    service_tyoe: 'FIBER' as const,
  }
  return {
    person,
    account,
    token,
    order,
    change: (to: string, effective: 'today' | 'next_bill', idempotencyKey?: string) =>
      server.call(
        changePlan,
        { body: { ...order, to_product_code: to, effective } },
        { token, ...(idempotencyKey && { idempotencyKey }) },
      ),
    add: (to: string, isShippable: boolean, idempotencyKey?: string) =>
      server.call(
        addAddon,
        { body: { ...order, to_product_code: to, is_shippable: isShippable } },
        { token, ...(idempotencyKey && { idempotencyKey }) },
      ),
    running: async () => {
      const body = { crm_service_account_id: [account.serviceAccountId] }
      // Signed in anew: weeks later the first session has ended.
      const { data } = await server.call(listServicePlans, { body }, { token: await server.signIn(person) })
      return Running.parse(data)[0]
    },
  }
}

const Running = z.array(
  z.object({
    plan: z.nullable(z.object({ id: z.string() })),
    addons: z.array(z.object({ id: z.string() })),
    scheduled: z.array(z.object({ change_id: z.string(), kind: z.string() })),
  }),
)
const Changed = z.object({ change_id: z.string() })

describe('the plans of a community', () => {
  it('stand beside the one that runs, with what each costs from today', async () => {
    const { account, token } = await subscriber()
    const body = { crm_premise_id: account.premiseNumber, service_type: 'FIBER' as const }
    const { data } = await server.call(listCommunityPlans, { body }, { token })
    const plan = { channels: null, minutes: null, facts: null }
    expect(data).toEqual({
      community_name: 'Orchard Row',
      availability: 'offered',
      crm_service_account_id: account.serviceAccountId,
      current: {
        id: 'PLUS-500',
        name: 'PLUS-500',
        description: '500 Mb/s',
        serviceType: 'FIBER',
        price: { monthly: 60 },
        speed_mbps: 500,
        channels: null,
        minutes: null,
        started_on: '2025-01-01',
      },
      current_facts: null,
      today: '2026-03-13',
      month_ends_on: '2026-03-31',
      next_bill_on: '2026-04-01',
      scheduled: null,
      plans: [
        {
          ...plan,
          id: 'PLUS-500',
          name: 'PLUS-500',
          description: '500 Mb/s',
          price: { monthly: 60 },
          speed_mbps: 500,
          is_current: true,
          price_difference: 0,
          proration: null,
        },
        {
          ...plan,
          id: 'GIG-1000',
          name: 'GIG-1000',
          description: '1000 Mb/s',
          price: { monthly: 80 },
          speed_mbps: 1000,
          is_current: false,
          price_difference: 20,
          // 19 of 31 days.
          proration: 12.26,
        },
      ],
    })
  })

  it('are none where the agreement of the community sets the plan', async () => {
    const { account, token } = await subscriber('BULK-500')
    const body = { crm_premise_id: account.premiseNumber, service_type: 'FIBER' as const }
    const { data } = await server.call(listCommunityPlans, { body }, { token })
    expect(data).toMatchObject({ availability: 'by_agreement', plans: [] })
  })

  it('say that a service is not available there', async () => {
    const { account, token } = await subscriber()
    const body = { crm_premise_id: account.premiseNumber, service_type: 'TV' as const }
    const { data } = await server.call(listCommunityPlans, { body }, { token })
    expect(data).toMatchObject({ availability: 'not_offered', current: null, plans: [] })
  })
})

describe('changing the plan', () => {
  it('today ends the old plan, starts the new one, and tells the customer', async () => {
    const { change, running, account, person } = await subscriber()
    const { data } = await change('GIG-1000', 'today')
    expect(data).toEqual({
      change_id: expect.any(String),
      request_number: expect.stringMatching(/^CH-[0-9A-F]{8}$/),
      crm_service_account_id: account.serviceAccountId,
      kind: 'plan',
      status: 'applied',
      from_name: 'PLUS-500',
      to_name: 'GIG-1000',
      from_product_code: 'PLUS-500',
      to_product_code: 'GIG-1000',
      price_difference: 20,
      proration: 12.26,
      effective_on: '2026-03-13',
      is_shippable: false,
      requested_date: testNow,
    })
    expect((await running())?.plan?.id).toBe('GIG-1000')
    await server.services.background.drained()
    const mails = await server.database.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, person.email))
    expect(mails.map(({ subject }) => subject)).toEqual(['Your plan change is in effect'])
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, person.userId), eq(auditRecords.action, 'plan.ordered')))
    expect(records).toHaveLength(1)
  })

  it('is told to whoever holds the account, not to a neighbor who only hears of outages', async () => {
    const { change, person } = await subscriber()
    const neighbor = { firstName: 'Odette', lastName: 'Marsh', email: `odette-${person.contactId}@example.com` }
    // Sorts before every other contact.
    const id = `000${person.contactId.slice(3)}`
    await server.database.db
      .insert(contacts)
      .values({ id, customerNumber: person.customerNumber, relation: 'Neighbor', ...neighbor })
    await change('GIG-1000', 'today')
    await server.services.background.drained()
    const mailed = async (recipient: string) =>
      server.database.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient))
    expect(await mailed(neighbor.email)).toEqual([])
    expect(await mailed(person.email)).toHaveLength(1)
  })

  it('with the next bill waits for its day, and is applied once by however many rounds', async () => {
    const { change, running, account } = await subscriber()
    await change('GIG-1000', 'next_bill')
    await applyDueChanges(server.services)
    expect((await running())?.plan?.id).toBe('PLUS-500')
    server.setNow('2026-04-02T15:00:00.000Z')
    await Promise.all([applyDueChanges(server.services), applyDueChanges(server.services)])
    expect(await running()).toMatchObject({ plan: { id: 'GIG-1000' }, scheduled: [] })
    const rows = await server.database.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.serviceAccountId, account.serviceAccountId))
    expect(rows.map(({ productCode, startedOn, endedOn }) => [productCode, startedOn, endedOn])).toEqual(
      expect.arrayContaining([
        ['PLUS-500', '2025-01-01', '2026-03-31'],
        ['GIG-1000', '2026-04-01', null],
      ]),
    )
    expect(rows).toHaveLength(2)
  })

  it('is taken once however often it is sent under its key, at the same time too', async () => {
    const { change, running } = await subscriber()
    const answers = await Promise.all([1, 2, 3].map(() => change('GIG-1000', 'today', 'one-and-the-same')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => Changed.parse(data).change_id)).size).toBe(1)
    expect((await change('GIG-1000', 'next_bill', 'one-and-the-same')).code).toBe('key_reused')
    expect((await running())?.plan?.id).toBe('GIG-1000')
  })

  it('is refused while another change waits', async () => {
    const { change } = await subscriber()
    await change('GIG-1000', 'next_bill')
    const answer = await change('GIG-1000', 'today')
    expect([answer.status, answer.messages]).toEqual([409, [planTexts.pending]])
  })

  it('to a cheaper plan cannot start today', async () => {
    const { change } = await subscriber('GIG-1000')
    const answer = await change('PLUS-500', 'today')
    expect([answer.status, answer.fields]).toEqual([400, { effective: planTexts.lowerLater }])
    expect((await change('PLUS-500', 'next_bill')).data).toMatchObject({ status: 'scheduled', price_difference: -20 })
  })

  it.each(['TOPUP-GIG', 'BULK-500', 'ADD-SECURITY', 'NO-SUCH'])('to %s is not offered', async (code) => {
    const { change } = await subscriber()
    const answer = await change(code, 'next_bill')
    expect([answer.status, answer.fields]).toEqual([400, { to_product_code: planTexts.notOffered }])
  })

  it('from a plan that runs no more is refused', async () => {
    const { change, running } = await subscriber()
    await change('GIG-1000', 'today')
    const answer = await change('GIG-1000', 'next_bill')
    expect([answer.status, answer.messages]).toEqual([409, [planTexts.stale]])
    expect((await running())?.scheduled).toEqual([])
  })

  it('needs the right to write', async () => {
    const { change } = await subscriber('PLUS-500', ['ACCOUNTS.read'])
    expect((await change('GIG-1000', 'today')).status).toBe(403)
  })

  it('can be taken back until its day, once', async () => {
    const { change, running, account, token } = await subscriber()
    const { change_id } = Changed.parse((await change('GIG-1000', 'next_bill')).data)
    const body = { crm_service_account_id: account.serviceAccountId, change_id }
    expect((await server.call(cancelPlanChange, { body }, { token })).data).toMatchObject({ status: 'cancelled' })
    expect((await server.call(cancelPlanChange, { body }, { token })).messages).toEqual([planTexts.tooLate])
    server.setNow('2026-04-02T15:00:00.000Z')
    await applyDueChanges(server.services)
    expect((await running())?.plan?.id).toBe('PLUS-500')
  })

  it('cannot be taken back on its day, though nothing has carried it out yet', async () => {
    const { change, person, account } = await subscriber()
    const { change_id } = Changed.parse((await change('GIG-1000', 'next_bill')).data)
    server.setNow('2026-04-01T15:00:00.000Z')
    const body = { crm_service_account_id: account.serviceAccountId, change_id }
    const answer = await server.call(cancelPlanChange, { body }, { token: await server.signIn(person) })
    expect([answer.status, answer.messages]).toEqual([409, [planTexts.tooLate]])
  })
})

describe('an add-on', () => {
  const addonsOf = async ({ account, token }: Awaited<ReturnType<typeof subscriber>>) =>
    (await server.call(listUserAddons, { query: { crm_service_account_id: account.serviceAccountId } }, { token })).data

  it('is on the account at once, and shipped where it is a thing', async () => {
    const somebody = await subscriber()
    expect((await somebody.add('ADD-EXTENDER', true)).data).toMatchObject({
      kind: 'addon_added',
      status: 'applied',
      is_shippable: true,
      price_difference: 7,
      proration: 4.29,
    })
    expect(await addonsOf(somebody)).toEqual([
      {
        crm_addon_id: 'ADD-EXTENDER',
        name: 'ADD-EXTENDER',
        title: 'ADD-EXTENDER',
        description: 'For the home',
        serviceType: 'FIBER',
        price: { monthly: 7 },
        is_shippable: true,
        status: 'active',
        ends_on: null,
        replaces: null,
        proration: 4.29,
      },
      expect.objectContaining({ crm_addon_id: 'ADD-SECURITY', status: 'available', replaces: null }),
      expect.objectContaining({
        crm_addon_id: 'ADD-EXTENDERS',
        status: 'available',
        replaces: 'ADD-EXTENDER',
        proration: 3.06,
      }),
    ])
  })

  it('takes the place of another one of its slot, so that nobody pays for both', async () => {
    const somebody = await subscriber()
    await somebody.add('ADD-EXTENDER', true)
    expect((await somebody.add('ADD-EXTENDERS', true)).data).toMatchObject({
      from_product_code: 'ADD-EXTENDER',
      to_product_code: 'ADD-EXTENDERS',
      price_difference: 5,
      proration: 3.06,
    })
    expect(await addonsOf(somebody)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ crm_addon_id: 'ADD-EXTENDERS', status: 'active' }),
        expect.objectContaining({ crm_addon_id: 'ADD-EXTENDER', status: 'available', replaces: 'ADD-EXTENDERS' }),
      ]),
    )
  })

  it('is there once, whether it is sent twice under one key or under two', async () => {
    const { add, running } = await subscriber()
    const twice = await Promise.all([
      add('ADD-SECURITY', false, 'the-same-key'),
      add('ADD-SECURITY', false, 'the-same-key'),
    ])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const again = await add('ADD-SECURITY', false, 'another-key')
    expect([again.status, again.messages]).toEqual([409, [planTexts.hasAddon]])
    expect((await running())?.addons).toHaveLength(1)
  })

  it('is not removed while another one takes its place', async () => {
    const somebody = await subscriber()
    await somebody.add('ADD-EXTENDER', true)
    const body = { crm_service_account_id: somebody.account.serviceAccountId, crm_addon_id: 'ADD-EXTENDER' }
    const { db } = server.database
    const id = somebody.account.serviceAccountId
    const waiting = sql`select 1 from pg_locks where not granted`
    const removal = await db.transaction(async (tx) => {
      await tx.select().from(serviceAccounts).where(eq(serviceAccounts.id, id)).for('update')
      const sent = server.call(removeAddon, { body }, somebody)
      await vi.waitFor(async () => expect((await db.execute(waiting)).rows).not.toEqual([]))
      const extender = and(eq(subscriptions.serviceAccountId, id), eq(subscriptions.productCode, 'ADD-EXTENDER'))
      await tx.update(subscriptions).set({ endedOn: '2026-03-12' }).where(extender)
      return { sent }
    })
    const answer = await removal.sent
    expect([answer.status, answer.messages]).toEqual([409, [planTexts.noAddon]])
  })

  it('that is removed stays until the month ends, and can be kept after all', async () => {
    const somebody = await subscriber()
    await somebody.add('ADD-SECURITY', false)
    const named = { crm_service_account_id: somebody.account.serviceAccountId }
    const body = { ...named, crm_addon_id: 'ADD-SECURITY' }
    const removal = Changed.parse((await server.call(removeAddon, { body }, somebody)).data)
    expect(await addonsOf(somebody)).toContainEqual(
      expect.objectContaining({ crm_addon_id: 'ADD-SECURITY', status: 'ending', ends_on: '2026-03-31' }),
    )
    await server.call(cancelPlanChange, { body: { ...named, ...removal } }, somebody)
    expect(await addonsOf(somebody)).toContainEqual(
      expect.objectContaining({ crm_addon_id: 'ADD-SECURITY', status: 'active' }),
    )
    await server.call(removeAddon, { body }, somebody)
    server.setNow('2026-04-01T15:00:00.000Z')
    await applyDueChanges(server.services)
    expect((await somebody.running())?.addons).toEqual([])
  })

  it('that is not on the account cannot be removed', async () => {
    const { account, token } = await subscriber()
    const body = { crm_service_account_id: account.serviceAccountId, crm_addon_id: 'ADD-SECURITY' }
    expect((await server.call(removeAddon, { body }, { token })).messages).toEqual([planTexts.noAddon])
  })
})
