/** Who is due for disconnect and who is without gas, and what keeps an account from it. */
import { endHold, getDisconnectedReport, getDunningReport, placeHold } from '#shared/contract/connections'
import { noticeTexts } from '#shared/dunning'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { noticeRoutes } from './notices/routes'
import * as queries from './queries'
import { byUrgency, countByCommunity, holdProblem, isDue, isWithoutGas, type Dunned } from './rules'

interface Narrowed {
  community?: string | undefined
  page_number: number
  page_size: number
}

/** A page of a list, and how many there are in each community. */
function narrowed(all: readonly Dunned[], { community, page_number, page_size }: Narrowed) {
  const sorted = all.toSorted(byUrgency)
  const found = community ? sorted.filter(({ account }) => account.community === community) : sorted
  const from = (page_number - 1) * page_size
  return {
    page: found.slice(from, from + page_size),
    total_count: found.length,
    communities: countByCommunity(sorted),
  }
}

export function connectionRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services
  noticeRoutes(mounting, services)

  serve(mounting, getDunningReport, async ({ query: { held, ...query } }) => {
    const [all, moratoria] = await Promise.all([
      queries.findDunned(db, 'all', clock.today()),
      queries.findMoratoria(db, clock.today()),
    ])
    const due = all.filter(isDue)
    const onHold = due.filter(({ account }) => account.hold_reason !== null)
    const free = due.filter(({ account }) => account.hold_reason === null)
    const { page, ...counts } = narrowed(held === 'yes' ? onHold : free, query)
    return {
      as_of: clock.now().toISOString(),
      accounts: page.map(({ account }) => account),
      ...counts,
      held_count: onHold.length,
      moratoria,
    }
  })

  serve(mounting, getDisconnectedReport, async ({ query }) => {
    const all = await queries.findDunned(db, 'all', clock.today())
    const { page, ...counts } = narrowed(all.filter(isWithoutGas), query)
    return {
      as_of: clock.now().toISOString(),
      accounts: page.flatMap(({ account, work }) =>
        work?.disconnectedOn
          ? [{ ...account, disconnected_on: work.disconnectedOn, reconnect_on: work.reconnectOn }]
          : [],
      ),
      ...counts,
    }
  })

  serve(mounting, placeHold, async ({ body, actor }, { address }) => {
    const today = clock.today()
    const heldUntil = body.held_until ?? null
    const problem = holdProblem(heldUntil, today)
    if (problem) throw new AppError('invalid_input', problem, { held_until: problem })
    return db.transaction(async (tx) => {
      const account = await queries.holdGasAccount(tx, body.acct_no)
      if (!account) throw new AppError('not_found', noticeTexts.notGas, { acct_no: noticeTexts.notGas })
      const { reason, note, acct_no: billingAccountNumber } = body
      const hold = { billingAccountNumber, reason, note, heldUntil, placedBy: actor.userId, placedAt: clock.now() }
      const holdId = await queries.insertHold(tx, hold, today)
      if (!holdId) throw new AppError('conflict', noticeTexts.heldAlready)
      await audit(tx, {
        userId: actor.userId,
        action: 'dunning.held',
        customerNumber: account.customerNumber,
        address,
        details: { account: billingAccountNumber, reason, until: heldUntil ?? '', note },
      })
      return { hold_id: holdId }
    })
  })

  serve(mounting, endHold, async ({ params, actor }, { address }) =>
    db.transaction(async (tx) => {
      const found = await queries.findHold(tx, params.hold_id)
      if (!found) throw notFound()
      if (await queries.closeHold(tx, params.hold_id, clock.now())) {
        await audit(tx, {
          userId: actor.userId,
          action: 'dunning.released',
          customerNumber: found.customerNumber,
          address,
          details: { account: found.hold.billingAccountNumber, reason: found.hold.reason },
        })
      }
      return { hold_id: params.hold_id }
    }),
  )
}
