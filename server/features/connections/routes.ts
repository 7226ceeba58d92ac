/** Who is due for disconnect and who is without gas, and what keeps an account from it. */
import { endHold, getDisconnectedReport, getDunningReport, placeHold } from '#shared/contract/connections'
import { ordersFrom } from '#shared/dunning'
import { wallClock } from '#shared/openingHours'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import { pageOf } from '../../db/paging'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { noticeRoutes } from './notices/routes'
import * as queries from './queries'
import { countOf, findDue } from './reports/queries'
import { byUrgency, countByCommunity, holdProblem, isWithoutGas } from './rules'
import * as disconnectTexts from '#shared/texts/disconnects'

export function connectionRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config } = services
  const days = (today: string) => ({
    today,
    ordersFrom: ordersFrom(today, wallClock(clock.now(), config.TIME_ZONE).minutes),
  })
  noticeRoutes(mounting, services)

  serve(mounting, getDunningReport, async ({ query: { held, ...query } }) => {
    const today = clock.today()
    const isHeld = held === 'yes'
    const [{ numbers, groups }, moratoria] = await Promise.all([
      findDue(db, { ...query, community: query.community, isHeld }, today),
      queries.findMoratoria(db, today),
    ])
    const dunned = await queries.findDunned(db, { numbers }, days(today))
    const found = new Map(dunned.map(({ account }) => [account.account_no, account]))
    const listed = groups.filter((group) => group.isHeld === isHeld)
    const { community: wanted } = query
    return {
      as_of: clock.now().toISOString(),
      // In the order in which the database put them.
      accounts: numbers.flatMap((number) => found.get(number) ?? []),
      total_count: countOf(wanted ? listed.filter(({ community }) => community === wanted) : listed),
      communities: listed.map(({ community, count }) => ({ community, count })),
      held_count: countOf(groups.filter((group) => group.isHeld)),
      moratoria,
    }
  })

  serve(mounting, getDisconnectedReport, async ({ query: { community: wanted, page_number, page_size } }) => {
    // Few are without gas at a time.
    const all = (await queries.findDunned(db, 'without gas', days(clock.today())))
      .filter(isWithoutGas)
      .toSorted(byUrgency)
    const found = wanted ? all.filter(({ account }) => account.community === wanted) : all
    const { limit, offset } = pageOf({ page_number, page_size })
    return {
      as_of: clock.now().toISOString(),
      accounts: found
        .slice(offset, offset + limit)
        .flatMap(({ account, work }) =>
          work?.disconnectedOn
            ? [{ ...account, disconnected_on: work.disconnectedOn, reconnect_on: work.reconnectOn }]
            : [],
        ),
      total_count: found.length,
      communities: countByCommunity(all),
    }
  })

  serve(mounting, placeHold, async ({ body, actor }, { address }) => {
    const today = clock.today()
    const heldUntil = body.held_until ?? null
    const problem = holdProblem(heldUntil, today)
    if (problem) throw new AppError('invalid_input', problem, { held_until: problem })
    return db.transaction(async (tx) => {
      const account = await queries.holdGasAccount(tx, body.acct_no)
      if (!account) throw new AppError('not_found', disconnectTexts.notGas, { acct_no: disconnectTexts.notGas })
      const { reason, note, acct_no: billingAccountNumber } = body
      const hold = { billingAccountNumber, reason, note, heldUntil, placedBy: actor.userId, placedAt: clock.now() }
      const holdId = await queries.insertHold(tx, hold, today)
      if (!holdId) throw new AppError('conflict', disconnectTexts.heldAlready)
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
