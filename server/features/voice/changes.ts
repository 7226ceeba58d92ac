/** Changes a line: here and in the telephone network, or nowhere. */
import type { VoiceLine } from '#shared/contract/voice'
import type { LineOrder } from '../../adapters/network/network'
import { startRounds } from '../../background'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit, reachOf } from '../../http/ownership'
import type { Services } from '../../services'
import { describeLines, findLine, findPending, inLine, markConfirmed, type LineRow } from './queries'
import * as planTexts from '#shared/texts/plans'
import * as voipTexts from '#shared/texts/voip'

export interface Asked {
  actor: Actor
  address: string
  lineId: string
}

/** What is written within the transaction, and what the network is then told. */
export interface Change {
  /** In the audit trail: `voice.…` */
  action: string
  write: (tx: Executor, line: LineRow) => Promise<Omit<LineOrder, 'number'> | (() => Promise<void>)>
  refusal?: string
}

export async function changeLine(services: Services, asked: Asked, change: Change): Promise<VoiceLine> {
  const { db, network, log } = services
  const { actor, address, lineId } = asked
  const found = await findLine(db, reachOf(actor), lineId)
  if (!found) throw notFound()
  if (found.status === 'closed') throw new AppError('conflict', planTexts.closed)
  await inLine(db, lineId, async (tx, line) => {
    const order = await change.write(tx, line)
    const { customerNumber } = found
    await audit(tx, { userId: actor.userId, action: change.action, customerNumber, address, details: { line: lineId } })
    try {
      await (typeof order === 'function' ? order() : network.setLine({ ...order, number: line.number }))
    } catch (error) {
      log.error({ err: error, lineId }, 'the telephone network took no order')
      throw new AppError('provider_failed', change.refusal ?? voipTexts.notApplied)
    }
  })
  return readLine(services, asked)
}

async function readLine({ db }: Services, { actor, lineId }: Asked): Promise<VoiceLine> {
  const found = await findLine(db, reachOf(actor), lineId)
  const [line] = found ? await describeLines(db, [found.line]) : []
  if (!line) throw notFound()
  return line
}

/** Asks the registry which of the addresses that were filed it has confirmed, of some lines or of all. */
export async function settleAddresses({ db, network, clock }: Services, lineIds?: readonly string[]): Promise<void> {
  const pending = await findPending(db, lineIds)
  if (pending.length === 0) return
  const now = clock.now()
  await markConfirmed(db, [...(await network.confirmed(pending, now))], now)
}

const everyMs = 30_000

/** Starts the rounds, for those who do not wait at the screen; the answer stops them. */
export const startEmergencyAddresses = (services: Services): (() => void) =>
  startRounds(services.background, { name: 'emergency addresses', everyMs, run: () => settleAddresses(services) })
