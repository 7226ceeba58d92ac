/**
 * Detects that a listening connection is lost. TCP notices only after minutes that the other side has gone silently, and
 * until then a listener can't tell that from a time without events.
 */
import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type pg from 'pg'

interface HeartbeatOptions {
  everyMs: number
  /** Receives how long an event takes from its transaction to the listener. */
  onLag: (milliseconds: number) => void
  onLoss: (error: Error) => void
}

/** The connection sends an event to itself from time to time. It is lost if one has not come back by the next time. */
export async function startHeartbeat(
  connection: pg.Client,
  { everyMs, onLag, onLoss }: HeartbeatOptions,
): Promise<() => void> {
  const channel = `portal_heartbeat_${randomBytes(8).toString('hex')}`
  let sentAt: number | null = null
  connection.on('notification', (notification) => {
    if (notification.channel !== channel || sentAt === null) return
    onLag(performance.now() - sentAt)
    sentAt = null
  })
  const beat = (): void => {
    if (sentAt !== null) return onLoss(new Error('A heartbeat did not come back'))
    sentAt = performance.now()
    connection.query(`notify ${channel}`).catch(onLoss)
  }
  await connection.query(`listen ${channel}`)
  beat()
  const timer = setInterval(beat, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
