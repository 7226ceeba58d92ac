import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { createCreditRun } from '#shared/contract/billing/credits'
import { proposeOutageCredits } from '#shared/contract/services/outages'
import { creditedDays } from '#shared/services/outages'
import * as outageTexts from '#shared/texts/services/outages'
import { addStaff } from '../../support/data/cases/queue'
import {
  addNeighbor,
  addOutageCommunity,
  closeOutage,
  minutesAgo,
  type Neighbor,
  outageIn,
  recordOutage,
} from '../../support/data/services/outages'
import { addCatalog, addSubscription } from '../../support/data/services/plans'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Awaited<ReturnType<typeof addStaff>>
let community: Awaited<ReturnType<typeof addOutageCommunity>>
let maya: Neighbor

it.beforeAll(async ({ server }) => {
  staff = await addStaff(server)
})
it.beforeEach(async ({ server }) => {
  server.setNow(testNow)
  community = await addOutageCommunity(server)
  maya = await addNeighbor(server, community)
  await addCatalog(server.database.db)
  await addSubscription(server.database.db, maya.account, 'PLUS-500')
})

const hour = 60
/** Records an outage of this length that has just ended. */
async function endedOutage(server: TestServer, hours: number): Promise<string> {
  const id = await recordOutage(server, outageIn(community, { started_at: minutesAgo(hours * hour) }), staff)
  await closeOutage(server, id, staff)
  return id
}
const propose = (server: TestServer, outage_id: string, { token } = staff) =>
  server.call(proposeOutageCredits, { params: { outage_id } }, { token })
const proposalOf = async (server: TestServer, id: string) =>
  proposeOutageCredits.response.parse((await propose(server, id)).data)

describe('the credits of an outage', () => {
  it('are a thirtieth of the monthly price for each day or part of one', async ({ server }) => {
    await addSubscription(server.database.db, maya.account, 'ADD-SECURITY')
    expect(await proposalOf(server, await endedOutage(server, 25))).toMatchObject({
      days: 2,
      credits: [
        {
          account_no: maya.account.billingAccountNumber,
          crm_customer_number: maya.person.customerNumber,
          name: 'Ada Quill',
          credit_amount: 440,
        },
      ],
      credited_count: 0,
      total_amount: 440,
    })
  })

  it.for([
    [1, 1],
    [24 * hour, 1],
    [24 * hour + 1, 2],
    [72 * hour, 3],
  ] as const)('the credits of an outage of %s minutes are those of %s days', ([minutes, days]) => {
    const times = { startedAt: new Date(minutesAgo(minutes)), endedAt: new Date(testNow) }
    expect(creditedDays(times)).toBe(days)
  })

  it('leave out accounts without a price, and those in other places', async ({ server }) => {
    await addNeighbor(server, community)
    const stranger = await addNeighbor(server, await addOutageCommunity(server))
    await addSubscription(server.database.db, stranger.account, 'PLUS-500')
    const { credits } = await proposalOf(server, await endedOutage(server, 2))
    expect(credits.map(({ account_no }) => account_no)).toEqual([maya.account.billingAccountNumber])
  })

  it('are not proposed again while their run waits, nor once they were issued', async ({ server }) => {
    const id = await endedOutage(server, 2)
    const { credits } = await proposalOf(server, id)
    const rows = credits.map(({ account_no, credit_amount }) => ({
      acct_no: account_no,
      credit_amount: credit_amount / 100,
    }))
    await server.call(
      createCreditRun,
      { body: { rows, credit_reason_cd: '102' } },
      { token: staff.token, idempotencyKey: randomUUID() },
    )
    expect(await proposalOf(server, id)).toMatchObject({ credits: [], credited_count: 1, total_amount: 0 })
    await server.finishJobs()
    expect(await proposalOf(server, id)).toMatchObject({ credits: [], credited_count: 1 })
  })

  it('are stored nowhere before an agent starts a run', async ({ server }) => {
    const id = await endedOutage(server, 2)
    await propose(server, id)
    expect((await proposalOf(server, id)).credits).toHaveLength(1)
  })

  it('are proposed only once the outage is over, and only to staff who may see credits', async ({ server }) => {
    const open = await recordOutage(server, outageIn(community), staff)
    expect(await propose(server, open)).toMatchObject({ status: 409, messages: [outageTexts.notEndedYet] })
    const other = await addStaff(server, { rights: ['ANNOUNCEMENTS.read', 'ANNOUNCEMENTS.write'] })
    expect((await propose(server, open, other)).status).toBe(403)
  })
})
