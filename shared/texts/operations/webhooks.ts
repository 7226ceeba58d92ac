/** Texts about webhooks, which send events to other systems. */

import { countText, quantity } from '../../format/plural'
import type { WebhookMessageState } from '../../operations/webhooks'

export const invalidUrl = 'Enter an address such as https://billing.example.com/portal-events'
export const httpsRequired = 'The address must start with https://'
export const privateAddress = 'This address is in a private network'
export const url = 'Address'
export const urlHint = 'The portal sends each event there as a POST request.'
export const typesRequired = 'Select at least one event'
export const nameTaken = 'Another webhook already has this name.'
export const editConflict = 'Someone else has changed this webhook. Check it and try again.'
export const tooManyWebhooks = (max: number) => `There are already ${countText(max)} webhooks.`
export const rotatedLately =
  'The secret was rotated less than 24 hours ago, and requests are still signed with the old one, too. Wait until that ends before you rotate it again.'

export const answeredWith = (status: number) => `The receiver answered with status ${status}`
export const noAnswer = 'The receiver didn’t answer within 10 seconds'
export const notReached = (code: string) =>
  code === '' ? 'The receiver couldn’t be reached' : `The receiver couldn’t be reached (${code})`
export const secretUnreadable = 'The secret can’t be read, because SEAL_KEY has changed. Rotate it'

export const webhooksNotLoaded = 'We couldn’t load the webhooks.'
export const intro =
  'A webhook sends events, such as payments and changed addresses, to another system within about a minute. Systems that fetch events with an API key don’t need one.'
export const noWebhooks = 'There are no webhooks yet.'
export const webhooksCaption = 'Webhooks'
export const createWebhook = 'Add a webhook'
export const nameHint = 'The system that receives the events, such as “Billing system”.'
export const events = 'Events'
export const allEvents = 'All events'
export const sendsEvents = 'Send events to this address'
export const changed = 'Webhook changed.'
export const state = 'State'
export const enabled = 'Active'
export const paused = 'Paused'
export const failing = 'Failing'
export const failingSince = 'Since <date/>'
export const waitingCount = (count: number) => `${quantity(count, 'event', 'events')} waiting`
export const failedCount = (count: number) => `${quantity(count, 'event', 'events')} not delivered`
export const rotateSecret = 'Rotate secret'
export const rotateSecretOf = (name: string) => `Rotate the secret of ${name}`
export const rotateTitle = (name: string) => `Rotate the secret of “${name}”?`
export const rotateEffect =
  'You’ll get a new secret. For 24 hours, requests are signed with both, which gives you time to update the other system.'
export const formerUntil = 'The old secret also signs until <date/>.'
export const deleteTitle = (name: string) => `Delete “${name}”?`
export const deleteEffect =
  'The other system gets no more events, and those that are waiting are not sent. This can’t be undone.'
export const deleted = 'Webhook deleted.'
export const test = 'Test'
export const testWebhook = (name: string) => `Send a test to ${name}`
export const testDelivered = (status: number) => `Test delivered. The receiver answered with status ${status}.`
export const testFailed = (problem: string) => `Test failed. ${problem}.`
export const issuedTitle = (name: string) => `The secret of “${name}”`
export const issuedHint =
  'Copy this secret now and store it with your other system’s secrets. That system needs it to check that requests come from the portal. You can’t see it again.'
export const copySecret = 'Copy the secret'
export const iveStoredIt = 'I’ve stored it'

export const showMessages = 'Deliveries'
export const messagesOf = (name: string) => `Deliveries to ${name}`
export const messagesNotLoaded = 'We couldn’t load the deliveries.'
export const noMessages = 'No events have been sent yet.'
export const noFailedMessages = 'Every event has been delivered or is still being tried.'
export const event = 'Event'
export const attempts = 'Attempts'
export const lastAttempt = 'Last attempt'
export const nextAttempt = 'Next attempt <date/>'
export const onlyFailed = 'Only those that were not delivered'
export const replay = 'Send again'
export const replayMessage = (type: string) => `Send ${type} again`
export const replayAll = 'Send all failed events again'
export const replayed = (count: number) => `${quantity(count, 'event', 'events')} will be sent again.`
export const nothingToReplay = 'There is no event that could be sent again.'

export const stateLabels: Record<WebhookMessageState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Not delivered',
}
