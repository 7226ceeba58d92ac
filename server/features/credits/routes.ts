/** Credit adjustments: whom to credit, one credit at once, and runs that the server works on. */
import {
  applyCashCredit,
  checkCreditRun,
  createCreditRun,
  decideCreditRun,
  getCreditReport,
  getCreditRun,
  issueCredit,
  listCreditCustomers,
  listCreditRuns,
  listRecentCredits,
  steerCreditRun,
  type CreditRow,
  type CreditRun,
} from '#shared/contract/credits'
import { creditReasons, creditReportName, rowWords, sumOf } from '#shared/credits'
import type { ParsedOf } from '#shared/endpoint'
import { wallClock } from '#shared/openingHours'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { csvTable } from '../../http/csvFile'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findGivenToday } from './ceilings/queries'
import { beginRun, breachNow, giveOne, limitsOf } from './giving'
import * as queries from './queries'
import { findRecentCredits } from './recent/queries'
import * as runs from './runs/queries'
import { providerTime } from '../../http/providerTime'
import { checkedRow } from './rules'
import { decideRun, steerRun } from './steering'
import * as customerTexts from '#shared/texts/customers'
import * as creditTexts from '#shared/texts/credits'

type Single = Pick<ParsedOf<typeof issueCredit>, 'body'> & { actor: Actor }

export function creditRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config } = services

  async function runFor(actor: Actor, id: string): Promise<CreditRun> {
    const run = await runs.findRun(db, id, actor.userId)
    if (!run) throw notFound()
    return run
  }

  serve(mounting, listCreditCustomers, async ({ body: { page_number, page_size, ...filter } }) => {
    const isFilled = Object.values(filter).some((value) => value !== '' && value !== undefined)
    if (!isFilled) throw new AppError('invalid_input', customerTexts.fillOne)
    return queries.findCreditCustomers(db, filter, { page_number, page_size, now: clock.now() })
  })

  const giveAtOnce = async ({ body, actor }: Single, caller: Caller) => {
    const { credit_reason_cd: reasonCode, comments, ...row } = body
    const credit = await giveOne(services, { actor, caller }, { rows: [row], reasonCode, comments })
    const known = await queries.findAccounts(db, [row.acct_no], clock.now())
    caller.say(creditTexts.updated)
    return {
      account_no: credit.billingAccountNumber,
      service_type_code: known.get(row.acct_no)?.serviceType ?? null,
      credit_amount: credit.amount,
      credit_status: 'Success',
      balance: credit.balanceAfter,
    }
  }

  serve(mounting, issueCredit, giveAtOnce)

  serve(mounting, applyCashCredit, giveAtOnce)

  serve(mounting, checkCreditRun, ({ body, actor }) => check(services, actor, body.rows))

  serve(mounting, createCreditRun, async ({ body, actor }, caller) => {
    const { rows, credit_reason_cd: reasonCode, comments } = body
    return runFor(actor, await beginRun(services, { actor, caller }, { rows, reasonCode, comments }))
  })

  serve(mounting, listCreditRuns, async ({ query, actor }) => {
    const [found, limits] = await Promise.all([
      runs.findRuns(db, actor.userId, query),
      limitsOf(db, actor, clock.now()),
    ])
    return { ...found, limits }
  })

  serve(mounting, getCreditRun, async ({ params, query: { status, ...page }, actor }) => {
    const run = await runFor(actor, params.run_id)
    const [rows, total_count] = await Promise.all([
      runs.findRunRows(db, params.run_id, { status, page }),
      runs.countRunRows(db, params.run_id, status),
    ])
    return { run, rows, total_count }
  })

  serve(mounting, listRecentCredits, async ({ params, actor }) => {
    const { run_id: runId } = await runFor(actor, params.run_id)
    return findRecentCredits(db, { runId }, clock.now())
  })

  serve(mounting, steerCreditRun, async ({ params, body, actor }, caller) => {
    await steerRun(services, { actor, caller }, { id: params.run_id, action: body.action })
    return runFor(actor, params.run_id)
  })

  serve(mounting, decideCreditRun, async ({ params, body, actor }, caller) => {
    await decideRun(services, { actor, caller }, { id: params.run_id, decision: body.decision })
    return runFor(actor, params.run_id)
  })

  serve(mounting, getCreditReport, async ({ params, actor }) => {
    const run = await runFor(actor, params.run_id)
    const head = ['No.', 'Billing account', 'Customer', 'Amount', 'Status', 'Ended', 'Reason', 'Comment']
    const rows = (await runs.findRunRows(db, run.run_id, {})).map((row) => [
      row.position,
      row.account_no,
      row.name,
      row.credit_amount / 100,
      rowWords(row),
      row.ended_at && providerTime(row.ended_at, config.TIME_ZONE),
      creditReasons[run.credit_reason_cd],
      run.comments,
    ])
    const day = wallClock(new Date(run.begun_at), config.TIME_ZONE).day
    return csvTable({ name: creditReportName(day, run.run_id), head, rows })
  })
}

/** What a run of these rows would do, without doing it. */
async function check({ db, clock }: Services, actor: Actor, wanted: readonly CreditRow[]) {
  const now = clock.now()
  const accounts = wanted.map(({ acct_no }) => acct_no)
  const [known, given, limits] = await Promise.all([
    queries.findAccounts(db, accounts, now),
    findGivenToday(db, actor.userId, { accounts, now }),
    limitsOf(db, actor, now),
  ])
  const rows = wanted.map((row) =>
    checkedRow(row, known.get(row.acct_no), limits.per_account - (given.get(row.acct_no) ?? 0)),
  )
  const fit = rows
    .filter(({ outcome }) => outcome === 'credit')
    .map(({ account_no, credit_amount }) => ({ acct_no: account_no, credit_amount }))
  const credited = fit.map(({ acct_no }) => acct_no)
  return {
    rows,
    recent: await findRecentCredits(db, { accounts: credited }, now),
    total_amount: sumOf(fit.map(({ credit_amount }) => credit_amount)),
    // Nothing else is sent.
    needs_approval: await breachNow(db, actor, { rows: fit, at: now }),
    limits,
  }
}
