/** Adds closed accounts with a credit balance, requests refunds, and reads the provider's payouts. */

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { z } from 'zod/mini'
import { decideRefund, Refund, requestRefund } from '#shared/contract/billing/refunds'
import * as refundTexts from '#shared/texts/billing/refunds'
import type { Database } from '../../../../server/db/database'
import { auditRecords } from '../../../../server/db/schema/access/auditRecords'
import { refunds } from '../../../../server/db/schema/billing/refunds'
import { billingAccounts } from '../../../../server/db/schema/customers/accounts'
import { providerKey } from '../../server/keys'
import type { Answer, TestServer, WireInputOf } from '../../server/server'
import { addMethod, type CardOptions } from '../payments/payments'
import { type Account, addAccount, addPerson, type Person } from '../people'

export interface FormerCustomer {
  person: Person
  account: Account
  /** The provider's token of the saved method. */
  method: string
}

/** Adds a customer whose closed account has a credit balance, and who has a saved method. */
export async function addFormerCustomer(
  server: TestServer,
  method: CardOptions = {},
  credit = 42_15,
): Promise<FormerCustomer> {
  const { db } = server.database
  const person = await addPerson(db, { name: { first: 'Oswin', last: 'Varga' } })
  const account = await addAccount(db, person.customerNumber, { balance: -credit })
  await db
    .update(billingAccounts)
    .set({ status: 'closed' })
    .where(eq(billingAccounts.number, account.billingAccountNumber))
  return { person, account, method: await addMethod({ url: server.providerUrl }, person.customerNumber, method) }
}

type Body = WireInputOf<typeof requestRefund>['body']

/** Requests a refund, by default with a new idempotency key. */
export const sendRefundRequest = (
  server: TestServer,
  token: string,
  { key = randomUUID(), ...body }: Body & { key?: string },
): Promise<Answer> => server.call(requestRefund, { body }, { token, idempotencyKey: key })

export const toMethodRequest = ({ account, method }: FormerCustomer): Body => ({
  acct_no: account.billingAccountNumber,
  refund_method: 'method',
  'payment-token': method,
})

export const parseRefund = ({ data }: Answer): Refund => z.decode(Refund, data as z.input<typeof Refund>)

export const sendRefundDecision = (
  server: TestServer,
  token: string,
  { id, decision = 'approve', reason }: { id: string; decision?: 'approve' | 'decline'; reason?: string },
): Promise<Answer> =>
  server.call(
    decideRefund,
    { params: { refund_id: id }, body: { decision, ...(reason !== undefined && { reason }) } },
    { token },
  )

export async function readBalance(db: Database, { billingAccountNumber }: Account): Promise<number> {
  const [account] = await db
    .select({ balance: billingAccounts.balance })
    .from(billingAccounts)
    .where(eq(billingAccounts.number, billingAccountNumber))
  return account?.balance ?? Number.NaN
}

const Payouts = z.object({
  payouts: z.array(z.object({ reference: z.string(), amount_cents: z.int(), status: z.string(), to: z.unknown() })),
})

/** Returns the provider's payouts of a customer, including the rejected ones. */
export async function fetchPayouts(
  { providerUrl }: Pick<TestServer, 'providerUrl'>,
  { customerNumber }: Pick<Person, 'customerNumber'>,
) {
  const response = await fetch(`${providerUrl}/v1/payouts?customer_ref=${customerNumber}`, {
    headers: { authorization: `Bearer ${providerKey}` },
  })
  return Payouts.parse(await response.json()).payouts
}

/** Returns the stored refund. */
export const findRefund = async ({ database }: Pick<TestServer, 'database'>, id: string) =>
  (await database.db.select().from(refunds).where(eq(refunds.id, id)))[0]

export const statusOfRefund = async (server: TestServer, id: string) => (await findRefund(server, id))?.status

/** Signs in a new staff member with these rights. */
export const signInRefundAgent = async (server: TestServer, rights: string[]): Promise<string> =>
  server.signIn(
    await addPerson(server.database.db, { userType: 'CENTRIC', name: { first: 'Percy', last: 'Lambourne' }, rights }),
  )

/** Requests a refund of a former customer, by default to the saved method, and returns its id. */
export async function addRefundRequest(
  server: TestServer,
  token: string,
  { customer, body = toMethodRequest(customer) }: { customer: FormerCustomer; body?: Body },
): Promise<string> {
  const answer = await sendRefundRequest(server, token, body)
  expect(answer.messages).toEqual([refundTexts.requestSaved])
  return parseRefund(answer).refund_id
}

/** Returns the recorded actions on refunds of a customer. */
export const refundActionsOf = async (server: TestServer, { person }: FormerCustomer) =>
  (await server.database.db.select().from(auditRecords).where(eq(auditRecords.customerNumber, person.customerNumber)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('refund.'))
