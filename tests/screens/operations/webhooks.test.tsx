import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createWebhook,
  deleteWebhook,
  listWebhookMessages,
  listWebhooks,
  replayWebhookMessages,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookMessage,
} from '#shared/contract/operations/webhooks'
import { outboundEventTypes } from '#shared/operations/outboundEvents'
import * as commonTexts from '#shared/texts/common'
import * as outboundEventTexts from '#shared/texts/operations/outboundEvents'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const webhook: Webhook = {
  webhook_id: '3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a',
  name: 'Billing system',
  url: 'https://billing.example.com/events',
  event_types: ['payment.posted', 'payment.failed'],
  is_enabled: true,
  created_by: 'Ada Quill',
  created_at: '2026-03-12T15:04:00.000Z',
  former_secret_until: null,
  failing_since: null,
  waiting_count: 3,
  failed_count: 2,
  version: 4,
}
const message: WebhookMessage = {
  message_id: '5b1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a',
  event_id: '6c1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a',
  type: 'payment.posted',
  crm_customer_number: 'CU-10001',
  occurred_at: '2026-03-12T15:04:00.000Z',
  state: 'failed',
  attempts: 41,
  last_attempt_at: '2026-03-13T15:04:00.000Z',
  next_attempt_at: null,
  last_status: 500,
  problem: webhookTexts.answeredWith(500),
}
const path = `/api/v1/webhooks/${webhook.webhook_id}`

beforeEach(() => {
  mockCall(listWebhooks, [webhook])
  mockCall(listWebhookMessages, { messages: [message], total_count: 1 })
})

const open = (without: readonly string[] = []) =>
  renderScreen('/admin/webhooks', {
    as: aStaffMember(),
    rights: allRights.map((right) => ({ ...right, write: right.write && !without.includes(right.name) })),
  })
const button = (name: string) => screen.findByRole('button', { name })
const dialogOf = async () => within(await screen.findByRole('dialog'))

