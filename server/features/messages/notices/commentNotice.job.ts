/**
 * Notifies a customer's contacts that staff have replied. Notices say that there is a reply and where, never its
 * content.
 */

import { z } from 'zod/mini'
import { deliverMail, deliverSms } from '../../../adapters/notifier/deliver'
import type { Executor } from '../../../db/database'
import type { Authorship } from '../../../directory/cases/cases.ledger'
import type { CaseRow } from '../../../directory/cases/cases.queries'
import type { CommentRow } from '../../../directory/cases/conversation.ledger'
import { findContacts } from '../../../directory/contacts/contacts.queries'
import { portalUrl } from '../../../http/origins'
import { defineJob } from '../../../jobs/job'
import { enqueueLater } from '../../../jobs/jobs.queries'
import type { Services } from '../../../services'
import { findNoticeChoices, findUnsentNotice, insertNotices, markSent } from './notices.queries'
import { noticeLifetimeMs, noticeSettingsOf, noticesFor } from './rules'

/**
 * Stores notices in the transaction of the comment, for the contacts who chose to get them. Comments of customers
 * create none.
 */
export async function planNotices(
  { config }: Services,
  tx: Executor,
  { row, comment, authorship }: { row: CaseRow; comment: CommentRow; authorship: Authorship },
): Promise<void> {
  if (!authorship.author.isStaff) return
  const { customerNumber } = row
  // A transaction has one connection, which runs one statement after another.
  const contacts = await findContacts(tx, { customerNumber })
  const choices = await findNoticeChoices(tx, row)
  const settings = contacts.flatMap((contact) => noticeSettingsOf(contact, { choices, kind: row.kind }))
  const stored = await insertNotices(tx, {
    commentId: comment.id,
    expiresAt: new Date(authorship.now.getTime() + noticeLifetimeMs),
    notices: noticesFor(settings, { now: authorship.now, zone: config.TIME_ZONE }),
  })
  for (const { id, dueAt } of stored) {
    const delayMs = dueAt.getTime() - authorship.now.getTime()
    await enqueueLater(tx, commentNoticeJob, { payload: { id }, delayMs })
  }
}

/** With the library's backoff, attempts continue for as long as the notice is of use. */
const maxAttempts = 16

export const commentNoticeJob = defineJob({
  name: 'comment notice',
  payload: z.object({ id: z.uuid() }),
  maxAttempts,
  async run(services, { id }) {
    const { db, clock } = services
    const notice = await findUnsentNotice(db, id, clock.now())
    if (!notice) return
    await send(services, notice)
    await markSent(db, id, clock.now())
  },
})

type UnsentNotice = NonNullable<Awaited<ReturnType<typeof findUnsentNotice>>>

/** Skips contacts who were removed since, and channels that are not available. */
async function send(services: Services, notice: UnsentNotice): Promise<void> {
  const { notifier, config } = services
  const { channel, firstName, email, phone, title, number, removedAt } = notice
  const address = channel === 'email' ? email : phone
  if (removedAt !== null || address === '' || !notifier.channels[channel]) return
  const subject = notice.kind === 'message' ? 'your message' : `your request ${number}`
  const link = `${portalUrl(config)}${pageOf(notice)}`
  if (channel === 'sms') {
    await deliverSms(services, {
      to: phone,
      text: `${config.BRAND_NAME}: We replied to ${subject}. Read it here: ${link}`,
    })
    return
  }
  await deliverMail(services, {
    to: email,
    subject: `We replied to ${subject}`,
    text: `Hi ${firstName},\n\nWe replied to ${subject} “${title}”. Sign in to read our reply:\n\n${link}\n\nYou can change what we notify you about, and how, in the portal under Notification Preferences.\n\n${config.BRAND_NAME}`,
  })
}

/** A message opens in the message center; a request has its own page. */
const pageOf = ({ kind, caseId }: UnsentNotice): string =>
  kind === 'message' ? '/messageCenter' : `/serviceTicketView?case=${caseId}`
