/** Loads everything that decides who is notified: contacts, their choices, and the channels that exist. */
import type { Notifier } from '../../adapters/notifier/notifier'
import type { Executor } from '../../db/database'
import type { NotificationServices } from './notification'
import {
  findEmailOptOuts,
  findNotificationChoices,
  findNotificationContacts,
  findPaperlessGroups,
} from './recipients.queries'
import { type Circumstances, contactOf, type Recipients } from './rules'

export type DecisionServices = NotificationServices & { notifier: Pick<Notifier, 'channels'> }

type CustomerRecipients = Pick<Recipients, 'groupIds' | 'addressee'> & { customerNumber: string }

/** Returns the circumstances of each customer. */
export async function loadCircumstances(
  { clock, config, notifier }: DecisionServices,
  db: Executor,
  audiences: readonly CustomerRecipients[],
): Promise<(customerNumber: string) => Circumstances> {
  const contacts = await findNotificationContacts(
    db,
    audiences.map(({ customerNumber }) => customerNumber),
  )
  const groupIds = audiences.flatMap((audience) => audience.groupIds)
  const choices = await findNotificationChoices(db, groupIds)
  const paperlessGroups = await findPaperlessGroups(db, groupIds)
  const optOuts = await findEmailOptOuts(db, [
    ...[...contacts.values()].flat(),
    ...audiences.flatMap(({ addressee }) => (addressee ? contactOf(addressee) : [])),
  ])
  const shared = {
    choices,
    paperlessGroups,
    optOuts,
    channels: notifier.channels,
    now: clock.now(),
    zone: config.TIME_ZONE,
  }
  return (customerNumber) => ({ ...shared, contacts: contacts.get(customerNumber) ?? [] })
}
