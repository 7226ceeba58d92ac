/** Connects the metrics with what they measure. */
import type { FastifyInstance } from 'fastify'
import { isAddressRejected, isRefusedForGood } from '../adapters/notifier/mailErrors'
import type { Notifier } from '../adapters/notifier/notifier'
import type { MeasuredPool } from '../db/measuredPool'
import { callsOfContract, kindOf } from './calls'
import type { Metrics } from './metrics'

const millisecondsPerSecond = 1_000

/** Measures the answers to the calls of the contract, except event streams, which stay open. */
export function measureCalls(app: FastifyInstance, { callDurations, callSeconds }: Metrics): void {
  const calls = new Map(
    callsOfContract()
      .filter(({ endpoint }) => !('events' in endpoint))
      .map(({ noun, endpoint }) => [
        `${endpoint.method} ${endpoint.path}`,
        { kind: kindOf(endpoint), seconds: callSeconds.labels(noun) },
      ]),
  )
  app.addHook('onResponse', (request, reply, done) => {
    const call = calls.get(`${request.method} ${request.routeOptions.url}`)
    if (call) {
      const seconds = reply.elapsedTime / millisecondsPerSecond
      call.seconds.inc(seconds)
      callDurations.labels(call.kind, statusClassOf(reply.statusCode)).observe(seconds)
    }
    done()
  })
}

function statusClassOf(status: number): '2xx' | '4xx' | '5xx' {
  if (status >= 500) return '5xx'
  return status >= 400 ? '4xx' : '2xx'
}

/** Measures how many connections a pool has, how many queries wait for one, and for how long. */
export function measurePool(name: string, pool: MeasuredPool, metrics: Metrics): void {
  const waits = metrics.poolWait.labels(name)
  pool.onWait = (seconds) => waits.observe(seconds)
  metrics.pools.set(name, pool)
}

/** Counts the emails and text messages of a notifier. */
export function measureNotifier(notifier: Notifier, { messages }: Metrics): Notifier {
  const count = async (channel: 'email' | 'sms', sending: Promise<void>): Promise<void> => {
    try {
      await sending
      messages.inc({ channel, result: 'sent' })
    } catch (error) {
      messages.inc({ channel, result: isAddressRejected(error) || isRefusedForGood(error) ? 'refused' : 'failed' })
      throw error
    }
  }
  return {
    channels: notifier.channels,
    sendMail: (mail) => count('email', notifier.sendMail(mail)),
    sendSms: (sms) => count('sms', notifier.sendSms(sms)),
  }
}
