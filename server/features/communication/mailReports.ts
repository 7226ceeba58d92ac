/** Handles reports of the mail service about emails that came back. */
import { z } from 'zod/mini'
import * as communicationTexts from '#shared/texts/customers/communication'
import { markUndeliverable, recordBounced } from '../../adapters/notifier/undeliverableEmails.queries'
import type { Services } from '../../services'

/** An event of an email. Only a permanent bounce has an effect. */
export const MailReport = z.object({
  event: z.string().check(z.maxLength(40)),
  /** True for a hard bounce, after which every further attempt would fail. */
  permanent: z._default(z.boolean(), false),
  email: z.string().check(z.maxLength(254)),
  /** The Message-ID of the email. Without it only the address is marked. */
  message_id: z.optional(z.string().check(z.maxLength(300))),
})
type MailReport = z.infer<typeof MailReport>

/** Our Message-IDs are `<id@domain>`, with the id of the record. */
const recordIdOf = (messageId: string): string | null => {
  const id = /^<?([^@<>]+)@/.exec(messageId)?.[1]
  return z.uuid().safeParse(id).data ?? null
}

export async function handleMailReport(services: Services, report: MailReport): Promise<void> {
  const { event, permanent, email, message_id: messageId } = report
  if (event !== 'bounced' || !permanent) return
  await services.db.transaction(async (tx) => {
    if (messageId !== undefined) {
      const id = recordIdOf(messageId)
      // A report that comes again must not mark an address that was verified in the meantime.
      if (id === null || !(await recordBounced(tx, { id, email, failure: communicationTexts.addressReported }))) return
    }
    await markUndeliverable(tx, email, services.clock.now())
  })
}
