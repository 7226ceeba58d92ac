/** Serves notices of disconnection: staff preview them, and the server sends them by email in a run. */
import {
  getNoticeRun,
  listNoticeRuns,
  type NoticeRun,
  notifyByEmail,
  previewNotices,
  retryNotices,
} from '#shared/contract/billing/gasNotices'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import { previewLetter } from '../../../adapters/notifier/messages'
import { findDunningAccounts } from '../../../directory/dunning/dunningAccounts.queries'
import { AppError, notFound } from '../../../http/appError'
import { auditActor } from '../../../http/customerScope'
import { type RouteContext, serve } from '../../../http/serve'
import { enqueue } from '../../../jobs/jobs.queries'
import type { Services } from '../../../services'
import { noticeProblem, previousNoticeOf } from '../rules'
import { createNoticeRun } from './createNoticeRun'
import { noticeLetter } from './noticeLetter'
import { noticeRunJob } from './noticeRun.job'
import * as queries from './noticeRuns.queries'

export function noticeRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config } = services

  async function requireRun(id: string): Promise<NoticeRun> {
    const run = await queries.findRun(db, id)
    if (!run) throw notFound()
    return run
  }

  serve(routeContext, previewNotices, async ({ body: { acct_nos } }) => {
    const today = clock.today()
    const found = new Map(
      (await findDunningAccounts(db, { numbers: acct_nos }, { today, firstOrderDay: today })).map((dunned) => [
        dunned.account.account_no,
        dunned,
      ]),
    )
    const eligible = acct_nos.flatMap((number) => {
      const dunned = found.get(number)
      return dunned && noticeProblem(dunned) === null ? [{ ...dunned, previousNotice: previousNoticeOf(dunned) }] : []
    })
    const recipients = eligible.filter(({ previousNotice }) => previousNotice === null)
    const first = recipients[0] ?? eligible[0]
    return {
      preview: first ? previewLetter(config, noticeLetter(first, today)) : null,
      recipient_count: recipients.length,
      noticed: eligible.flatMap(({ account: { account_no, name }, stage, previousNotice }) =>
        previousNotice
          ? [
              {
                account_no,
                name,
                stage,
                last_notice_on: previousNotice.noticeOn,
                disconnect_on: previousNotice.disconnectOn,
              },
            ]
          : [],
      ),
      left_out: acct_nos.flatMap((number) => {
        const dunned = found.get(number)
        const message = noticeProblem(dunned)
        return message === null ? [] : [{ account_no: number, name: dunned?.account.name ?? '', message }]
      }),
    }
  })

  serve(routeContext, notifyByEmail, async ({ body, actor }, caller) =>
    requireRun(
      await createNoticeRun(services, { actor, caller }, { accounts: body.acct_nos, repeatedAccounts: body.again }),
    ),
  )

  serve(routeContext, listNoticeRuns, ({ query }) => queries.findRuns(db, query))

  serve(routeContext, getNoticeRun, async ({ params, query }) => {
    const run = await requireRun(params.run_id)
    return { run, ...(await queries.findRows(db, params.run_id, query)) }
  })

  serve(routeContext, retryNotices, async ({ params, body, actor }, caller) => {
    await db.transaction(async (tx) => {
      const run = await queries.lockRun(tx, params.run_id)
      if (!run) throw notFound()
      const rows = await queries.reopenRows(tx, run.id, body.which)
      if (rows === 0) throw new AppError('conflict', gasNoticeTexts.nothingToRetry)
      await queries.resumeRun(tx, run.id)
      await enqueue(tx, noticeRunJob, { runId: run.id })
      const details = { run: run.id, which: body.which, rows }
      await auditActor(tx, { actor, caller }, { action: 'notice.runRetried', details })
    })
    return requireRun(params.run_id)
  })
}
