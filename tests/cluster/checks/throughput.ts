/** Compares the throughput of the cluster with that of a single process on the same database. */
import { balanceCall, findCustomers, paymentCall } from '../../bench/customers'
import { type Call, load } from '../../bench/load'
import { spreadOf, spreadText } from '../../bench/spread'
import type { ClusterCheck } from '../check'
import { createPortalProcess } from '../parts/portal'

const rounds = 5
const callsPerRound = 1_000
const paymentsPerRound = 200

export const throughput: ClusterCheck = {
  name: 'throughput of the cluster / of a single process',
  goal: 'reported',
  async run({ url, database, environment }) {
    // A single process needs no pooler, so it sends prepared statements.
    const direct = { ...environment, DATABASE_URL: database.url, DATABASE_PREPARE: 'on' }
    const single = await createPortalProcess('web', direct)
    await single.start()
    const customers = await findCustomers(url, database.db)
    let next = 0
    const customer = () => {
      next += 1
      const found = customers[next % customers.length]
      if (!found) throw new Error('There are no customers')
      return found
    }
    const rates = async (call: (portal: string) => Call, count: number): Promise<string> => {
      const measured = [url, single.url].map((portal) => ({ portal, rates: [] as number[] }))
      for (let round = 0; round < rounds; round += 1) {
        for (const target of measured) {
          const { seconds } = await load(() => call(target.portal), count)
          target.rates.push(count / seconds)
        }
      }
      return measured.map((target) => spreadText(spreadOf(target.rates))).join(' / ')
    }
    const balances = await rates((portal) => balanceCall(portal, customer()), callsPerRound)
    const payments = await rates((portal) => paymentCall(portal, customer(), 1_000 + next), paymentsPerRound)
    await single.stop()
    return { value: `balances ${balances}, payments ${payments} per second`, isMet: true }
  },
}
