import { describe, expect } from 'vitest'
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '#shared/contract/operations/webhooks'
import { maxWebhooks, webhookSecretPrefix } from '#shared/operations/webhooks'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { outboundEvents } from '../../../server/db/schema/operations/outboundEvents'
import { webhooks } from '../../../server/db/schema/operations/webhooks'
import { resealWebhookSecretsJob } from '../../../server/features/webhooks/resealSecrets.job'
import { assertSigned, type Receiver, startReceiver } from '../../support/data/operations/receiver'
import { addWebhook, sendEvents, storeEvents, webhookBody } from '../../support/data/operations/webhooks'
import { addPerson, type Person } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { withSettings } from '../../support/server/serverTest'

const it = withSettings({ WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' })

let receiver: Receiver
let staff: Person
let token: string
it.beforeAll(async ({ server }) => {
  receiver = await startReceiver()
  staff = await addPerson(server.database.db, {
    userType: 'CENTRIC',
    rights: ['EVENTS.read', 'EVENTS.write'],
    name: { first: 'Ada', last: 'Quill' },
  })
})
it.afterAll(() => receiver.stop())
it.beforeEach(async ({ server }) => {
  server.setNow(testNow)
  token = await server.signIn(staff)
  receiver.reset()
  await server.database.db.delete(webhooks)
  await server.database.db.delete(outboundEvents)
})

const add = (server: TestServer, changes: Partial<ReturnType<typeof webhookBody>> = {}) =>
  addWebhook(server, token, { ...webhookBody(receiver.url), ...changes })
const ask = (server: TestServer, changes: Record<string, unknown>) =>
  server.call(createWebhook, { body: { ...webhookBody(receiver.url), ...changes } as never }, { token })
const auditActions = async (server: TestServer) =>
  (await server.database.db.select({ action: auditRecords.action }).from(auditRecords)).map(({ action }) => action)

describe('a new webhook', () => {
  it('is returned with its secret, which administrators do not see again', async ({ server }) => {
    const issued = await add(server)
    expect(issued.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(issued.webhook).toEqual({
      webhook_id: expect.any(String),
      name: 'Billing system',
      url: receiver.url,
      event_types: webhookBody('').event_types,
      is_enabled: true,
      created_by: 'Ada Quill',
      created_at: testNow,
      former_secret_until: null,
      failing_since: null,
      waiting_count: 0,
      failed_count: 0,
      version: 1,
    })
    expect((await server.call(listWebhooks, {}, { token })).data).toEqual([issued.webhook])
    expect(await auditActions(server)).toContain('webhook.created')
  })

  it('has a secret that is stored sealed', async ({ server }) => {
    const { secret } = await add(server)
    const [row] = await server.database.db.select().from(webhooks)
    expect(row?.secret.toString('latin1')).not.toContain(secret.slice(webhookSecretPrefix.length))
  })

  it.for([
    ['http://billing.example.com/events', webhookTexts.httpsRequired],
    ['ftp://127.0.0.1/events', webhookTexts.httpsRequired],
    ['https://user:secret@billing.example.com/events', webhookTexts.invalidUrl],
    ['billing.example.com', webhookTexts.invalidUrl],
    ['https://10.1.2.3/events', webhookTexts.privateAddress],
    ['https://169.254.169.254/latest/meta-data', webhookTexts.privateAddress],
    ['https://[::1]/events', webhookTexts.privateAddress],
    ['https://[::ffff:10.0.0.1]/events', webhookTexts.privateAddress],
    ['https://0x0a000001/events', webhookTexts.privateAddress],
  ])('cannot send to %s', async ([url, problem], { server }) => {
    expect(await ask(server, { url })).toMatchObject({ status: 400, fields: { url: problem } })
  })

  it('needs at least one event and a name that no other has', async ({ server }) => {
    expect(await ask(server, { event_types: [] })).toMatchObject({
      status: 400,
      fields: { event_types: webhookTexts.typesRequired },
    })
    await add(server)
    expect(await ask(server, { name: 'BILLING SYSTEM' })).toMatchObject({
      status: 409,
      fields: { name: webhookTexts.nameTaken },
    })
  })

  it(`is refused when there are ${maxWebhooks} already`, async ({ server }) => {
    for (let number = 0; number < maxWebhooks; number += 1) await add(server, { name: `System ${number}` })
    expect((await ask(server, { name: 'One more' })).messages).toEqual([webhookTexts.tooManyWebhooks(maxWebhooks)])
  })

  it('is only for staff who may change events', async ({ server }) => {
    const reader = await signInStaff(server, ['EVENTS.read'])
    expect((await server.call(createWebhook, { body: webhookBody(receiver.url) }, { token: reader })).status).toBe(403)
    const other = await signInStaff(server, ['APIKEYS.write'])
    expect((await server.call(listWebhooks, {}, { token: other })).status).toBe(403)
  })

  it('sends only what happens afterwards', async ({ server }) => {
    await storeEvents(server, ['CU-1'])
    await add(server)
    await storeEvents(server, ['CU-2'])
    await sendEvents(server)
    expect(receiver.received.map(({ body }) => body.crm_customer_number)).toEqual(['CU-2'])
  })
})

describe('a change of a webhook', () => {
  const change = (server: TestServer, webhook: { webhook_id: string; version: number }, changes = {}) =>
    server.call(
      updateWebhook,
      {
        params: { webhook_id: webhook.webhook_id },
        body: { ...webhookBody(receiver.url), version: webhook.version, ...changes },
      },
      { token },
    )

  it('takes effect with the next event', async ({ server }) => {
    const { webhook } = await add(server)
    const changed = await change(server, webhook, { name: 'Ledger', event_types: ['payment.posted'] })
    expect(changed.data).toMatchObject({ name: 'Ledger', event_types: ['payment.posted'], version: 2 })
    await storeEvents(server, ['CU-1'])
    await sendEvents(server)
    expect(receiver.received).toEqual([])
    expect(await auditActions(server)).toContain('webhook.changed')
  })

  it('is refused if someone else has changed it', async ({ server }) => {
    const { webhook } = await add(server)
    await change(server, webhook, { name: 'Ledger' })
    expect((await change(server, webhook)).messages).toEqual([webhookTexts.editConflict])
  })

  it('cannot lead it into a private network', async ({ server }) => {
    const { webhook } = await add(server)
    expect(await change(server, webhook, { url: 'https://192.168.1.1/' })).toMatchObject({
      status: 400,
      fields: { url: webhookTexts.privateAddress },
    })
  })

  it('that pauses it lets its events wait until it is resumed', async ({ server }) => {
    const { webhook } = await add(server)
    await change(server, webhook, { is_enabled: false })
    await storeEvents(server, ['CU-1'])
    await sendEvents(server)
    expect(receiver.received).toEqual([])
    await change(server, { ...webhook, version: 2 })
    await sendEvents(server)
    expect(receiver.received).toHaveLength(1)
  })
})

describe('a rotated secret', () => {
  const rotate = (server: TestServer, { webhook_id }: { webhook_id: string }) =>
    server.call(rotateWebhookSecret, { params: { webhook_id } }, { token })
  const sendOne = async (server: TestServer) => {
    receiver.reset()
    await storeEvents(server, ['CU-1'])
    await sendEvents(server)
    const [request] = receiver.received
    if (!request) throw new Error('Nothing was received')
    return request
  }

  it('signs together with the former one for 24 hours', async ({ server }) => {
    const { webhook, secret } = await add(server)
    const rotated = await rotate(server, webhook)
    const next = (rotated.data as { secret: string }).secret
    expect(rotated.data).toMatchObject({ webhook: { former_secret_until: '2026-03-14T15:00:00.000Z' } })
    const during = await sendOne(server)
    assertSigned(during, secret, testNow)
    assertSigned(during, next, testNow)
    const later = '2026-03-14T15:00:01.000Z'
    server.setNow(later)
    const afterwards = await sendOne(server)
    assertSigned(afterwards, next, later)
    expect(() => assertSigned(afterwards, secret, later)).toThrow('No matching signature found')
  })

  it('is refused again while the former one signs, so that a lost answer does no harm', async ({ server }) => {
    const { webhook } = await add(server)
    await rotate(server, webhook)
    expect(await rotate(server, webhook)).toMatchObject({ status: 409, messages: [webhookTexts.rotatedLately] })
  })

  it('is sealed again with a new SEAL_KEY, after which the old key is not needed', async ({ server }) => {
    const { secret } = await add(server)
    const { config } = server.services
    const former = config.SEAL_KEY
    const newest = 'another key for sealing'
    config.SEAL_KEY = [newest, ...former]
    await server.runScheduled(resealWebhookSecretsJob)
    config.SEAL_KEY = [newest]
    assertSigned(await sendOne(server), secret, testNow)
    config.SEAL_KEY = former
  })
})

describe('a test request', () => {
  it('is signed and tells what the receiver answered', async ({ server }) => {
    const { webhook, secret } = await add(server)
    const params = { webhook_id: webhook.webhook_id }
    expect((await server.call(testWebhook, { params }, { token })).data).toEqual({
      is_delivered: true,
      status: 200,
      problem: '',
    })
    const [request] = receiver.received
    if (!request) throw new Error('Nothing was received')
    assertSigned(request, secret, testNow)
    expect(request.body).toMatchObject({ type: 'webhook.test', event_id: request.headers['webhook-id'] })
    receiver.answerWith(() => 302)
    expect((await server.call(testWebhook, { params }, { token })).data).toEqual({
      is_delivered: false,
      status: 302,
      problem: webhookTexts.answeredWith(302),
    })
  })

  it('does not connect to a name that leads to a private address', async ({ server }) => {
    const { webhook } = await add(server, { url: `https://localhost:${new URL(receiver.url).port}/` })
    const params = { webhook_id: webhook.webhook_id }
    expect((await server.call(testWebhook, { params }, { token })).data).toEqual({
      is_delivered: false,
      status: null,
      problem: webhookTexts.privateAddress,
    })
  })
})

it('a deleted webhook sends nothing anymore', async ({ server }) => {
  const { webhook } = await add(server)
  await storeEvents(server, ['CU-1'])
  const params = { webhook_id: webhook.webhook_id }
  expect((await server.call(deleteWebhook, { params }, { token })).status).toBe(200)
  await sendEvents(server)
  expect(receiver.tried).toEqual([])
  expect((await server.call(deleteWebhook, { params }, { token })).status).toBe(404)
})
