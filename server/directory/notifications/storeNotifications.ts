/** Turns events into messages: reads what they are about, finds the recipients, and stores what each gets. */

import { type PreparedMessage, prepareLetter, prepareText } from '../../adapters/notifier/messages'
import type { Notifier } from '../../adapters/notifier/notifier'
import { enqueueMessages } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { portalUrl } from '../../origins'
import type { Services } from '../../services'
import { isBulk, type NotificationEvent } from './events'
import { notificationsOf } from './events/notificationsOf'
import type { Notification, NotificationServices } from './notification'
import {
  findEmailOptOuts,
  findNotificationChoices,
  findNotificationContacts,
  findPaperlessGroups,
} from './recipients.queries'
import { contactOf, type NotificationSend, sendsFor } from './rules'
import { unsubscribeTokenFor } from './unsubscribe'

export async function storeNotifications(
  services: Services,
  tx: Executor,
  events: readonly NotificationEvent[],
): Promise<void> {
  const messages = await prepareNotifications(services, tx, events)
  await enqueueMessages(services, tx, { messages, isBulk: isBulk(events) })
}

/** Returns the messages that each recipient gets, without storing them. */
export async function prepareNotifications(
  services: NotificationServices & { notifier: Pick<Notifier, 'channels'> },
  tx: Executor,
  events: readonly NotificationEvent[],
): Promise<PreparedMessage[]> {
  const notifications = await notificationsOf(services, tx, events)
  const contacts = await findNotificationContacts(
    tx,
    notifications.map(({ customerNumber }) => customerNumber),
  )
  const groupIds = notifications.flatMap((notification) => notification.groupIds)
  const choices = await findNotificationChoices(tx, groupIds)
  const paperlessGroups = await findPaperlessGroups(tx, groupIds)
  const optOuts = await findEmailOptOuts(tx, [
    ...[...contacts.values()].flat(),
    ...notifications.flatMap(({ addressee }) => (addressee ? contactOf(addressee) : [])),
  ])
  const { clock, config, notifier } = services
  const now = clock.now()
  return notifications.flatMap((notification) =>
    sendsFor(notification, {
      contacts: contacts.get(notification.customerNumber) ?? [],
      choices,
      paperlessGroups,
      optOuts,
      channels: notifier.channels,
      now,
      zone: config.TIME_ZONE,
    }).map((send) => messageOf(services, notification, send)),
  )
}

function messageOf(
  { config, clock }: NotificationServices,
  notification: Notification,
  send: NotificationSend,
): PreparedMessage {
  const { eventKey, category, customerNumber, content, path, text, addressee, receiptOf } = notification
  const { contact, channel, address, delayMs, isRequired } = send
  const contactId = contact.contact_id
  const isReceipt = receiptOf !== undefined && contactId === addressee?.contactId
  const facts = {
    to: address,
    category,
    eventKey,
    customerNumber,
    contactId,
    delayMs,
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
