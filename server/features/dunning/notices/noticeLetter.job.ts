/**
 * Emails the notice of one row of a run, at most once. An email can't be recalled, so a separate transaction first
 * marks the row as being sent, and stores the record of the email. If an attempt finds the row already marked, the process
 * of an earlier attempt died, and no one knows whether it sent the email.
 */
import { z } from 'zod/mini'
import { formatDay } from '#shared/format/formatDay'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import { isAddressRejected, isCertainlyUnsent } from '../../../adapters/notifier/mailErrors'
import { type PreparedMessage, prepareLetter } from '../../../adapters/notifier/messages'
import { sendNow } from '../../../adapters/notifier/sendMessage.job'
import { insertMessages } from '../../../adapters/notifier/sentMessages.queries'
import { findDunningAccounts } from '../../../directory/dunning/dunningAccounts.queries'
import type { AccountInDunning } from '../../../directory/dunning/rules'
import { defineJob, type Job } from '../../../jobs/job'
import { enqueueLater } from '../../../jobs/jobs.queries'
import type { Services } from '../../../services'
import { noticeProblem, previousNoticeOf } from '../rules'
import { noticeLetter } from './noticeLetter'
import {
  claimRow,
  eventKeyOf,
  finishAttempt,
  finishLockedRow,
  finishRunIfDone,
  isBeingSent,
  lockNotices,
  lockRow,
  markSent,
  type NoticeAttempt,
  type NoticeRowRecord,
  recordEmail,
} from './notices.queries'

/** How long a notice waits for one to the same account that is being sent for another run. */
const retryMs = 1_000

const Attempt = z.object({ runId: z.uuid(), position: z.int(), attempt: z.int() })

export const noticeLetterJob: Job<NoticeAttempt> = defineJob({
  name: 'notice letter',
  payload: Attempt,
  maxAttempts: 25,
  keyOf: ({ runId, position, attempt }) => `${runId} ${position} ${attempt}`,
  isBulk: true,
  async run(services, attempt) {
    const notice = await claim(services, attempt)
    if (notice === 'later') return enqueueLater(services.db, noticeLetterJob, { payload: attempt, delayMs: retryMs })
    if (notice) await send(services, attempt, notice)
    await finishRunIfDone(services.db, attempt.runId, services.clock.now())
  },
})

interface Notice {
  dunned: AccountInDunning
  message: PreparedMessage
}

/** Returns the notice that this attempt sends; null when it sends none. */
const claim = ({ db, clock, config }: Services, attempt: NoticeAttempt): Promise<Notice | 'later' | null> =>
  db.transaction(async (tx) => {
    const row = await lockRow(tx, attempt)
    if (row?.status === 'sending' && row.attempt === attempt.attempt) {
      const { email } = row
      const result = { status: 'unknown', message: gasNoticeTexts.unknown, email, endedAt: clock.now() } as const
      await finishLockedRow(tx, row, result)
      await recordEmail(tx, attempt, { status: 'unknown', failure: gasNoticeTexts.unknown })
      return null
    }
    if (row?.status !== 'waiting' || row.attempt !== attempt.attempt - 1) return null
    // The later of two runs must see the notice of the other.
    await lockNotices(tx, row.accountNumber)
    if (await isBeingSent(tx, row.accountNumber)) return 'later'
    const today = clock.today()
    const [dunned] = await findDunningAccounts(tx, { numbers: [row.accountNumber] }, { today, firstOrderDay: today })
    const problem = noticeProblem(dunned) ?? repeatProblem(dunned, row)
    if (problem === null && dunned) {
      await claimRow(tx, attempt)
      const letter = { ...noticeLetter(dunned, today), eventKey: eventKeyOf(attempt) }
      const message = prepareLetter(config, letter, clock.now())
      await insertMessages(tx, [message.row])
      return { dunned, message }
    }
    const email = dunned?.account.email ?? ''
    const message = problem ?? dunningTexts.notDue
    await finishLockedRow(tx, row, { status: 'skipped', message, email, endedAt: clock.now() })
    return null
  })

function repeatProblem(dunned: AccountInDunning | undefined, { isRepeat }: NoticeRowRecord): string | null {
  const previousNotice = dunned && !isRepeat ? previousNoticeOf(dunned) : null
  return previousNotice && dunningTexts.noticeSentOn(formatDay(previousNotice.noticeOn))
}

async function send(services: Services, attempt: NoticeAttempt, { dunned, message }: Notice): Promise<void> {
  const { db, clock, log } = services
  const { email, account_no: accountNumber, crm_customer_number: customerNumber } = dunned.account
  try {
    await sendNow(services, message)
  } catch (error) {
    log.error({ err: error, ...attempt }, 'a notice could not be sent')
    const result = isCertainlyUnsent(error)
      ? ({ status: 'failed', message: gasNoticeTexts.refused } as const)
      : ({ status: 'unknown', message: gasNoticeTexts.unknown } as const)
    await finishAttempt(db, attempt, {
      row: { ...result, email, endedAt: clock.now() },
      email: { status: isAddressRejected(error) ? 'bounced' : result.status, failure: result.message },
    })
    return
  }
  await markSent(db, attempt, { accountNumber, customerNumber, email, today: clock.today(), now: clock.now() })
}
