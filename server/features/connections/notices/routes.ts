/** Notices of disconnection by email: looked at first, then sent by the server in a run. */
import {
  getNoticeRun,
  listNoticeRuns,
  notifyByEmail,
  previewNotices,
  retryNotices,
  type NoticeRun,
} from '#shared/contract/connections'
import { AppError, notFound } from '../../../http/appError'
import { audit } from '../../../http/ownership'
import { serve, type Mounting } from '../../../http/serve'
import type { Services } from '../../../services'
import { findDunned } from '../queries'
import { noticeLetter, noticeProblem, toldOf } from '../rules'
import { beginRun } from './beginning'
import * as queries from './queries'
import * as disconnectTexts from '#shared/texts/disconnects'

export function noticeRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config } = services

  async function runOf(id: string): Promise<NoticeRun> {
    const run = await queries.findRun(db, id)
    if (!run) throw notFound()
    return run
  }

  serve(mounting, previewNotices, async ({ body: { acct_nos } }) => {
    const today = clock.today()
    const found = new Map(
      (await findDunned(db, { numbers: acct_nos }, { today, ordersFrom: today })).map((dunned) => [
        dunned.account.account_no,
        dunned,
      ]),
    )
    const reachable = acct_nos.flatMap((number) => {
      const dunned = found.get(number)
      return dunned && noticeProblem(dunned) === null ? [{ ...dunned, told: toldOf(dunned) }] : []
    })
    const reached = reachable.filter(({ told }) => told === null)
    const first = reached[0] ?? reachable[0]
    return {
      preview: first ? noticeLetter(first, { today, brand: config.BRAND_NAME }) : null,
      recipient_count: reached.length,
      noticed: reachable.flatMap(({ account: { account_no, name }, stage, told }) =>
        told ? [{ account_no, name, stage, last_notice_on: told.noticeOn, disconnect_on: told.disconnectOn }] : [],
      ),
      left_out: acct_nos.flatMap((number) => {
        const dunned = found.get(number)
        const message = noticeProblem(dunned)
        return message === null ? [] : [{ account_no: number, name: dunned?.account.name ?? '', message }]
      }),
    }
  })

  serve(mounting, notifyByEmail, async ({ body, actor }, caller) =>
    runOf(await beginRun(services, { actor, caller }, { accounts: body.acct_nos, again: body.again })),
  )

  serve(mounting, listNoticeRuns, ({ query }) => queries.findRuns(db, query))

  serve(mounting, getNoticeRun, async ({ params, query }) => {
    const run = await runOf(params.run_id)
    return { run, ...(await queries.findRows(db, params.run_id, query)) }
  })

  serve(mounting, retryNotices, async ({ params, body, actor }, { address }) => {
    await db.transaction(async (tx) => {
      const run = await queries.holdRun(tx, params.run_id)
      if (!run) throw notFound()
      const rows = await queries.reopenRows(tx, run.id, body.which)
      if (rows === 0) throw new AppError('conflict', disconnectTexts.nothingToRetry)
      await queries.goOn(tx, run.id)
      const details = { run: run.id, which: body.which, rows }
      await audit(tx, { userId: actor.userId, action: 'notice.runRetried', address, details })
    })
    return runOf(params.run_id)
  })
}
