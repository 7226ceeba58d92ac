/**
 * Signs in, pays and reads a bill as a program of someone else would: with a client from the OpenAPI document. Its test
 * generates the types, checks this file against them, and runs it. Arguments: the portal's URL, email and password.
 */
import { randomUUID } from 'node:crypto'
import { argv, stdout } from 'node:process'
import createClient from 'openapi-fetch'
import type { components, paths } from '../../../.cache/apiClient/openApi'

const [, , baseUrl = '', email = '', password = ''] = argv
const client = createClient<paths>({ baseUrl })

interface Answer<Data> {
  data?: { data: Data }
  error?: components['schemas']['FailureEnvelope']
}

function dataOf<Data>({ data, error }: Answer<Data>): Data {
  if (data) return data.data
  throw new Error(`${error?.code}: ${error?.messages.join(' ')}`)
}

const session = dataOf(await client.POST('/api/v1/customer/validate-user', { body: { email, password } }))
client.use({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${session.token}`)
    return request
  },
})

const [account] = session.user_details.user_accounts
if (!account) throw new Error('The user has no account.')
const [method] = dataOf(
  await client.POST('/api/v1/payment/get-payment-profiles', {
    params: { query: { crm_customer_id: account.crm_customer_number } },
  }),
)
if (!method) throw new Error('The customer has no payment method.')

const payment = dataOf(
  await client.POST('/api/v1/payment/onetime-payment', {
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: {
      'parent-account-number': account.crm_customer_number,
      'service-type': account.service_type_code,
      'service-account-number': account.crm_service_account_number,
      'billing-account-number': account.crm_billing_account_number,
      'payment-token': method.token,
      amount: 50,
      source: 'WEB_PORTAL',
      'record-payment': true,
    },
  }),
)

const listed = dataOf(
  await client.POST('/api/v1/statements/statement-history', {
    body: { billing_group_id: account.crm_billing_group_id },
  }),
)
const bill = dataOf(
  await client.GET('/api/v1/statements/get-statement', {
    params: { query: { statement_id: listed.statements[0]?.statement_id ?? '' } },
  }),
)
const { error: refusal } = await client.GET('/api/v1/statements/get-statement', {
  params: { query: { statement_id: randomUUID() } },
})

stdout.write(
  JSON.stringify({
    payment: { status: payment['payment-status'], amount: payment.amount, fee: payment.fee },
    bill: { due: bill.due_date, total: bill.total_due, lines: bill.lines.map(({ label }) => label) },
    refusal: refusal?.code,
  }),
)
