/** Serves the runs of credits that the server works on: their check, approval, control, rows and report. */

import { sumOf } from '#shared/billing/credits'
import {
  type CreditRow,
  type CreditRun,
  checkCreditRun,
  controlCreditRun,
  createCreditRun,
  decideCreditRun,
  getCreditReport,
  getCreditRun,
  listCreditRuns,
  listRecentCredits,
} from '#shared/contract/billing/credits'
import { wallClock } from '#shared/desks/openingHours'
import * as creditRowTexts from '#shared/texts/billing/creditRows'
import * as creditTexts from '#shared/texts/billing/credits'
import { findIssuedToday, limitsOf } from '../../directory/creditCeilings.queries'
import type { Actor } from '../../http/actor'
import { notFound } from '../../http/appError'
import { csvFileOfRows } from '../../http/files/csvFile'
import { formatProviderTime } from '../../http/providerTime'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './credits.queries'
import { createRun, findBreach } from './issueCredits'
import { findRecentCredits } from './recent.queries'
import { checkRow } from './rules'
import { controlRun, decideRun } from './runControl'
import * as runs from './runs.queries'

export function creditRunRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config } = services

  async function requireRun(actor: Actor, id: string): Promise<CreditRun> {
    const run = await runs.findRun(db, id, actor.userId)
    if (!run) throw notFound()
    return run
  }

  serve(routeContext, checkCreditRun, ({ body, actor }) => previewRun(services, actor, body.rows))

  serve(routeContext, createCreditRun, async ({ body, actor }, caller) => {
    const { rows, credit_reason_cd: reasonCode, comments } = body
    return requireRun(actor, await createRun(services, { actor, caller }, { rows, reasonCode, comments }))
  })

  serve(routeContext, listCreditRuns, async ({ query, actor }) => {
    const [found, limits] = await Promise.all([
      runs.findRuns(db, actor.userId, query),
      limitsOf(db, actor, clock.now()),
    ])
    return { ...found, limits }
  })

  serve(routeContext, getCreditRun, async ({ params, query: { status, ...page }, actor }) => {
    const run = await requireRun(actor, params.run_id)
    const [rows, total_count] = await Promise.all([
      runs.findRunRows(db, params.run_id, { status, page }),
      runs.countRunRows(db, params.run_id, status),
    ])
    return { run, rows, total_count }
  })

  serve(routeContext, listRecentCredits, async ({ params, actor }) => {
    const { run_id: runId } = await requireRun(actor, params.run_id)
    return findRecentCredits(db, { runId }, clock.now())
  })

  serve(routeContext, controlCreditRun, async ({ params, body, actor }, caller) => {
    await controlRun(services, { actor, caller }, { id: params.run_id, action: body.action })
    return requireRun(actor, params.run_id)
  })

  serve(routeContext, decideCreditRun, async ({ params, body, actor }, caller) => {
    await decideRun(services, { actor, caller }, { id: params.run_id, decision: body.decision })
    return requireRun(actor, params.run_id)
  })

  serve(routeContext, getCreditReport, async ({ params, actor }) => {
    const run = await requireRun(actor, params.run_id)
    const rows = (await runs.findRunRows(db, run.run_id, {})).map((row) => [
      row.position,
      row.account_no,
      row.name,
      row.credit_amount / 100,
      creditRowTexts.statusLabel(row),
      row.ended_at && formatProviderTime(row.ended_at, config.TIME_ZONE),
      creditTexts.reasonLabels[run.credit_reason_cd],
      run.comments,
    ])
    const day = wallClock(new Date(run.started_at), config.TIME_ZONE).day
    return csvFileOfRows({ name: creditTexts.reportName(day, run.run_id), head: creditTexts.reportHead, rows })
  })
}

/** Previews a run with these rows without writing anything. */
async function previewRun({ db, clock }: Services, actor: Actor, input: readonly CreditRow[]) {
  const now = clock.now()
  const accounts = input.map(({ acct_no }) => acct_no)
  const [foundAccounts, issued, limits] = await Promise.all([
    queries.findAccounts(db, accounts, now),
    findIssuedToday(db, actor.userId, { accounts, now }),
    limitsOf(db, actor, now),
  ])
  const rows = input.map((row) =>
    checkRow(row, foundAccounts.get(row.acct_no), limits.per_account - (issued.get(row.acct_no) ?? 0)),
  )
  const creditable = rows
    .filter(({ outcome }) => outcome === 'credit')
    .map(({ account_no, credit_amount }) => ({ acct_no: account_no, credit_amount }))
  const creditedAccounts = creditable.map(({ acct_no }) => acct_no)
  return {
    rows,
    recent: await findRecentCredits(db, { accounts: creditedAccounts }, now),
    total_amount: sumOf(creditable.map(({ credit_amount }) => credit_amount)),
    // Only these rows will be sent.
    needs_approval: await findBreach(db, actor, { rows: creditable, now }),
    limits,
  }
}