describe('the webhooks', () => {
  it('are listed with their events and with what was not delivered', async () => {
    open()
    const table = within(await screen.findByRole('table', { name: webhookTexts.webhooksCaption }))
    const row = table.getAllByRole('row')[1]
    expect(row).toHaveTextContent('Billing system')
    expect(row).toHaveTextContent('https://billing.example.com/events')
    expect(row).toHaveTextContent('Payment posted, Payment failed')
    expect(row).toHaveTextContent(webhookTexts.enabled)
    expect(row).toHaveTextContent(webhookTexts.waitingCount(3))
    expect(row).toHaveTextContent(webhookTexts.failedCount(2))
  })

  it('say so when there are none', async () => {
    mockCall(listWebhooks, [])
    open()
    expect(await screen.findByText(webhookTexts.noWebhooks)).toBeVisible()
  })

  it('say so when they cannot be loaded', async () => {
    mockCall(listWebhooks, errorAnswer('unavailable', 'Busy'))
    open()
    expect(await screen.findByText(webhookTexts.webhooksNotLoaded)).toBeVisible()
  })

  it.each([
    ['fail', { failing_since: '2026-03-12T15:04:00.000Z' }, webhookTexts.failing],
    ['are paused', { is_enabled: false }, webhookTexts.paused],
  ])('are marked when they %s', async (_case, changes, text) => {
    mockCall(listWebhooks, [{ ...webhook, ...changes }])
    open()
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('cannot be changed by readers, who see their deliveries', async () => {
    const user = open(['EVENTS'])
    await user.click(await button(webhookTexts.messagesOf('Billing system')))
    const dialog = await dialogOf()
    expect(await dialog.findByText('CU-10001')).toBeVisible()
    expect(screen.queryByRole('button', { name: webhookTexts.createWebhook })).toBeNull()
    expect(dialog.queryByRole('button', { name: /again/i })).toBeNull()
  })
})

describe('a webhook', () => {
  it('is added with all events unless some are deselected, and its secret is shown once', async () => {
    mockCall(createWebhook, { webhook, secret: 'whsec_0123456789' })
    const user = open()
    await user.click(await button(webhookTexts.createWebhook))
    const dialog = await dialogOf()
    await user.type(await dialog.findByLabelText(commonTexts.name), 'Billing system')
    await user.type(dialog.getByLabelText(webhookTexts.url), 'https://billing.example.com/events')
    await user.click(dialog.getByRole('checkbox', { name: outboundEventTexts.typeLabels['user.registered'] }))
    await user.click(dialog.getByRole('button', { name: webhookTexts.createWebhook }))
    expect(await screen.findByText('whsec_0123456789')).toBeVisible()
    expect(requestsOf(createWebhook)).toMatchObject([
      {
        body: {
          name: 'Billing system',
          url: 'https://billing.example.com/events',
          event_types: outboundEventTypes.filter((type) => type !== 'user.registered'),
          is_enabled: true,
        },
      },
    ])
    expect(screen.queryByRole('button', { name: commonTexts.close })).toBeNull()
    await user.click(await button(webhookTexts.iveStoredIt))
    expect(screen.queryByText('whsec_0123456789')).toBeNull()
  })

  it('is paused without changing anything else', async () => {
    mockCall(updateWebhook, { ...webhook, is_enabled: false })
    const user = open()
    await user.click(await button(commonTexts.editItem('Billing system')))
    const dialog = await dialogOf()
    await user.click(await dialog.findByRole('checkbox', { name: webhookTexts.sendsEvents }))
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await screen.findByText(webhookTexts.changed)).toBeVisible()
    const { name, url, event_types, version } = webhook
    expect(requestsOf(updateWebhook)).toMatchObject([
      { path, body: { name, url, event_types, version, is_enabled: false } },
    ])
  })

  it('gets a new secret after a confirmation', async () => {
    mockCall(rotateWebhookSecret, { webhook, secret: 'whsec_next' })
    const user = open()
    await user.click(await button(webhookTexts.rotateSecretOf('Billing system')))
    const dialog = await dialogOf()
    expect(await dialog.findByText(webhookTexts.rotateEffect)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: webhookTexts.rotateSecret }))
    expect(await screen.findByText('whsec_next')).toBeVisible()
  })

  it.each([
    [{ is_delivered: true, status: 204, problem: '' }, webhookTexts.testDelivered(204)],
    [
      { is_delivered: false, status: null, problem: webhookTexts.noAnswer },
      webhookTexts.testFailed(webhookTexts.noAnswer),
    ],
  ])('tells the outcome of a test: %j', async (outcome, text) => {
    mockCall(testWebhook, outcome)
    const user = open()
    await user.click(await button(webhookTexts.testWebhook('Billing system')))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('is deleted after a confirmation', async () => {
    mockCall(deleteWebhook, null)
    const user = open()
    await user.click(await button(commonTexts.deleteItem('Billing system')))
    expect(await screen.findByText(webhookTexts.deleteEffect)).toBeVisible()
    await user.click(await button(commonTexts.yes))
    expect(await screen.findByText(webhookTexts.deleted)).toBeVisible()
    expect(requestsOf(deleteWebhook)).toMatchObject([{ path }])
  })
})

describe('the deliveries of a webhook', () => {
  const openMessages = async () => {
    const user = open()
    await user.click(await button(webhookTexts.messagesOf('Billing system')))
    return { user, dialog: await dialogOf() }
  }

  it('are listed with the outcome of the last attempt', async () => {
    const { dialog } = await openMessages()
    const row = (await dialog.findAllByRole('row'))[1]
    expect(row).toHaveTextContent(outboundEventTexts.typeLabels['payment.posted'])
    expect(row).toHaveTextContent('CU-10001')
    expect(row).toHaveTextContent(webhookTexts.stateLabels.failed)
    expect(row).toHaveTextContent(webhookTexts.answeredWith(500))
    expect(row).toHaveTextContent('41')
  })

  it('are sent again one by one, or all that failed', async () => {
    mockCall(replayWebhookMessages, { count: 1 })
    const { user, dialog } = await openMessages()
    await user.click(
      await dialog.findByRole('button', {
        name: webhookTexts.replayMessage(outboundEventTexts.typeLabels['payment.posted']),
      }),
    )
    expect(await screen.findByText(webhookTexts.replayed(1))).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: webhookTexts.onlyFailed }))
    await user.click(await dialog.findByRole('button', { name: webhookTexts.replayAll }))
    expect(requestsOf(replayWebhookMessages)).toMatchObject([
      { path: `${path}/replay`, body: { message_id: message.message_id } },
      { path: `${path}/replay`, body: {} },
    ])
    expect(requestsOf(listWebhookMessages).at(-1)).toMatchObject({ query: { state: 'failed' } })
  })

  it('say so when nothing was sent yet', async () => {
    mockCall(listWebhookMessages, { messages: [], total_count: 0 })
    const { dialog } = await openMessages()
    expect(await dialog.findByText(webhookTexts.noMessages)).toBeVisible()
  })
})
