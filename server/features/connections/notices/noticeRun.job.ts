/** Sends the notices of a run row by row. */
import { formatDay } from '#shared/format/dates'
import * as disconnectTexts from '#shared/texts/disconnects'
import { isCertainlyUnsent } from '../../../adapters/notifier/mailErrors'
import { findDunningAccounts } from '../../../directory/connections/dunningAccounts.queries'
import type { AccountInDunning } from '../../../directory/connections/rules'
import { defineRunJob, type RowOutcome } from '../../../jobs/runJob'
import type { Services } from '../../../services'
import { noticeLetter, noticeProblem, previousNoticeOf } from '../rules'
import {
  claimNextRow,
  findNextAccount,
  finishRow,
  finishRun,
  isRunning,
  lockFreeRun,
  markLostRowsUnknown,
  markRowSent,
  type NoticeRowRecord,
  type NoticeRunRecord,
  reserveAccount,
} from './notices.queries'

/**
 * Sends the notice of the next row. A mail can't be taken back, so the row is marked as being sent first, in a
 * transaction of its own. The run is locked in the meantime, and the lock ends with the connection: a process that gets
 * the lock and finds such a row knows that the previous process died and that no one knows whether the mail was sent.
 * The account is locked too, so that the later of two runs sees the notice of the other.
 */
const sendNext = ({ db, ...services }: Services, runId: string): Promise<RowOutcome> =>
  db.transaction(async (tx): Promise<RowOutcome> => {
    const run = await lockFreeRun(tx, runId)
    if (!run) return 'elsewhere'
    await markLostRowsUnknown(db, runId, services.clock.now())
    const next = await findNextAccount(tx, runId)
    if (next === null) {
      await finishRun(tx, run, services.clock.now())
      return 'finished'
    }
    if (!(await reserveAccount(tx, next))) return 'elsewhere'
    const row = await claimNextRow(db, runId)
    if (row) await sendRow({ db, ...services }, run, row)
    return 'done'
  })

function repeatProblem(dunned: AccountInDunning | undefined, { isRepeat }: NoticeRowRecord): string | null {
  const previousNotice = dunned && !isRepeat ? previousNoticeOf(dunned) : null
  return previousNotice && disconnectTexts.noticeSentOn(formatDay(previousNotice.noticeOn))
}

async function sendRow(
  { db, clock, config, notifier, log }: Services,
  run: NoticeRunRecord,
  row: NoticeRowRecord,
): Promise<void> {
  const today = clock.today()
  const [dunned] = await findDunningAccounts(db, { numbers: [row.accountNumber] }, { today, firstOrderDay: today })
  const email = dunned?.account.email ?? ''
  const problem = noticeProblem(dunned) ?? repeatProblem(dunned, row)
  if (problem !== null || !dunned) {
    return finishRow(db, row, {
      status: 'skipped',
      message: problem ?? disconnectTexts.notDue,
      email,
      endedAt: clock.now(),
    })
  }
  try {
    await notifier.sendMail(noticeLetter(dunned, { today, brand: config.BRAND_NAME }))
  } catch (error) {
    log.error({ err: error, runId: run.id, position: row.position }, 'a notice could not be sent')
    const result = isCertainlyUnsent(error)
      ? ({ status: 'failed', message: disconnectTexts.refused } as const)
      : ({ status: 'unknown', message: disconnectTexts.unknown } as const)
    return finishRow(db, row, { ...result, email, endedAt: clock.now() })
  }
  const { crm_customer_number: customerNumber } = dunned.account
  await markRowSent(db, row, { run, customerNumber, email, today, now: clock.now() })
}

export const noticeRunJob = defineRunJob({ name: 'notice run', isRunning, processNextRow: sendNext })
