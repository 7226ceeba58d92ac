/**
 * Signs in demo customers for the benchmark. Each has an account, a working saved method and a full page of payments.
 */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { listPaymentProfiles, listPayments, payOnce, viewBalance } from '#shared/contract/payments/payments'
import { validateUser } from '#shared/contract/signIn/session'
import type { Database } from '../../server/db/database'
import { roles, users } from '../../server/db/schema/signIn/users'
import { demoPassword } from '../../server/db/seed/demoUsers/demoPeople'
import { type Call, post } from './load'

export interface Customer {
  email: string
  token: string
  account: Account
  /** The provider's token of the saved method. */
  method: string
  /** Null for customers without gas. */
  gasServiceId: string | null
}

/** The fields that the calls below need. */
type Caller = Pick<Customer, 'token' | 'account'>

const Account = z.object({
  crm_billing_account_number: z.string(),
  crm_billing_group_id: z.string(),
  crm_service_account_id: z.string(),
  crm_service_account_number: z.string(),
  crm_customer_number: z.string(),
  service_type_code: z.string(),
})
type Account = z.infer<typeof Account>

const Envelope = z.object({ data: z.unknown() })
export const SignedIn = z.object({ token: z.string(), user_details: z.object({ user_accounts: z.array(Account) }) })
const Profiles = z.array(z.object({ token: z.string() }))
const History = z.object({ payments: z.array(z.unknown()) })
const Paid = z.object({ 'payment-status': z.string() })

const historyPage = 20

export const signInCall = (portal: string, email: string): Call => ({
  url: portal + validateUser.path,
  body: JSON.stringify({ email, password: demoPassword }),
})

export const balanceCall = (portal: string, { token, account }: Caller): Call => ({
  url: portal + viewBalance.path,
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify({
    service_type: account.service_type_code,
    service_account_id: account.crm_service_account_id,
    billing_group_id: account.crm_billing_group_id,
  }),
})

export const historyCall = (portal: string, { token, account }: Caller): Call => ({
  url: portal + listPayments.path,
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify({ billing_group_id: account.crm_billing_group_id, page_number: 1, page_size: historyPage }),
})

export const paymentCall = (portal: string, { token, account, method }: Customer, cents: number): Call => ({
  url: portal + payOnce.path,
  headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  body: JSON.stringify({
    'parent-account-number': account.crm_customer_number,
    'service-type': account.service_type_code,
    'service-account-number': account.crm_service_account_number,
    'billing-account-number': account.crm_billing_account_number,
    'payment-token': method,
    amount: cents / 100,
    source: 'WEB_PORTAL',
    'record-payment': true,
  }),
})

/** Returns the demo customers who can make all of the calls. */
export async function findCustomers(portal: string, db: Database): Promise<Customer[]> {
  const people = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(roles.name, 'Customer owner'))
  const found: Customer[] = []
  for (const { email } of people) {
    const customer = await toCustomer(portal, email)
    if (customer) found.push(customer)
  }
  if (found.length < 20) throw new Error(`Only ${found.length} of the demo's customers can do every call`)
  return found
}

async function toCustomer(portal: string, email: string): Promise<Customer | null> {
  const { token, user_details: details } = await ask(signInCall(portal, email), SignedIn)
  const account = details.user_accounts[0]
  if (!account) return null
  const gas = details.user_accounts.find(({ service_type_code }) => service_type_code === 'GAS')
  const gasServiceId = gas?.crm_service_account_id ?? null
  const { payments } = await ask(historyCall(portal, { token, account }), History)
  if (payments.length < historyPage) return null
  const profiles = await ask(profilesCall(portal, token, account), Profiles)
  for (const { token: method } of profiles) {
    const customer = { email, token, account, method, gasServiceId }
    const call = paymentCall(portal, customer, 100)
    const { status, text } = await post(call)
    if (status === 200 && dataOf(text, Paid)['payment-status'] === 'ACCEPTED') return customer
  }
  return null
}

const profilesCall = (portal: string, token: string, account: Account): Call => ({
  url: `${portal}${listPaymentProfiles.path}?crm_customer_id=${account.crm_customer_number}`,
  headers: { authorization: `Bearer ${token}` },
  body: '{}',
})

export async function ask<T>(call: Call, data: z.ZodMiniType<T>): Promise<T> {
  const { status, text } = await post(call)
  if (status !== 200) throw new Error(`${new URL(call.url).pathname} answered ${status}: ${text}`)
  return dataOf(text, data)
}

const dataOf = <T>(text: string, data: z.ZodMiniType<T>): T => z.parse(data, z.parse(Envelope, JSON.parse(text)).data)
