/** Voice lines: how calls are handled, whose are refused, and where help is sent. */
import { phoneDigits } from '#shared/phoneNumber'
import {
  blockNumber,
  listLines,
  unblockNumber,
  updateEmergencyAddress,
  updateForwarding,
  updateLine,
  updateRinging,
} from '#shared/contract/voice'
import { mostBlocked } from '#shared/limits'
import { AppError, notFound } from '../../http/appError'
import { reachOf, recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { changeLine, settleAddresses } from './changes'
import * as queries from './queries'
import { greetingRoutes } from './greeting/routes'
import { recordRoutes } from './records/routes'
import { addressRefusal, forwardingRefusal, ringingRefusal } from './rules'
import * as voipTexts from '#shared/texts/voip'

const refuseField = (field: string, text: string | null): void => {
  if (text !== null) throw new AppError('invalid_input', text, { [field]: text })
}

export function voiceRoutes(mounting: Mounting, services: Services): void {
  lineRoutes(mounting, services)
  blockRoutes(mounting, services)
  emergencyRoutes(mounting, services)
  recordRoutes(mounting, services)
  greetingRoutes(mounting, services)
}

function lineRoutes(mounting: Mounting, services: Services): void {
  const { db } = services

  serve(mounting, listLines, async ({ query, actor }, { address }) => {
    const customerNumber = await queries.findCustomer(db, reachOf(actor), query.crm_service_account_id)
    if (customerNumber === null) throw notFound()
    await recordLook(db, actor, { customerNumber, address, what: 'voice' })
    const lines = await queries.findLinesOf(db, query.crm_service_account_id)
    const ids = lines.map(({ id }) => id)
    if (ids.length > 0) await settleAddresses(services, ids)
    return queries.describeLines(db, lines)
  })

  serve(mounting, updateLine, ({ body, actor }, { address }) =>
    changeLine(
      services,
      { actor, address, lineId: body.line_id },
      {
        action: 'voice.line',
        async write(tx, { id }) {
          const order = {
            callerIdName: body.caller_id_name?.trim(),
            rejectsAnonymous: body.rejects_anonymous,
            isInternationalOn: body.is_international_on,
          }
          const given = Object.entries(order).filter(([, value]) => value !== undefined)
          if (given.length > 0) await queries.setLine(tx, id, Object.fromEntries(given))
          return order
        },
      },
    ),
  )

  serve(mounting, updateForwarding, ({ body, actor }, { address }) =>
    changeLine(
      services,
      { actor, address, lineId: body.line_id },
      {
        action: 'voice.forwarding',
        async write(tx, { id, number, forwardTo }) {
          const { forwarding: when } = body
          const to = body.forward_to === undefined ? forwardTo : phoneDigits(body.forward_to)
          refuseField('forward_to', forwardingRefusal(when, to, number))
          await queries.setLine(tx, id, { forwarding: when, forwardTo: to })
          return { forwarding: { when, to } }
        },
      },
    ),
  )

  serve(mounting, updateRinging, ({ body, actor }, { address }) =>
    changeLine(
      services,
      { actor, address, lineId: body.line_id },
      {
        action: 'voice.ringing',
        async write(tx, { id, number }) {
          const ringsAlso = body.numbers.map(phoneDigits)
          refuseField('numbers', ringingRefusal(body.is_on, ringsAlso, number))
          await queries.setLine(tx, id, { isRingingAlso: body.is_on, ringsAlso })
          return { ringsAlso: body.is_on ? ringsAlso : [] }
        },
      },
    ),
  )
}

function blockRoutes(mounting: Mounting, services: Services): void {
  serve(mounting, blockNumber, ({ body, actor }, { address }) =>
    changeLine(
      services,
      { actor, address, lineId: body.line_id },
      {
        action: 'voice.blocked',
        async write(tx, line) {
          const number = phoneDigits(body.number)
          const blocked = await queries.findBlocked(tx, [line.id])
          if (number === line.number) refuseField('number', voipTexts.ownNumber)
          if (blocked.some((row) => row.number === number)) refuseField('number', voipTexts.blockedAlready)
          if (blocked.length >= mostBlocked) throw new AppError('conflict', voipTexts.blockedFull)
          await queries.insertBlocked(tx, { lineId: line.id, number, blockedAt: services.clock.now() })
          return { blocks: { number, isOn: true } }
        },
      },
    ),
  )

  serve(mounting, unblockNumber, ({ body, actor }, { address }) =>
    changeLine(
      services,
      { actor, address, lineId: body.line_id },
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

function emergencyRoutes(mounting: Mounting, services: Services): void {
  serve(mounting, updateEmergencyAddress, ({ body, actor }, { address }) =>
    changeLine(
      services,
      { actor, address, lineId: body.line_id },
      {
        action: 'voice.emergency_address',
        refusal: voipTexts.notFiled,
        async write(tx, { id: lineId, number }) {
          const { street_address: streetAddress, unit, city, zip } = body
          const filed = { streetAddress, unit, city, state: body.state.toUpperCase(), zip }
          const refusal = addressRefusal(await queries.findAddresses(tx, [lineId]), filed)
          if (refusal !== null) throw new AppError('conflict', refusal)
          const userId = actor.userId
          const { id } = await queries.fileAddress(tx, { ...filed, lineId, userId, filedAt: services.clock.now() })
          return () => services.network.fileAddress({ id, number, address: filed })
        },
      },
    ),
  )
}
