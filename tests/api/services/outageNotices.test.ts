import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import * as outageTexts from '#shared/texts/services/outages'
import { serviceAccounts } from '../../../server/db/schema/customers/accounts'
import { userCustomers, users } from '../../../server/db/schema/signIn/users'
import {
  addNeighbor,
  addOutageCommunity,
  closeOutage,
  listShownOutages,
  minutesAgo,
  type Neighbor,
  outageSubjectsTo,
  postUpdate,
  shownOutageTitles,
} from '../../support/data/services/outages'
import { it } from '../../support/data/services/outageTest'
import { whileGatewaysFail } from '../../support/server/gateways'
import { readNewestMail } from '../../support/server/outbox'

describe('an affected customer', () => {
  it('sees the outage before everything else, with its expected end, until it is over', async ({
    server,
    staff,
    maya,
    record,
    place,
  }) => {
    const id = await record({ expected_end_at: '2026-03-13T21:00:00.000Z' })
    const [shown] = await listShownOutages(server, maya.token)
    expect(shown).toMatchObject({
      announcement_id: id,
      title: outageTexts.title(place),
      body: `A cable was cut on Mill Road.\n\n${outageTexts.expectedBack('March 13, 2026 at 4:00 PM')}`,
      severity: 'urgent',
      dismissible: false,
    })
    await closeOutage(server, id, staff)
    expect(await listShownOutages(server, maya.token)).toEqual([])
  })

  it('sees the newest update', async ({ server, maya, record, staff }) => {
    const id = await record()
    server.setNow(minutesAgo(-5))
    await postUpdate(server, id, { ...staff, message: 'We’re splicing the cable.', expected_end_at: null })
    const [shown] = await listShownOutages(server, maya.token)
    expect(shown?.body).toBe(`We’re splicing the cable.\n\n${outageTexts.expectedBackUnknown}`)
  })

  it('is the only one to see it: not customers without the service, and staff only for those they open', async ({
    server,
    staff,
    maya,
    record,
    place,
  }) => {
    await record()
    const stranger = await addNeighbor(server, await addOutageCommunity(server))
    expect(await listShownOutages(server, stranger.token)).toEqual([])
    const openedOf = ({ person }: Neighbor) => ({ crm_customer_id: person.customerNumber })
    expect(await shownOutageTitles(server, staff.token, openedOf(maya))).toEqual([outageTexts.title(place)])
    expect(await shownOutageTitles(server, staff.token, openedOf(stranger))).toEqual([])
    expect(await shownOutageTitles(server, staff.token, { user_type: 'CENTRIC' })).toEqual([])
  })

  it('is notified once of the start, of each update and of the end', async ({ server, staff, maya, record, place }) => {
    const id = await record()
    expect(await outageSubjectsTo(server, maya)).toEqual([outageTexts.title(place)])
    server.setNow(minutesAgo(-5))
    await postUpdate(server, id, { ...staff, message: 'Splicing.', expected_end_at: '2026-03-13T21:00:00.000Z' })
    const update = await readNewestMail(server, maya.person.email)
    expect(update.body).toContain(outageTexts.expectedBack('March 13, 2026 at 4:00 PM'))
    server.setNow(minutesAgo(-10))
    await closeOutage(server, id, staff)
    await closeOutage(server, id, staff)
    expect(await outageSubjectsTo(server, maya)).toHaveLength(3)
    expect((await outageSubjectsTo(server, maya))[0]).toBe(outageTexts.restoredTitle(place))
  })

  it('is told only that service is back if the outage ended before its start was announced', async ({
    server,
    staff,
    maya,
    record,
    place,
  }) => {
    const id = await record()
    server.setNow(minutesAgo(-5))
    await closeOutage(server, id, staff)
    expect(await outageSubjectsTo(server, maya)).toEqual([outageTexts.restoredTitle(place)])
  })

  it.for([
    ['FIBER', true],
    ['GAS', false],
  ] as const)(
    'is advised to restart equipment when %s is back: %s',
    async ([type, isAdvised], { server, maya, staff, record }) => {
      const isOfMaya = eq(serviceAccounts.id, maya.account.serviceAccountId)
      await server.database.db.update(serviceAccounts).set({ serviceType: type }).where(isOfMaya)
      await closeOutage(server, await record({ service_types: [type] }), staff)
      await server.finishJobs()
      const mail = await readNewestMail(server, maya.person.email)
      expect(mail.body.includes('restart your equipment')).toBe(isAdvised)
    },
  )

  it('is not told of the start of an outage that ended while the mail server was down', async ({
    server,
    staff,
    maya,
    record,
    place,
  }) => {
    let id = ''
    await whileGatewaysFail(server, async () => {
      id = await record()
      await server.finishJobs()
    })
    server.setNow(minutesAgo(-10))
    await closeOutage(server, id, staff)
    await server.finishJobs(60_000)
    expect(await outageSubjectsTo(server, maya)).toEqual([outageTexts.restoredTitle(place)])
  })

  it('is notified once, also if they hold the accounts of two customers who are affected', async ({
    server,
    maya,
    community,
    record,
  }) => {
    const { person } = await addNeighbor(server, community)
    const { db } = server.database
    await db.update(users).set({ status: 'disabled' }).where(eq(users.id, person.userId))
    await db.insert(userCustomers).values({ userId: maya.person.userId, customerNumber: person.customerNumber })
    await record()
    expect(await outageSubjectsTo(server, maya)).toHaveLength(1)
  })

  it('is notified by the channels of their choice', async ({ server, maya, record }) => {
    const choice = {
      billing_group_id: maya.account.billingGroupId,
      contact_id: maya.person.contactId,
      category: 'outage' as const,
      channels: [],
    }
    const rejected = await server.call(updateCommunicationPreferences, { body: choice }, maya)
    expect(rejected.status).toBe(400)
    await record()
    expect(await outageSubjectsTo(server, maya)).toHaveLength(1)
  })
})
