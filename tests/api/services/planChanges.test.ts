import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { cancelPlanChange, listCommunityPlans } from '#shared/contract/services/plans'
import * as planEmailTexts from '#shared/texts/services/planEmails'
import * as planTexts from '#shared/texts/services/plans'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { contacts } from '../../../server/db/schema/customers/accounts'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { subscriptions } from '../../../server/db/schema/services/plans'
import { duePlanChangesJob } from '../../../server/features/plans/planChange.job'
import { addSubscriber, ChangeAnswer } from '../../support/data/services/planSubscriber'
import { testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

describe('the plans of a community', () => {
  it('include the current one, with today’s price of each', async ({ server }) => {
    const { account, token } = await addSubscriber(server)
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
        description: '500 Mbps',
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
          description: '500 Mbps',
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
          description: '1000 Mbps',
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

  it('are empty if the community’s agreement determines the plan', async ({ server }) => {
    const { account, token } = await addSubscriber(server, 'BULK-500')
    const body = { crm_premise_id: account.premiseNumber, service_type: 'FIBER' as const }
    const { data } = await server.call(listCommunityPlans, { body }, { token })
    expect(data).toMatchObject({ availability: 'by_agreement', plans: [] })
  })

  it('report that a service is not available there', async ({ server }) => {
    const { account, token } = await addSubscriber(server)
    const body = { crm_premise_id: account.premiseNumber, service_type: 'TV' as const }
    const { data } = await server.call(listCommunityPlans, { body }, { token })
    expect(data).toMatchObject({ availability: 'not_offered', current: null, plans: [] })
  })
})

describe('a plan change', () => {
  it('a plan change today ends the old plan, starts the new one, and notifies the customer', async ({ server }) => {
    const { orderPlan, fetchPlans, account, person } = await addSubscriber(server)
    const { data } = await orderPlan('GIG-1000', 'today')
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
    expect((await fetchPlans())?.plan?.id).toBe('GIG-1000')
    await server.finishJobs()
    const mails = await server.database.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, person.email))
    expect(mails.map(({ subject }) => subject)).toEqual([
      planEmailTexts.changeSubject({ kind: 'plan', status: 'applied' }),
    ])
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, person.userId), eq(auditRecords.action, 'plan.ordered')))
    expect(records).toHaveLength(1)
  })

  it('is reported to the account holder, not to contacts who only get outage alerts', async ({ server }) => {
    const { orderPlan, person } = await addSubscriber(server)
    const neighbor = { firstName: 'Odette', lastName: 'Marsh', email: `odette-${person.contactId}@example.com` }
    // This id sorts before every other contact's.
    const id = `000${person.contactId.slice(3)}`
    await server.database.db
      .insert(contacts)
      .values({ id, customerNumber: person.customerNumber, relation: 'Neighbor', ...neighbor })
    await orderPlan('GIG-1000', 'today')
    await server.finishJobs()
    const mailed = async (recipient: string) =>
      server.database.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient))
    expect(await mailed(neighbor.email)).toEqual([])
    expect(await mailed(person.email)).toHaveLength(1)
  })

  it('a plan change with the next bill waits for its date, and is applied once however often the job runs', async ({
    server,
  }) => {
    const { orderPlan, fetchPlans, account } = await addSubscriber(server)
    await orderPlan('GIG-1000', 'next_bill')
    await server.runScheduled(duePlanChangesJob)
    expect((await fetchPlans())?.plan?.id).toBe('PLUS-500')
    server.setNow('2026-04-02T15:00:00.000Z')
    await Promise.all([server.runScheduled(duePlanChangesJob), server.runScheduled(duePlanChangesJob)])
    expect(await fetchPlans()).toMatchObject({ plan: { id: 'GIG-1000' }, scheduled: [] })
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

  it('is accepted once per key, however often it is sent, also at the same time', async ({ server }) => {
    const { orderPlan, fetchPlans } = await addSubscriber(server)
    const answers = await Promise.all([1, 2, 3].map(() => orderPlan('GIG-1000', 'today', 'one-and-the-same')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => ChangeAnswer.parse(data).change_id)).size).toBe(1)
    expect((await orderPlan('GIG-1000', 'next_bill', 'one-and-the-same')).code).toBe('key_reused')
    expect((await fetchPlans())?.plan?.id).toBe('GIG-1000')
  })

  it('is rejected while another change waits', async ({ server }) => {
    const { orderPlan } = await addSubscriber(server)
    await orderPlan('GIG-1000', 'next_bill')
    const answer = await orderPlan('GIG-1000', 'today')
    expect([answer.status, answer.messages]).toEqual([409, [planTexts.pending]])
  })

  it('a plan change to a cheaper plan can’t start today', async ({ server }) => {
    const { orderPlan } = await addSubscriber(server, 'GIG-1000')
    const answer = await orderPlan('PLUS-500', 'today')
    expect([answer.status, answer.fields]).toEqual([400, { effective: planTexts.lowerLater }])
    expect((await orderPlan('PLUS-500', 'next_bill')).data).toMatchObject({
      status: 'scheduled',
      price_difference: -20,
    })
  })

  it.for(['TOPUP-GIG', 'BULK-500', 'ADD-SECURITY', 'NO-SUCH'])(
    'a plan change to %s is not offered',
    async (code, { server }) => {
      const { orderPlan } = await addSubscriber(server)
      const answer = await orderPlan(code, 'next_bill')
      expect([answer.status, answer.fields]).toEqual([400, { to_product_code: planTexts.notOffered }])
    },
  )

  it('a plan change from a plan that has ended is rejected', async ({ server }) => {
    const { orderPlan, fetchPlans } = await addSubscriber(server)
    await orderPlan('GIG-1000', 'today')
    const answer = await orderPlan('GIG-1000', 'next_bill')
    expect([answer.status, answer.messages]).toEqual([409, [planTexts.stale]])
    expect((await fetchPlans())?.scheduled).toEqual([])
  })

  it('requires the right to write', async ({ server }) => {
    const { orderPlan } = await addSubscriber(server, 'PLUS-500', ['ACCOUNTS.read'])
    expect((await orderPlan('GIG-1000', 'today')).status).toBe(403)
  })

  it('can be canceled until its date, once', async ({ server }) => {
    const { orderPlan, fetchPlans, account, token } = await addSubscriber(server)
    const { change_id } = ChangeAnswer.parse((await orderPlan('GIG-1000', 'next_bill')).data)
    const body = { crm_service_account_id: account.serviceAccountId, change_id }
    expect((await server.call(cancelPlanChange, { body }, { token })).data).toMatchObject({ status: 'cancelled' })
    expect((await server.call(cancelPlanChange, { body }, { token })).messages).toEqual([planTexts.tooLate])
    server.setNow('2026-04-02T15:00:00.000Z')
    await server.runScheduled(duePlanChangesJob)
    expect((await fetchPlans())?.plan?.id).toBe('PLUS-500')
  })

  it('can’t be canceled on its date, even if it has not been applied yet', async ({ server }) => {
    const { orderPlan, person, account } = await addSubscriber(server)
    const { change_id } = ChangeAnswer.parse((await orderPlan('GIG-1000', 'next_bill')).data)
    server.setNow('2026-04-01T15:00:00.000Z')
    const body = { crm_service_account_id: account.serviceAccountId, change_id }
    const answer = await server.call(cancelPlanChange, { body }, { token: await server.signIn(person) })
    expect([answer.status, answer.messages]).toEqual([409, [planTexts.tooLate]])
  })
})
