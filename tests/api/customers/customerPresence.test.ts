import { describe, expect } from 'vitest'
import { reportCustomerViewer } from '#shared/contract/customers/customers'
import { presence } from '../../../server/db/schema/cases/presence'
import { addStaff } from '../../support/data/cases/queue'
import { addPerson } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>
let percy: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
  percy = await addStaff(server, { name: { first: 'Percy', last: 'Lambourne' } })
})

const reportViewer = (server: TestServer, crm_customer_id: string, token: string, is_viewing = true) =>
  server.call(reportCustomerViewer, { body: { crm_customer_id, is_viewing } }, { token })

const othersOf = async (server: TestServer, number: string, token: string, isViewing = true) =>
  (await reportViewer(server, number, token, isViewing)).data

describe('the presence on a customer’s account', () => {
  it('shows the other viewers, until they leave or send no update for 75 seconds', async ({ server }) => {
    const { customerNumber } = await addPerson(server.database.db)
    expect(await othersOf(server, customerNumber, imani.token)).toEqual([])
    expect(await othersOf(server, customerNumber, percy.token)).toEqual([
      { user_id: imani.person.userId, name: 'Imani Penhallow' },
    ])
    await reportViewer(server, customerNumber, imani.token, false)
    expect(await othersOf(server, customerNumber, percy.token)).toEqual([])
    await reportViewer(server, customerNumber, imani.token)
    server.setNow(new Date(Date.parse(testNow) + 76_000).toISOString())
    expect(await othersOf(server, customerNumber, percy.token)).toEqual([])
    server.setNow(testNow)
  })

  it('is deleted for viewers who sent no update', async ({ server }) => {
    const { customerNumber } = await addPerson(server.database.db)
    await reportViewer(server, customerNumber, imani.token)
    server.setNow(new Date(Date.parse(testNow) + 76_000).toISOString())
    await reportViewer(server, customerNumber, percy.token)
    server.setNow(testNow)
    const rows = (await server.database.db.select().from(presence)).filter((row) => row.subjectId === customerNumber)
    expect(rows).toMatchObject([{ userId: percy.person.userId }])
  })

  it('is separate for each account', async ({ server }) => {
    const [one, other] = [await addPerson(server.database.db), await addPerson(server.database.db)]
    await reportViewer(server, one.customerNumber, imani.token)
    expect(await othersOf(server, other.customerNumber, percy.token)).toEqual([])
  })

  it('is not available to customers, or for an unknown account', async ({ server }) => {
    const customer = await addPerson(server.database.db)
    expect((await reportViewer(server, customer.customerNumber, await server.signIn(customer))).status).toBe(403)
    expect((await reportViewer(server, 'CU-00000000', imani.token)).status).toBe(404)
  })
})
