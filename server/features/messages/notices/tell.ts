/** Tells the contacts of a customer that staff have answered: that there is an answer and where, never what it says. */
import type { Executor } from '../../../db/database'
import { startRounds } from '../../../background'
import { portalUrl } from '../../../http/origins'
import type { Services } from '../../../services'
import type { CaseRow } from '../../cases/queries'
import type { CommentRow } from '../../cases/conversation/ledger'
import type { By } from '../../cases/ledger'
import { findContacts } from '../../communication/queries'
import { claimNotice, findChoicesAbout, findDue, insertNotices, markSent } from './queries'
import { hearingsOf, keepTryingMs, leaseMs, noticesFor } from './rules'

/** Writes down, with the comment itself, who is to hear of it: those who chose to. Staff are nobody's contacts. */
export async function planNotices(
  { config }: Services,
  tx: Executor,
  { row, comment, by }: { row: CaseRow; comment: CommentRow; by: By },
): Promise<void> {
  if (!by.author.isStaff) return
  const { customerNumber } = row
  const [contacts, choices] = await Promise.all([findContacts(tx, { customerNumber }), findChoicesAbout(tx, row)])
  const hearings = contacts.flatMap((contact) => hearingsOf(contact, { choices, kind: row.kind }))
  await insertNotices(tx, {
    commentId: comment.id,
    expiresAt: new Date(by.now.getTime() + keepTryingMs),
    notices: noticesFor(hearings, { now: by.now, zone: config.TIME_ZONE }),
  })
}

/** Sends beside the answer what may go out at once; a later round sends what is left. */
export function sendNoticesLater(services: Services): void {
  services.background.run('tell of an answer', () => sendNotices(services, () => false))
}

/** One round. Any number of processes may run it at once: each notice is claimed by one of them. */
export async function sendNotices(services: Services, isStopping: () => boolean): Promise<void> {
  const { db, clock, log } = services
  for (const { id } of await findDue(db, clock.now())) {
    if (isStopping()) return
    try {
      await sendOne(services, id)
    } catch (error) {
      // The claim runs out, and a later round tries again.
      log.error({ err: error, noticeId: id }, 'an answer could not be told')
    }
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof claimNotice>>>

async function sendOne(services: Services, id: string): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const found = await claimNotice(db, id, { now, leaseEndsAt: new Date(now.getTime() + leaseMs) })
  if (!found) return
  await send(services, found)
  await markSent(db, id, clock.now())
}

/** Somebody who was removed meanwhile, or whose way there is not, is not told. */
async function send({ notifier, config }: Services, found: Found): Promise<void> {
  const { channel, firstName, email, phone, title, number, removedAt } = found
  const address = channel === 'email' ? email : phone
  if (removedAt !== null || address === '' || !notifier.channels[channel]) return
  const what = found.kind === 'message' ? 'your message' : `your request ${number}`
  const link = `${portalUrl(config)}${pageOf(found)}`
  if (channel === 'sms') {
    await notifier.sendSms({
      to: phone,
      text: `${config.BRAND_NAME}: We replied to ${what}. Read it here: ${link}`,
    })
    return
  }
  await notifier.sendMail({
    to: email,
    subject: `We replied to ${what}`,
    text: `Hi ${firstName},\n\nWe replied to ${what} “${title}”. Sign in to read our reply:\n\n${link}\n\nYou can change what we notify you about, and how, in the portal under Notification Preferences.\n\n${config.BRAND_NAME}`,
  })
}

/** A message is read in the message center; a request has a page of its own. */
const pageOf = ({ kind, caseId }: Found): string =>
  kind === 'message' ? '/messageCenter' : `/serviceTicketView?case=${caseId}`

const everyMs = 60_000

/** Starts the rounds, the first at once; the answer stops them. */
export const startNotices = (services: Services): (() => void) =>
  startRounds(services.background, {
    name: 'notices of answers',
    everyMs,
    run: (isStopping) => sendNotices(services, isStopping),
  })
