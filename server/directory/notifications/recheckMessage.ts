/**
 * Decides again about a message before it is sent. If it has waited, in a backlog, for the end of quiet hours, or for a mail
 * server, the recipient may have turned it off or changed the address, quiet hours may have begun, or what it says may no
 * longer apply.
 */
import { z } from 'zod/mini'
import * as communicationTexts from '#shared/texts/customers/communication'
import type { RecheckMessage } from '../../adapters/notifier/deliver'
import type { MessageTerms } from '../../adapters/notifier/messages'
import type { Database } from '../../db/database'
import { type DecisionServices, loadCircumstances } from './circumstances'
import { NotificationEvent } from './events'
import { notificationsOf } from './events/notificationsOf'
import { sendsFor } from './rules'

type RecheckServices = DecisionServices & { db: Database }

/** A decision that is not older applies, so that most emails need no query. */
const freshMs = 5 * 60_000

export const createRecheck =
  (services: RecheckServices): RecheckMessage =>
  async ({ terms, channel, to }) => {
    const isFresh = services.clock.now().getTime() - Date.parse(terms.decidedAt) < freshMs
    const event = eventOf(terms)
    // Staff withdraw a wrong announcement within minutes.
    const mayHaveEnded = event !== null && (!isFresh || event.kind === 'announcement')
    if (mayHaveEnded && !(await stillApplies(services, event, terms))) {
      return { kind: 'drop', reason: communicationTexts.noLongerApplied }
    }
    // Quiet hours begin to the minute.
    if (isFresh && (channel === 'email' || terms.isImmediate)) return { kind: 'send', to }
    const circumstancesOf = await loadCircumstances(services, services.db, [terms])
    // Which channels exist was decided when the message was stored.
    const circumstances = { ...circumstancesOf(terms.customerNumber), channels: { email: true, sms: true } }
    const sends = sendsFor(terms, circumstances).filter((send) => send.channel === channel)
    const send =
      sends.find(({ contact }) => contact.contact_id === terms.contactId) ??
      // Of two contacts with the same address, the other one may get it now.
      sends.find(({ address }) => address.toLowerCase() === to.toLowerCase())
    if (!send) return { kind: 'drop', reason: communicationTexts.turnedOff }
    return send.delayMs > 0 ? { kind: 'wait', delayMs: send.delayMs } : { kind: 'send', to: send.address }
  }

const eventOf = ({ event }: MessageTerms): NotificationEvent | null =>
  event === undefined ? null : z.parse(NotificationEvent, event)

async function stillApplies(
  services: RecheckServices,
  event: NotificationEvent,
  { eventKey }: MessageTerms,
): Promise<boolean> {
  const notifications = await notificationsOf(services, services.db, [event])
  return notifications.some(({ eventKey: key }) => key === eventKey)
}
