import { and, eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { cancelPlanChange, listUserAddons, removeAddon } from '#shared/contract/services/plans'
import * as planTexts from '#shared/texts/services/plans'
import { serviceAccounts } from '../../../server/db/schema/customers/accounts'
import { subscriptions } from '../../../server/db/schema/services/plans'
import { duePlanChangesJob } from '../../../server/features/plans/planChange.job'
import { addSubscriber, ChangeAnswer } from '../../support/data/services/planSubscriber'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

describe('an add-on', () => {
  const addonsOf = async (server: TestServer, { account, token }: Awaited<ReturnType<typeof addSubscriber>>) =>
    (await server.call(listUserAddons, { query: { crm_service_account_id: account.serviceAccountId } }, { token })).data

  it('is added to the account immediately, and shipped if it is a device', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    expect((await subscriber.orderAddon('ADD-EXTENDER', true)).data).toMatchObject({
      kind: 'addon_added',
      status: 'applied',
      is_shippable: true,
      price_difference: 7,
      proration: 4.29,
    })
    expect(await addonsOf(server, subscriber)).toEqual([
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

  it('replaces another add-on of its kind, so that customers never pay for both', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await subscriber.orderAddon('ADD-EXTENDER', true)
    expect((await subscriber.orderAddon('ADD-EXTENDERS', true)).data).toMatchObject({
      from_product_code: 'ADD-EXTENDER',
      to_product_code: 'ADD-EXTENDERS',
      price_difference: 5,
      proration: 3.06,
    })
    expect(await addonsOf(server, subscriber)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ crm_addon_id: 'ADD-EXTENDERS', status: 'active' }),
        expect.objectContaining({ crm_addon_id: 'ADD-EXTENDER', status: 'available', replaces: 'ADD-EXTENDERS' }),
      ]),
    )
  })

  it('is added once, whether it is sent twice with one key or with two', async ({ server }) => {
    const { orderAddon, fetchPlans } = await addSubscriber(server)
    const twice = await Promise.all([
      orderAddon('ADD-SECURITY', false, 'the-same-key'),
      orderAddon('ADD-SECURITY', false, 'the-same-key'),
    ])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const again = await orderAddon('ADD-SECURITY', false, 'another-key')
    expect([again.status, again.messages]).toEqual([409, [planTexts.hasAddon]])
    expect((await fetchPlans())?.addons).toHaveLength(1)
  })

  it('is not removed while another one replaces it', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await subscriber.orderAddon('ADD-EXTENDER', true)
    const body = { crm_service_account_id: subscriber.account.serviceAccountId, crm_addon_id: 'ADD-EXTENDER' }
    const { db } = server.database
    const id = subscriber.account.serviceAccountId
    const waiting = sql`select 1 from pg_locks where not granted`
    const removal = await db.transaction(async (tx) => {
      await tx.select().from(serviceAccounts).where(eq(serviceAccounts.id, id)).for('update')
      const sent = server.call(removeAddon, { body }, subscriber)
      await expect.poll(async () => (await db.execute(waiting)).rows).not.toEqual([])
      const extender = and(eq(subscriptions.serviceAccountId, id), eq(subscriptions.productCode, 'ADD-EXTENDER'))
      await tx.update(subscriptions).set({ endedOn: '2026-03-12' }).where(extender)
      return { sent }
    })
    const answer = await removal.sent
    expect([answer.status, answer.messages]).toEqual([409, [planTexts.noAddon]])
  })

  it('stays until the end of the month after it was removed, and the removal can be undone', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await subscriber.orderAddon('ADD-SECURITY', false)
    const named = { crm_service_account_id: subscriber.account.serviceAccountId }
    const body = { ...named, crm_addon_id: 'ADD-SECURITY' }
    const removal = ChangeAnswer.parse((await server.call(removeAddon, { body }, subscriber)).data)
    expect(await addonsOf(server, subscriber)).toContainEqual(
      expect.objectContaining({ crm_addon_id: 'ADD-SECURITY', status: 'ending', ends_on: '2026-03-31' }),
    )
    await server.call(cancelPlanChange, { body: { ...named, ...removal } }, subscriber)
    expect(await addonsOf(server, subscriber)).toContainEqual(
      expect.objectContaining({ crm_addon_id: 'ADD-SECURITY', status: 'active' }),
    )
    await server.call(removeAddon, { body }, subscriber)
    server.setNow('2026-04-01T15:00:00.000Z')
    await server.runScheduled(duePlanChangesJob)
    expect((await subscriber.fetchPlans())?.addons).toEqual([])
  })

  it('can’t be removed if it is not on the account', async ({ server }) => {
    const { account, token } = await addSubscriber(server)
    const body = { crm_service_account_id: account.serviceAccountId, crm_addon_id: 'ADD-SECURITY' }
    expect((await server.call(removeAddon, { body }, { token })).messages).toEqual([planTexts.noAddon])
  })
})
