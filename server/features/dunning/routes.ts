/** Serves the reports of gas accounts due for disconnection or without gas, and the holds on accounts. */

import { firstOrderDay } from '#shared/billing/dunning'
import { endHold, getDisconnectedReport, getDunningReport, placeHold } from '#shared/contract/billing/dunning'
import { wallClock } from '#shared/desks/openingHours'
import * as dunningTexts from '#shared/texts/billing/dunning'
import { limitOffsetOf } from '../../db/paging'
import { findDue, sumCounts } from '../../directory/dunning/due.queries'
import { findDunningAccounts } from '../../directory/dunning/dunningAccounts.queries'
import { isWithoutGas } from '../../directory/dunning/rules'
import { AppError, fieldError, invalidField, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './dunning.queries'
import { findActiveMoratoria } from './moratoria/moratoria.queries'
import { moratoriumRoutes } from './moratoria/routes'
import { noticeRoutes } from './notices/routes'
import { countByCommunity, holdProblem, inOrder } from './rules'

export function dunningRoutes(routeContext: RouteContext, services: Services): void {
  noticeRoutes(routeContext, services)
  moratoriumRoutes(routeContext, services)
  reportRoutes(routeContext, services)
  holdRoutes(routeContext, services)
}

function reportRoutes(routeContext: RouteContext, { db, clock, config }: Services): void {
  const days = (today: string) => ({
    today,
    firstOrderDay: firstOrderDay(today, wallClock(clock.now(), config.TIME_ZONE).minutes),
  })

  serve(routeContext, getDunningReport, async ({ query: { held, ...query } }) => {
    const today = clock.today()
    const isHeld = held === 'yes'
    const [{ numbers, groups }, moratoria] = await Promise.all([
      findDue(db, { ...query, community: query.community, isHeld }, today),
      findActiveMoratoria(db, today),
    ])
    const dunned = await findDunningAccounts(db, { numbers }, days(today))
    const found = new Map(dunned.map(({ account }) => [account.account_no, account]))
    const listed = groups.filter((group) => group.isHeld === isHeld)
    const { community: selectedCommunity } = query
    return {
      as_of: clock.now().toISOString(),
      // The accounts keep the order of the query.
      accounts: numbers.flatMap((number) => found.get(number) ?? []),
      total_count: sumCounts(
        selectedCommunity ? listed.filter(({ community }) => community === selectedCommunity) : listed,
      ),
      communities: listed.map(({ community, count }) => ({ community, count })),
      held_count: sumCounts(groups.filter((group) => group.isHeld)),
      moratoria,
    }
  })

  serve(
    routeContext,
    getDisconnectedReport,
    async ({ query: { community: selectedCommunity, sort, page_number, page_size } }) => {
      // Few accounts are without gas at a time, so they are sorted and paged in memory.
      const all = (await findDunningAccounts(db, 'without gas', days(clock.today())))
        .filter(isWithoutGas)
        .toSorted(inOrder(sort))
      const found = selectedCommunity ? all.filter(({ account }) => account.community === selectedCommunity) : all
      const { limit, offset } = limitOffsetOf({ page_number, page_size })
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
    },
  )
}

function holdRoutes(routeContext: RouteContext, { db, clock }: Services): void {
  serve(routeContext, placeHold, async ({ body, actor }, caller) => {
    const today = clock.today()
    const heldUntil = body.held_until ?? null
    const problem = holdProblem(heldUntil, today)
    if (problem) throw invalidField('held_until', problem)
    return db.transaction(async (tx) => {
      const account = await queries.lockGasAccount(tx, body.acct_no)
      if (!account) throw fieldError('not_found', 'acct_no', dunningTexts.notGas)
      const { reason, note, acct_no: billingAccountNumber } = body
      const hold = { billingAccountNumber, reason, note, heldUntil, placedBy: actor.userId, placedAt: clock.now() }
      const holdId = await queries.insertHold(tx, hold, today)
      if (!holdId) throw new AppError('conflict', dunningTexts.heldAlready)
      await auditActor(
        tx,
        { actor, caller },
        {
          action: 'dunning.held',
          customerNumber: account.customerNumber,
          details: { account: billingAccountNumber, reason, until: heldUntil ?? '', note },
        },
      )
      return { hold_id: holdId }
    })
  })

  serve(routeContext, endHold, async ({ params, actor }, caller) =>
    db.transaction(async (tx) => {
      const found = await queries.findHold(tx, params.hold_id)
      if (!found) throw notFound()
      if (await queries.closeHold(tx, params.hold_id, clock.now())) {
        await auditActor(
          tx,
          { actor, caller },
          {
            action: 'dunning.released',
            customerNumber: found.customerNumber,
            details: { account: found.hold.billingAccountNumber, reason: found.hold.reason },
          },
        )
      }
      return { hold_id: params.hold_id }
    }),
  )
}
