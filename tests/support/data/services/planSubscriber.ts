/** Adds a customer with a plan, and makes plan changes for them. */
import { z } from 'zod/mini'
import { addAddon, changePlan, listServicePlans } from '#shared/contract/services/plans'
import { type TestServer, testNow } from '../../server/server'
import { addAccount, addPerson } from '../people'
import { addCatalog, addSubscription } from './plans'

/** Adds a customer on PLUS-500. Their billing month is March 1 to 31, and today is the 13th. */
export async function addSubscriber(server: TestServer, plan = 'PLUS-500', rights?: string[]) {
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
    orderPlan: (productCode: string, effective: 'today' | 'next_bill', idempotencyKey?: string) =>
      server.call(
        changePlan,
        { body: { ...order, to_product_code: productCode, effective } },
        { token, ...(idempotencyKey && { idempotencyKey }) },
      ),
    orderAddon: (productCode: string, isShippable: boolean, idempotencyKey?: string) =>
      server.call(
        addAddon,
        { body: { ...order, to_product_code: productCode, is_shippable: isShippable } },
        { token, ...(idempotencyKey && { idempotencyKey }) },
      ),
    fetchPlans: async () => {
      const body = { crm_service_account_id: [account.serviceAccountId] }
      // Signs in again, because the first session has ended when a test moves the clock by a day or more.
      const { data } = await server.call(listServicePlans, { body }, { token: await server.signIn(person) })
      return ServicePlansAnswer.parse(data)[0]
    },
  }
}

const ServicePlansAnswer = z.array(
  z.object({
    plan: z.nullable(z.object({ id: z.string() })),
    addons: z.array(z.object({ id: z.string() })),
    scheduled: z.array(z.object({ change_id: z.string(), kind: z.string() })),
  }),
)
export const ChangeAnswer = z.object({ change_id: z.string() })
