/** A customer with one of everything, whose ids other users must not be able to use. */
import type { AnyEndpoint } from '#shared/http/endpoint'
import { sampleInput } from '../server/calls'
import type { TestServer } from '../server/server'
import { addAccessRequest } from './access/accessRequests'
import { addStatement } from './billing/statements'
import { addCallback } from './cases/callbacks'
import { addAttachment, addCase } from './cases/cases'
import { addDocument } from './content/documents'
import { addPayer, addPhonePayment } from './payments/payments'
import { addScheduled } from './payments/scheduledPayments'
import { addAccount, findSessionId } from './people'
import { addDevice } from './services/devices'
import { addPlanChange } from './services/plans'
import { addProperty } from './services/properties'
import { addLine, addVoicemail } from './services/voip'

/** Adds a customer who has one of everything that an id can refer to. */
export async function addOtherCustomer(server: TestServer) {
  const payer = await addPayer(server)
  const statement = await addStatement(server.database.db, payer.account, { month: '2026-02', lines: [] })
  const gas = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'GAS' })
  const tv = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'TV' })
  const voip = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'VOIP' })
  const line = await addLine(server.database.db, voip)
  const voicemail = await addVoicemail(server.database.db, line)
  const request = await addCase(server, payer.person, { kind: 'request' })
  const message = await addCase(server, payer.person, { kind: 'message' })
  const attachment = await addAttachment(server, request)
  const device = await addDevice(server.database.db, payer.account)
  const change = await addPlanChange(server.database.db, payer)
  const property = await addProperty(server.database.db, { owner: payer.person.customerNumber })
  const session = await findSessionId(server.database.db, payer.person)
  const document = await addDocument(server, { communities: [payer.person.customerNumber] })
  const callback = await addCallback(server.database.db, payer.person)
  const payment = await addPhonePayment(server.database.db, payer.account)
  const scheduled = await addScheduled(server.database.db, payer)
  const access = await addAccessRequest(server.database.db, payer)
  const records = {
    access,
    document,
    callback,
    payment,
    scheduled,
    statement,
    property,
    gas,
    tv,
    voip,
    line,
    voicemail,
    device,
    change,
  }
  return { ...payer, ...records, request, message, attachment, session }
}

export type OtherCustomer = Awaited<ReturnType<typeof addOtherCustomer>>

export const idsOf = (
  name: string,
  { person, account: fiber, gas, method, statement, session, ...customer }: OtherCustomer,
) => {
  const { tv, voip } = customer
  const accountOfNoun = { usage: gas, tv, voip }[name.split('.')[0] ?? ''] ?? fiber
  const account = name === 'usage.listDataUsage' ? fiber : accountOfNoun
  return {
    statement_id: statement,
    case_id: /^(messages|queue|queueDetails)\./.test(name) ? customer.message : customer.request,
    parent_case_id: customer.request,
    attachment_id: customer.attachment,
    device_id: customer.device,
    line_id: customer.line,
    voicemail_id: customer.voicemail,
    change_id: customer.change,
    document_id: customer.document,
    request_id: customer.access,
    callback_id: customer.callback,
    confirmation_number: customer.payment,
    scheduled_payment_id: customer.scheduled,
    crm_contact_id: person.contactId,
    crm_premise_id: account.premiseNumber,
    premise_id: account.premiseNumber,
    user_id: person.userId,
    session_id: session,
    contact_id: person.contactId,
    emailOrPhone: person.email,
    crm_customer_id: person.customerNumber,
    parent_account_number: person.customerNumber,
    'parent-account-number': person.customerNumber,
    crm_service_account_id: account.serviceAccountId,
    service_account_id: account.serviceAccountId,
    'service-account-number': account.serviceAccountNumber,
    service_account_number: account.serviceAccountNumber,
    'billing-account-number': account.billingAccountNumber,
    billing_account_number: account.billingAccountNumber,
    billing_group_id: account.billingGroupId,
    crm_billing_group_id: account.billingGroupId,
    'payment-token': method,
    token: method,
  }
}

/**
 * Returns whether the endpoint takes an id of a customer's data. Only such an endpoint can be tried with another
 * customer's ids.
 */
export function takesCustomerId(endpoint: AnyEndpoint): boolean {
  const { params, query, body } = sampleInput(endpoint)
  const customerIdFields = new Set([
    'user_id',
    'crm_premise_id',
    'premise_id',
    'session_id',
    'contact_id',
    'emailOrPhone',
    'crm_customer_id',
    'parent_account_number',
    'parent-account-number',
    'crm_service_account_id',
    'billing_group_id',
    'crm_billing_group_id',
    'service_account_id',
    'statement_id',
    'case_id',
    'device_id',
    'line_id',
    'voicemail_id',
    'change_id',
    'document_id',
    'request_id',
    'callback_id',
    'confirmation_number',
    'scheduled_payment_id',
    'attachment_id',
    'crm_contact_id',
    'crm_premise_id',
  ])
  return Object.keys({ ...params, ...query, ...body }).some((name) => customerIdFields.has(name))
}
