/** Changes a VoIP line in the database and in the phone network, or in neither. */
import type { AuditAction } from '#shared/access/auditActions'
import type { VoipLine } from '#shared/contract/services/voip'
import * as planTexts from '#shared/texts/services/plans'
import * as voipTexts from '#shared/texts/services/voip'
import type { LineOrder } from '../../adapters/network/network'
import type { Executor } from '../../db/database'
import { AppError, notFound } from '../../http/appError'
import { auditActor, scopeOf } from '../../http/customerScope'
import type { CallContext } from '../../http/serve'
import type { Services } from '../../services'
import {
  describeLines,
  findLine,
  findPendingAddresses,
  type LineRow,
  markConfirmed,
  withLockedLine,
} from './voip.queries'

export interface LineRequest extends CallContext {
  lineId: string
}

/** A change: what the transaction writes, and the resulting order to the network. */
interface LineChange {
  /** The action in the audit log: `voice.…` */
  action: AuditAction
  write: (tx: Executor, line: LineRow) => Promise<Omit<LineOrder, 'number'> | (() => Promise<void>)>
  failureText?: string
}

export async function changeLine(services: Services, request: LineRequest, change: LineChange): Promise<VoipLine> {
  const { db, network, log } = services
  const { actor, caller, lineId } = request
  const found = await findLine(db, scopeOf(actor), lineId)
  if (!found) throw notFound()
  if (found.status === 'closed') throw new AppError('conflict', planTexts.closed)
  await withLockedLine(db, lineId, async (tx, line) => {
    const order = await change.write(tx, line)
    const { customerNumber } = found
    await auditActor(tx, { actor, caller }, { action: change.action, customerNumber, details: { line: lineId } })
    try {
      await (typeof order === 'function' ? order() : network.configureLine({ ...order, number: line.number }))
    } catch (error) {
      log.error({ err: error, lineId }, 'the phone network rejected an order')
      throw new AppError('provider_failed', change.failureText ?? voipTexts.notApplied)
    }
  })
  return requireLine(services, request)
}

async function requireLine({ db }: Services, { actor, lineId }: LineRequest): Promise<VoipLine> {
  const found = await findLine(db, scopeOf(actor), lineId)
  const [line] = found ? await describeLines(db, [found.line]) : []
  if (!line) throw notFound()
  return line
}

/** Asks the registry which filed addresses it has confirmed, of the given lines or of all. */
export async function updateConfirmedAddresses(
  { db, network, clock }: Services,
  lineIds?: readonly string[],
): Promise<void> {
  const pending = await findPendingAddresses(db, lineIds)
  if (pending.length === 0) return
  const now = clock.now()
  await markConfirmed(db, [...(await network.findConfirmedAddresses(pending, now))], now)
}
