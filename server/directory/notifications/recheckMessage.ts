/**
 * Decides again about a message that has waited: in a backlog, for the end of quiet hours, or for a mail server. Meanwhile
 * the recipient may have turned it off or changed the address, or quiet hours may have begun.
 */
import type { RecheckMessage } from '../../adapters/notifier/deliver'
import type { Database } from '../../db/database'
import { type DecisionServices, loadCircumstances } from './circumstances'
import { sendsFor } from './rules'

export const createRecheck =
  (services: DecisionServices & { db: Database }): RecheckMessage =>
  async ({ terms, channel, to }) => {
    const circumstancesOf = await loadCircumstances(services, services.db, [terms])
    // Which channels exist was decided when the message was stored.
    const circumstances = { ...circumstancesOf(terms.customerNumber), channels: { email: true, sms: true } }
    const sends = sendsFor(terms, circumstances).filter((send) => send.channel === channel)
    const send =
      sends.find(({ contact }) => contact.contact_id === terms.contactId) ??
      // Of two contacts with the same address, the other one may get it now.
      sends.find(({ address }) => address.toLowerCase() === to.toLowerCase())
    if (!send) return { kind: 'drop' }
    return send.delayMs > 0 ? { kind: 'wait', delayMs: send.delayMs } : { kind: 'send', to: send.address }
  }
