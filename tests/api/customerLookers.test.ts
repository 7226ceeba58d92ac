import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookAtCustomer } from '#shared/contract/customers'
import { customerLookers } from '../../server/db/schema/presence'
import { addPerson } from '../support/people'
import { addStaff } from '../support/queue'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
let imani: Awaited<ReturnType<typeof addStaff>>
let percy: Awaited<ReturnType<typeof addStaff>>
beforeAll(async () => {
  server = await startServer()
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
  percy = await addStaff(server, { name: { first: 'Percy', last: 'Lambourne' } })
})
afterAll(() => server.stop())

const look = (crm_customer_id: string, token: string, is_looking = true) =>
  server.call(lookAtCustomer, { body: { crm_customer_id, is_looking } }, { token })

const othersOf = async (number: string, token: string, isLooking = true) => (await look(number, token, isLooking)).data

describe('having a customer’s account open', () => {
  it('tells who else has, until they go or have not been heard of for 75 seconds', async () => {
    const { customerNumber } = await addPerson(server.database.db)
    expect(await othersOf(customerNumber, imani.token)).toEqual([])
    expect(await othersOf(customerNumber, percy.token)).toEqual([
      { user_id: imani.person.userId, name: 'Imani Penhallow' },
    ])
    await look(customerNumber, imani.token, false)
    expect(await othersOf(customerNumber, percy.token)).toEqual([])
    await look(customerNumber, imani.token)
    server.setNow(new Date(Date.parse(testNow) + 76_000).toISOString())
    expect(await othersOf(customerNumber, percy.token)).toEqual([])
    server.setNow(testNow)
  })

  it('keeps no row of who has not been heard of', async () => {
    const { customerNumber } = await addPerson(server.database.db)
    await look(customerNumber, imani.token)
    server.setNow(new Date(Date.parse(testNow) + 76_000).toISOString())
    await look(customerNumber, percy.token)
    server.setNow(testNow)
    const kept = (await server.database.db.select().from(customerLookers)).filter(
      (row) => row.customerNumber === customerNumber,
    )
    expect(kept).toMatchObject([{ userId: percy.person.userId }])
  })

  it('tells nothing of another account', async () => {
    const [one, other] = [await addPerson(server.database.db), await addPerson(server.database.db)]
    await look(one.customerNumber, imani.token)
    expect(await othersOf(other.customerNumber, percy.token)).toEqual([])
  })

  it('is not for customers, nor for an account that does not exist', async () => {
    const customer = await addPerson(server.database.db)
    expect((await look(customer.customerNumber, await server.signIn(customer))).status).toBe(403)
    expect((await look('CU-00000000', imani.token)).status).toBe(404)
  })
})
