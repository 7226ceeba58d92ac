/** Adds customers who owe money and have a saved method, and makes payments for them. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { payOnce, viewBalance } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import { feeOf } from '#shared/payments/paymentTypes'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import { importProfile } from '../../../../server/adapters/cards/importProfile'
import type { Database } from '../../../../server/db/database'
import { payments } from '../../../../server/db/schema/payments/payments'
import { providerKey } from '../../server/keys'
import type { Answer, TestServer } from '../../server/server'
import { type Account, addAccount, addPerson, type Person } from '../people'

export interface Payer {
  person: Person
  account: Account
  token: string
  /** The provider's token of the saved method. */
  method: string
}

export interface CardOptions {
  behavior?: 'ok' | 'declines' | 'times_out'
  expiry?: { month: number; year: number }
  category?: 'CC' | 'AP'
  /** The provider's token; a new one by default. */
  token?: string
}

export async function addPayer(server: TestServer, method: CardOptions = {}, balance = 11_080): Promise<Payer> {
  const person = await addPerson(server.database.db)
  const account = await addAccount(server.database.db, person.customerNumber, { balance })
  return {
    person,
    account,
    token: await server.signIn(person),
    method: await addMethod({ url: server.providerUrl }, person.customerNumber, method),
  }
}

/** Adds a saved card to the provider's vault and returns its token. */
export async function addMethod(
  { url, key = providerKey }: { url: string; key?: string },
  customerNumber: string,
  options: CardOptions = {},
): Promise<string> {
  const { behavior = 'ok', expiry = { month: 12, year: 2030 }, category = 'CC' } = options
  const { token = `tok_test_${randomUUID()}` } = options
  await importProfile(
    { baseUrl: url, key, timeoutMs: 5000 },
    {
      customerNumber,
      token,
      type: 'VISA',
      category,
      last4: '1111',
      holderName: 'Ada Quill',
      description: 'Visa',
      expiry,
      behavior,
    },
  )
  return token
}

/** Adds a payment by phone that is posted already, and returns its confirmation number. */
export async function addPhonePayment(db: Database, { billingAccountNumber }: Account): Promise<string> {
  const confirmationNumber = `QP-${randomUUID()}`
  const at = new Date('2026-02-18T16:00:00Z')
  await db.insert(payments).values({
    confirmationNumber,
    billingAccountNumber,
    serviceType: 'FIBER',
    amount: 5000,
    methodType: 'VISA',
    methodLast4: '1111',
    channel: 'phone',
    status: 'posted',
    createdAt: at,
    postedAt: at,
  })
  return confirmationNumber
}

/** Builds a payment's body as it is on the wire, in dollars. */
export const paymentBody = ({ account, method }: Pick<Payer, 'account' | 'method'>, amount = 50) => ({
  'parent-account-number': account.customerNumber,
  'service-type': account.serviceType,
  'service-account-number': account.serviceAccountNumber,
  'billing-account-number': account.billingAccountNumber,
  'payment-token': method,
  amount,
  source: 'WEB_PORTAL' as const,
  'record-payment': true as const,
})

export const pay = (
  server: TestServer,
  { key = randomUUID(), ...payer }: Payer & { key?: string },
  amount = 50,
): Promise<Answer> =>
  server.call(payOnce, { body: paymentBody(payer, amount) }, { token: payer.token, idempotencyKey: key })

export const fetchBalance = (
  server: TestServer,
  { account, token }: Pick<Payer, 'account' | 'token'>,
): Promise<Answer> =>
  server.call(
    viewBalance,
    {
      body: {
        service_type: account.serviceType,
        service_account_id: account.serviceAccountId,
        billing_group_id: account.billingGroupId,
      },
    },
    { token },
  )

export async function readBalance(server: TestServer, payer: Payer): Promise<number> {
  const { data } = await fetchBalance(server, payer)
  return z.object({ unpaidBalance: z.number() }).parse(data).unpaidBalance
}

const Charges = z.object({ charges: z.array(z.object({ status: z.string(), amount_cents: z.int() })) })

/** Returns the amounts that the provider really charged a customer, in cents. */
export async function fetchCharges(providerUrl: string, customerNumber: string): Promise<number[]> {
  const response = await fetch(`${providerUrl}/v1/charges?customer_ref=${customerNumber}`, {
    headers: { authorization: `Bearer ${providerKey}` },
  })
  const { charges } = Charges.parse(await response.json())
  return charges.filter(({ status }) => status === 'captured').map(({ amount_cents }) => amount_cents)
}

/** Returns the subject of the email about a payment by credit card, which names its amount with the fee. */
export const receiptSubject = (amount: Cents): string => {
  const others = { fee: feeOf('CC', amount), account: '', last4: '', confirmationNumber: '', balanceAfter: null }
  return paymentEmailTexts.receipt({ amount, ...others }).subject
}
