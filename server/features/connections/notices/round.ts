/** Sends notices row by row, beside the server for as long as it lives. */
import { formatDay } from '#shared/dates'
import { isSurelyUnsent } from '../../../adapters/notifier/refusal'
import { startRuns, workOn, type Runs, type Step } from '../../../runs'
import type { Services } from '../../../services'
import { findDunned } from '../queries'
import { noticeLetter, noticeProblem, toldOf, type Dunned } from '../rules'
import {
  claimNext,
  endRow,
  findNextAccount,
  findRunningIds,
  finishRun,
  giveUpLost,
  holdAccount,
  markTold,
  takeRun,
  type RowRecord,
  type RunRecord,
} from './queries'
import * as disconnectTexts from '#shared/texts/disconnects'

/**
 * Sends the notice of the next row. A mail cannot be taken back, so the row says that it is being sent before it is, and
 * that is committed by itself. The run is locked meanwhile, and the lock goes with the connection: who gets it and finds a
 * row in hand knows that its process is gone, and that nobody can say whether the mail went out. The account is locked
 * too: of two runs, the later one has to see the notice of the other.
 */
const sendNext = ({ db, ...services }: Services, runId: string): Promise<Step> =>
  db.transaction(async (tx): Promise<Step> => {
    const run = await takeRun(tx, runId)
    if (!run) return 'elsewhere'
    await giveUpLost(db, runId, services.clock.now())
    const next = await findNextAccount(tx, runId)
    if (next === null) {
      await finishRun(tx, run, services.clock.now())
      return 'finished'
    }
    if (!(await holdAccount(tx, next))) return 'elsewhere'
    const row = await claimNext(db, runId)
    if (row) await sendOne({ db, ...services }, run, row)
    return 'done'
  })

function toldProblem(dunned: Dunned | undefined, { isAgain }: RowRecord): string | null {
  const told = dunned && !isAgain ? toldOf(dunned) : null
  return told && disconnectTexts.told(formatDay(told.noticeOn))
}

async function sendOne({ db, clock, config, notifier, log }: Services, run: RunRecord, row: RowRecord): Promise<void> {
  const today = clock.today()
  const [dunned] = await findDunned(db, { numbers: [row.accountNumber] }, { today, ordersFrom: today })
  const email = dunned?.account.email ?? ''
  const problem = noticeProblem(dunned) ?? toldProblem(dunned, row)
  if (problem !== null || !dunned) {
    return endRow(db, row, {
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
    const ending = isSurelyUnsent(error)
      ? ({ status: 'failed', message: disconnectTexts.refused } as const)
      : ({ status: 'unknown', message: disconnectTexts.unknown } as const)
    return endRow(db, row, { ...ending, email, endedAt: clock.now() })
  }
  const { crm_customer_number: customerNumber } = dunned.account
  await markTold(db, row, { run, customerNumber, email, today, at: clock.now() })
}

const noticeRuns: Runs = { name: 'notice runs', findRunning: ({ db }) => findRunningIds(db), step: sendNext }

export const workOnNotices = (services: Services): Promise<void> => workOn(noticeRuns, services)

export const startNoticeRuns = (services: Services): (() => void) => startRuns(noticeRuns, services)
