/** Routes for VoIP lines: call handling, blocked numbers and emergency addresses. */

import {
  blockNumber,
  listLines,
  unblockNumber,
  updateEmergencyAddress,
  updateForwarding,
  updateLine,
  updateRinging,
} from '#shared/contract/services/voip'
import { phoneDigits } from '#shared/fields/phoneNumber'
import { maxBlockedNumbers } from '#shared/http/limits'
import * as voipTexts from '#shared/texts/services/voip'
import { AppError } from '../../http/appError'
import { openServiceAccount, recordAccess, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { greetingRoutes } from './greeting/routes'
import { changeLine, updateConfirmedAddresses } from './lineChanges'
import { recordRoutes } from './records/routes'
import { addressProblem, forwardingProblem, ringingProblem } from './rules'
import * as queries from './voip.queries'

const assertNoProblem = (field: string, text: string | null): void => {
  if (text !== null) throw new AppError('invalid_input', text, { [field]: text })
}

export function voipRoutes(routeContext: RouteContext, services: Services): void {
  lineRoutes(routeContext, services)
  blockRoutes(routeContext, services)
  emergencyRoutes(routeContext, services)
  recordRoutes(routeContext, services)
  greetingRoutes(routeContext, services)
}

function lineRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services

  serve(routeContext, listLines, async ({ query, actor }, { ip }) => {
    const selector = { id: query.crm_service_account_id, type: 'VOIP' } as const
    const { customerNumber } = await openServiceAccount(db, scopeOf(actor), selector)
    await recordAccess(db, actor, { customerNumber, ip, what: 'voice' })
    const lines = await queries.findLinesOf(db, query.crm_service_account_id)
    const ids = lines.map(({ id }) => id)
    if (ids.length > 0) await updateConfirmedAddresses(services, ids)
    return queries.describeLines(db, lines)
  })

  serve(routeContext, updateLine, ({ body, actor }, caller) =>
    changeLine(
      services,
      { actor, caller, lineId: body.line_id },
      {
        action: 'voice.line',
        async write(tx, { id }) {
          const order = {
            callerIdName: body.caller_id_name?.trim(),
            rejectsAnonymous: body.rejects_anonymous,
            isInternationalOn: body.is_international_on,
          }
          const changedEntries = Object.entries(order).filter(([, value]) => value !== undefined)
          if (changedEntries.length > 0) await queries.storeLineSettings(tx, id, Object.fromEntries(changedEntries))
          return order
        },
      },
    ),
  )

  serve(routeContext, updateForwarding, ({ body, actor }, caller) =>
    changeLine(
      services,
      { actor, caller, lineId: body.line_id },
      {
        action: 'voice.forwarding',
        async write(tx, { id, number, forwardTo }) {
          const { forwarding: when } = body
          const to = body.forward_to === undefined ? forwardTo : phoneDigits(body.forward_to)
          assertNoProblem('forward_to', forwardingProblem(when, to, number))
          await queries.storeLineSettings(tx, id, { forwarding: when, forwardTo: to })
          return { forwarding: { when, to } }
        },
      },
    ),
  )

  serve(routeContext, updateRinging, ({ body, actor }, caller) =>
    changeLine(
      services,
      { actor, caller, lineId: body.line_id },
      {
        action: 'voice.ringing',
        async write(tx, { id, number }) {
          const simultaneousRingNumbers = body.numbers.map(phoneDigits)
          assertNoProblem('numbers', ringingProblem(body.is_on, simultaneousRingNumbers, number))
          await queries.storeLineSettings(tx, id, { isSimultaneousRingOn: body.is_on, simultaneousRingNumbers })
          return { simultaneousRingNumbers: body.is_on ? simultaneousRingNumbers : [] }
        },
      },
    ),
  )
}

function blockRoutes(routeContext: RouteContext, services: Services): void {
  serve(routeContext, blockNumber, ({ body, actor }, caller) =>
    changeLine(
      services,
      { actor, caller, lineId: body.line_id },
      {
        action: 'voice.blocked',
        async write(tx, line) {
          const number = phoneDigits(body.number)
          const blocked = await queries.findBlocked(tx, [line.id])
          if (number === line.number) assertNoProblem('number', voipTexts.ownNumber)
          if (blocked.some((row) => row.number === number)) assertNoProblem('number', voipTexts.blockedAlready)
          if (blocked.length >= maxBlockedNumbers) throw new AppError('conflict', voipTexts.blockedFull)
          await queries.insertBlocked(tx, { lineId: line.id, number, blockedAt: services.clock.now() })
          return { blocks: { number, isOn: true } }
        },
      },
    ),
  )

  serve(routeContext, unblockNumber, ({ body, actor }, caller) =>
    changeLine(
      services,
      { actor, caller, lineId: body.line_id },
      {
        action: 'voice.unblocked',
        async write(tx, { id }) {
          const number = phoneDigits(body.number)
          await queries.deleteBlocked(tx, id, number)
          return { blocks: { number, isOn: false } }
        },
      },
    ),
  )
}

function emergencyRoutes(routeContext: RouteContext, services: Services): void {
  serve(routeContext, updateEmergencyAddress, ({ body, actor }, caller) =>
    changeLine(
      services,
      { actor, caller, lineId: body.line_id },
      {
        action: 'voice.emergency_address',
        failureText: voipTexts.notFiled,
        async write(tx, { id: lineId, number }) {
          const { street_address: streetAddress, unit, city, zip } = body
          const filed = { streetAddress, unit, city, state: body.state.toUpperCase(), zip }
          const problem = addressProblem(await queries.findAddresses(tx, [lineId]), filed)
          if (problem !== null) throw new AppError('conflict', problem)
          const userId = actor.userId
          const { id } = await queries.storeFiledAddress(tx, {
            ...filed,
            lineId,
            userId,
            filedAt: services.clock.now(),
          })
          return () => services.network.fileAddress({ id, number, address: filed })
        },
      },
    ),
  )
}
