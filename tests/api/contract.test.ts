import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '#shared/endpoint'
import { auditRecords } from '../../server/db/schema/records'
import { everyCall, isForStaff, sampleInput } from '../support/calls'
import { addDevice } from '../support/devices'
import { addDocument } from '../support/documents'
import { addCallback } from '../support/callbacks'
import { addAccessRequest } from '../support/accessRequests'
import { addCase, addAttachment } from '../support/cases'
import { addPayer } from '../support/paying'
import { addPlanChange } from '../support/plans'
import { addAccount, addPerson, allRights, sessionOf } from '../support/people'
import { addProperty } from '../support/properties'
import { addScheduled } from '../support/scheduling'
import { addStatement } from '../support/statements'
import { startServer, type TestServer } from '../support/server'
import { addLine, addVoicemail } from '../support/voice'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const send = (endpoint: AnyEndpoint, ids: Record<string, unknown>, token?: string) =>
  server.call(endpoint, sampleInput(endpoint, ids) as never, {
    ...(token === undefined ? {} : { token }),
    ...(endpoint.takesFile ? { file: { name: 'note.txt', bytes: Buffer.from('A note.') } } : {}),
  })

const isPublic = ([, endpoint]: [string, AnyEndpoint]) => endpoint.access === 'public'

describe('every call of the contract', () => {
  it.each(everyCall)('%s is served', (_name, endpoint) => {
    expect(server.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true)
  })

  it.each(everyCall)('%s stands in the OpenAPI document', async (name, endpoint) => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json()
    const operation = paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(operation).toMatchObject({ operationId: name.split('.')[1], summary: endpoint.summary })
  })

  it.each(everyCall.filter((call) => !isPublic(call)))('%s turns a visitor away', async (_name, endpoint) => {
    expect((await send(endpoint, {})).status).toBe(401)
  })

  it('has a method and path of its own', () => {
    const addresses = everyCall.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe("another customer's ids", () => {
  it.each(everyCall.filter((call) => !isPublic(call) && sampleableIds(call[1])))(
    'in %s are not found',
    async (name, endpoint) => {
      const victim = await addVictim()
      // Every right, so that nothing but whose it is stands in the way.
      const stranger = await addPerson(server.database.db, { rights: allRights })
      const answer = await send(endpoint, idsOf(name, victim), await server.signIn(stranger))
      expect(answer.status).toBe(isForStaff(endpoint) ? 403 : 404)
      expect(JSON.stringify(answer.data)).not.toContain(victim.person.customerNumber)
    },
  )

  it('in a history without a billing group answer only what is one’s own', async () => {
    const stranger = await server.signIn(await addPerson(server.database.db))
    const [, listPayments] = everyCall.find(([name]) => name === 'payments.listPayments') ?? []
    const answer = await server.call(listPayments as AnyEndpoint, { body: {} } as never, { token: stranger })
    expect(answer.data).toEqual({ payments: [], total_count: 0, paid_this_year: 0 })
  })
})

describe('a look of staff into an account', () => {
  // Paying, registering and deleting leave records of their own.
  const looks = everyCall.filter(([name, endpoint]) => isLook(name) && sampleableIds(endpoint))

  it.each(looks)('by %s leaves a record', async (name, endpoint) => {
    const victim = await addVictim()
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    await send(endpoint, idsOf(name, victim), await server.signIn(staff))
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, staff.userId))
    expect(records).toContainEqual(
      expect.objectContaining({ action: 'customer.opened', customerNumber: victim.person.customerNumber }),
    )
  })
})

const isLook = (name: string): boolean => /\.(get|list|view)/.test(name)

/** Somebody who has one of everything that an id can name. */
async function addVictim() {
  const payer = await addPayer(server)
  const statement = await addStatement(server.database.db, payer.account, { month: '2026-02', lines: [] })
  const gas = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'GAS' })
  const tv = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'TV' })
  const voice = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'VOIP' })
  const line = await addLine(server.database.db, voice)
  const voicemail = await addVoicemail(server.database.db, line)
  const request = await addCase(server, payer.person, { kind: 'request' })
  const message = await addCase(server, payer.person, { kind: 'message' })
  const attachment = await addAttachment(server, request)
  const device = await addDevice(server.database.db, payer.account)
  const change = await addPlanChange(server.database.db, payer)
  await addProperty(server.database.db, { owner: payer.person.customerNumber })
  const session = await sessionOf(server.database.db, payer.person)
  const document = await addDocument(server, { communities: [payer.person.customerNumber] })
  const callback = await addCallback(server.database.db, payer.person)
  const scheduled = await addScheduled(server.database.db, payer)
  const access = await addAccessRequest(server.database.db, payer)
  const things = { access, document, callback, scheduled, statement, gas, tv, voice, line, voicemail, device, change }
  return { ...payer, ...things, request, message, attachment, session }
}

type Victim = Awaited<ReturnType<typeof addVictim>>

const idsOf = (name: string, { person, account: fiber, gas, method, statement, session, ...victim }: Victim) => {
  const { tv, voice } = victim
  const ofNoun = { usage: gas, tv, voice }[name.split('.')[0] ?? ''] ?? fiber
  const account = name === 'usage.listDataUsage' ? fiber : ofNoun
  return {
    statement_id: statement,
    case_id: name.startsWith('messages.') ? victim.message : victim.request,
    parent_case_id: victim.request,
    attachment_id: victim.attachment,
    device_id: victim.device,
    line_id: victim.line,
    voicemail_id: victim.voicemail,
    change_id: victim.change,
    document_id: victim.document,
    request_id: victim.access,
    callback_id: victim.callback,
    scheduled_payment_id: victim.scheduled,
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

/** Calls that take no id at all have none to take from somebody else. */
function sampleableIds(endpoint: AnyEndpoint): boolean {
  const { params, query, body } = sampleInput(endpoint)
  const known = new Set([
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
    'scheduled_payment_id',
    'attachment_id',
    'crm_contact_id',
    'crm_premise_id',
  ])
  return Object.keys({ ...params, ...query, ...body }).some((name) => known.has(name))
}
