/** Turns events into messages: reads what they are about, finds the recipients, and stores what each gets. */

import { isUrgentCategory } from '#shared/customers/notifications'
import { type MessageTerms, type PreparedMessage, prepareLetter, prepareText } from '../../adapters/notifier/messages'
import { enqueueMessages } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { portalUrl } from '../../origins'
import type { Services } from '../../services'
import { type DecisionServices, loadCircumstances } from './circumstances'
import type { NotificationEvent } from './events'
import { notificationsOf } from './events/notificationsOf'
import type { Notification, NotificationServices } from './notification'
import { type NotificationSend, sendsFor } from './rules'
import { unsubscribeTokenFor } from './unsubscribe'

export async function storeNotifications(
  services: Services,
  tx: Executor,
  { events, isBulk }: { events: readonly NotificationEvent[]; isBulk: boolean },
): Promise<void> {
  const messages = await prepareNotifications(services, tx, events)
  await enqueueMessages(services, tx, { messages, isBulk })
}

/** Returns the messages that each recipient gets, without storing them. */
export async function prepareNotifications(
  services: DecisionServices,
  tx: Executor,
  events: readonly NotificationEvent[],
): Promise<PreparedMessage[]> {
  const now = services.clock.now()
  const notifications = (await notificationsOf(services, tx, events)).filter(
    ({ expiresAt }) => expiresAt === undefined || expiresAt > now,
  )
  const circumstancesOf = await loadCircumstances(services, tx, notifications)
  return notifications.flatMap((notification) =>
    sendsFor(notification, circumstancesOf(notification.customerNumber)).map((send) =>
      messageOf(services, notification, send),
    ),
  )
}

/** Login notices go to the address on file when the event happened, and no one can turn them off. */
function termsOf(notification: Notification, contactId: string, now: Date): MessageTerms | undefined {
  const { eventKey, event, category, customerNumber, groupIds, addressee = null, expiresAt } = notification
  const { isOnlyForAddressee = false, isImmediate = isUrgentCategory(category), onlyTexts } = notification
  if (category === 'security' && isImmediate) return undefined
  return {
    ...(event && { eventKey, event }),
    ...(onlyTexts && { onlyTexts }),
    category,
    customerNumber,
    contactId,
    groupIds: [...groupIds],
    addressee,
    isOnlyForAddressee,
    isImmediate,
    decidedAt: now.toISOString(),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  }
}

function messageOf(
  { config, clock }: NotificationServices,
  notification: Notification,
  send: NotificationSend,
): PreparedMessage {
  const { eventKey, category, customerNumber, content, path, text, addressee, receiptOf } = notification
  const { contact, channel, address, delayMs, isRequired } = send
  const contactId = contact.contact_id
  const terms = termsOf(notification, contactId, clock.now())
  const isReceipt = receiptOf !== undefined && contactId === addressee?.contactId
  const facts = {
    to: address,
    category,
    eventKey,
    customerNumber,
    contactId,
    delayMs,
    ...(terms && { terms }),
    ...(isReceipt && channel === 'email' && { receiptOf }),
  }
  if (channel === 'sms') {
    const withLink = `${text} ${portalUrl(config)}${path}`
    return prepareText(config, { ...facts, title: content.subject, text: withLink }, clock.now())
  }
  const unsubscribeToken = isRequired
    ? null
    : unsubscribeTokenFor(config, { contactId, customerNumber, category, email: address })
  return prepareLetter(
    config,
    {
      ...facts,
      firstName: contact.first_name,
      content,
      path,
      isOptional: true,
      ...(unsubscribeToken !== null && { unsubscribeToken }),
    },
    clock.now(),
  )
}
