/** Customers who pay one amount after another, and repeat a call that failed under its key, as the website does. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { payOnce } from '#shared/contract/payments/payments'
import { payments } from '../../../server/db/schema/payments/payments'
import { nothingAccepted, type Sender } from '../../bench/kills/calls'
import { addCustomer, type Customer } from '../../bench/kills/customers'
import { checkPayments } from '../../bench/kills/moneyChecks'
import { paymentBody } from '../../support/data/payments/payments'
import type { Cluster } from '../cluster'

const clientCount = 8
const retryMs = 200
/** A payment without an answer is looked up after its lease has ended. */
const settleMs = 5 * 60_000

const Paid = z.object({ data: z.object({ 'confirmation-number': z.string() }) })

export interface PayingClients {
  /** How many calls were sent again. */
  retries(): number
  /** The longest time within a period in which no payment was confirmed, in milliseconds. */
  longestGap(from: number, until: number): number
  /** Ends the load, and compares the books with those of the provider. */
  finish(): Promise<{ payments: number; isRight: boolean; problems: string }>
}

export const senderOf = ({ url, database, provider }: Cluster): Sender => ({
  world: { database, provider },
  portals: { pick: () => ({ url, pid: 0 }) },
  accepted: nothingAccepted(),
  countFailure: () => undefined,
})

export async function startPaying(cluster: Cluster): Promise<PayingClients> {
  const sender = senderOf(cluster)
  const customers: Customer[] = []
  for (let count = 0; count < clientCount; count += 1) customers.push(await addCustomer(sender, 'none'))
  const confirmedAt: number[] = []
  let retries = 0
  let isOver = false

  async function payUntilConfirmed(customer: Customer, amount: number): Promise<void> {
    const key = randomUUID()
    for (;;) {
      const number = await sendPayment(cluster.url, customer, { amount, key })
      if (number !== null) {
        confirmedAt.push(performance.now())
        sender.accepted.payments.push(number)
        return
      }
      retries += 1
      await delay(retryMs)
    }
  }

  const clients = customers.map(async (customer) => {
    for (let amount = 10; !isOver; amount += 1) await payUntilConfirmed(customer, amount)
  })

  return {
    retries: () => retries,
    longestGap(from, until) {
      const moments = [from, ...confirmedAt.filter((at) => at >= from && at <= until), until]
      return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)))
    },
    async finish() {
      isOver = true
      await Promise.all(clients)
      await untilSettled(cluster)
      const load = { customers, accepted: sender.accepted }
      const wrong = (await checkPayments(sender.world, load)).filter(({ isPassed }) => !isPassed)
      return {
        payments: sender.accepted.payments.length,
        isRight: wrong.length === 0,
        problems: wrong.map(({ what, expected, found }) => `; ${what}: ${expected} / ${found}`).join(''),
      }
    },
  }
}

/** Returns the number of the confirmed payment; null if the call has to be sent again. */
async function sendPayment(
  url: string,
  { token, ...payer }: Customer,
  { amount, key }: { amount: number; key: string },
): Promise<string | null> {
  const response = await fetch(url + payOnce.path, {
    method: payOnce.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': key, authorization: `Bearer ${token}` },
    body: JSON.stringify(paymentBody(payer, amount)),
  }).catch(() => null)
  const text = (await response?.text().catch(() => null)) ?? null
  if (response === null || text === null || response.status >= 500) return null
  if (!response.ok) throw new Error(`A payment was rejected with ${response.status}: ${text.slice(0, 300)}`)
  return z.parse(Paid, JSON.parse(text)).data['confirmation-number']
}

async function untilSettled({ database: { db } }: Cluster): Promise<void> {
  const deadline = performance.now() + settleMs
  while ((await db.$count(payments, eq(payments.status, 'pending'))) > 0 && performance.now() < deadline)
    await delay(1_000)
}
