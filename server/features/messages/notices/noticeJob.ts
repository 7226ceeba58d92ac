/**
 * Notifies a customer's contacts that staff have replied. Notices say that there is a reply and where, never its
 * content.
 */
import { startPeriodicJob } from '../../../background'
import type { Executor } from '../../../db/database'
import type { Authorship } from '../../../directory/cases/cases.ledger'
import type { CaseRow } from '../../../directory/cases/cases.queries'
import type { CommentRow } from '../../../directory/cases/conversation.ledger'
import { findContacts } from '../../../directory/contacts/contacts.queries'
import { portalUrl } from '../../../http/origins'
import type { Services } from '../../../services'
import { claimNotice, findDueNotices, findNoticeChoices, insertNotices, markSent } from './notices.queries'
import { leaseMs, noticeLifetimeMs, noticeSettingsOf, noticesFor } from './rules'

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
  const [contacts, choices] = await Promise.all([findContacts(tx, { customerNumber }), findNoticeChoices(tx, row)])
  const settings = contacts.flatMap((contact) => noticeSettingsOf(contact, { choices, kind: row.kind }))
  await insertNotices(tx, {
    commentId: comment.id,
    expiresAt: new Date(authorship.now.getTime() + noticeLifetimeMs),
    notices: noticesFor(settings, { now: authorship.now, zone: config.TIME_ZONE }),
  })
}

/** Sends due notices in the background of the request. A later job run sends the rest. */
export function sendNoticesLater(services: Services): void {
  services.background.run('notify of an answer', () => sendNotices(services, () => false))
}

/** Sends all due notices. Any number of processes may run it at once, because each notice is claimed by one of them. */
export async function sendNotices(services: Services, isStopping: () => boolean): Promise<void> {
  const { db, clock, log } = services
  for (const { id } of await findDueNotices(db, clock.now())) {
    if (isStopping()) return
    try {
      await sendClaimedNotice(services, id)
    } catch (error) {
      // The claim expires, and a later job run tries again.
      log.error({ err: error, noticeId: id }, 'a customer could not be notified of a reply')
    }
  }
}

type ClaimedNotice = NonNullable<Awaited<ReturnType<typeof claimNotice>>>

async function sendClaimedNotice(services: Services, id: string): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const notice = await claimNotice(db, id, { now, leaseEndsAt: new Date(now.getTime() + leaseMs) })
  if (!notice) return
  await send(services, notice)
  await markSent(db, id, clock.now())
}

/** Skips contacts who were removed since, and channels that are not available. */
async function send({ notifier, config }: Services, notice: ClaimedNotice): Promise<void> {
  const { channel, firstName, email, phone, title, number, removedAt } = notice
  const address = channel === 'email' ? email : phone
  if (removedAt !== null || address === '' || !notifier.channels[channel]) return
  const subject = notice.kind === 'message' ? 'your message' : `your request ${number}`
  const link = `${portalUrl(config)}${pageOf(notice)}`
  if (channel === 'sms') {
    await notifier.sendSms({
      to: phone,
      text: `${config.BRAND_NAME}: We replied to ${subject}. Read it here: ${link}`,
    })
    return
  }
  await notifier.sendMail({
    to: email,
    subject: `We replied to ${subject}`,
    text: `Hi ${firstName},\n\nWe replied to ${subject} “${title}”. Sign in to read our reply:\n\n${link}\n\nYou can change what we notify you about, and how, in the portal under Notification Preferences.\n\n${config.BRAND_NAME}`,
  })
}

/** A message opens in the message center; a request has its own page. */
const pageOf = ({ kind, caseId }: ClaimedNotice): string =>
  kind === 'message' ? '/messageCenter' : `/serviceTicketView?case=${caseId}`

const intervalMs = 60_000

/** Starts the job, with the first run at once. The returned function stops it. */
export const startNoticeJob = (services: Services): (() => void) =>
  startPeriodicJob(services.background, {
    name: 'notices of answers',
    everyMs: intervalMs,
    run: (isStopping) => sendNotices(services, isStopping),
  })
