import { describe, expect } from 'vitest'
import { createServiceRequest, getCase, reopenCase } from '#shared/contract/cases/cases'
import { createCaseComment } from '#shared/contract/cases/messages'
import * as outageTexts from '#shared/texts/services/outages'
import { addCase } from '../../support/data/cases/cases'
import {
  addNeighbor,
  addOutageCommunity,
  closeOutage,
  fetchOutage,
  minutesAgo,
  type Neighbor,
  outageSubjectsTo,
} from '../../support/data/services/outages'
import { it } from '../../support/data/services/outageTest'
import { type TestServer } from '../../support/server/server'

const noInternet = {
  service_type: 'no_service',
  service_subtype: 'ont_red',
  description: 'The light is red.',
  answers: [
    { code: 'ont_light', answer: 'Red' },
    { code: 'since', answer: 'Just now' },
  ],
}

async function report(server: TestServer, { account, token }: Neighbor, changes = {}): Promise<string> {
  const body = { ...noInternet, crm_service_account_id: account.serviceAccountId, ...changes }
  const { data } = await server.call(createServiceRequest, { body }, { token })
  return createServiceRequest.response.parse(data).case_id
}
const reportsOf = async (server: TestServer, id: string, { token }: { token: string }) =>
  (await fetchOutage(server, id, token)).reports.map(({ case_id }) => case_id)

async function fetchReport(server: TestServer, case_id: string, { token }: Neighbor) {
  const { data } = await server.call(getCase, { query: { case_id } }, { token })
  return getCase.response.parse(data)
}

describe('a report', () => {
  it('is attached to the open outage at its address', async ({ server, maya, record, staff }) => {
    const id = await record()
    const reported = await report(server, maya)
    expect(await reportsOf(server, id, staff)).toEqual([reported])
  })

  it('a report that came before the outage was recorded is attached to it', async ({ server, maya, record, staff }) => {
    const reported = await report(server, maya)
    expect(await reportsOf(server, await record(), staff)).toEqual([reported])
  })

  it('a report about something else, from elsewhere, or of long ago is not attached', async ({
    server,
    maya,
    record,
    staff,
  }) => {
    const old = { serviceType: 'no_service', serviceSubtype: 'ont_red', premiseNumber: maya.account.premiseNumber }
    await addCase(server, maya.person, { ...old, createdAt: new Date(minutesAgo(60 * 25)) })
    const id = await record()
    await report(server, maya, {
      service_type: 'wifi',
      service_subtype: 'wifi_password',
      answers: [],
    })
    await report(server, await addNeighbor(server, await addOutageCommunity(server)))
    expect(await reportsOf(server, id, staff)).toEqual([])
  })

  it('is attached even if the outage is recorded in the same moment', async ({ server, maya, record, staff }) => {
    const [id, reported] = await Promise.all([record(), report(server, maya)])
    expect(await reportsOf(server, id, staff)).toEqual([reported])
  })

  it('is marked as done with the outage if staff choose so, without another notification', async ({
    server,
    maya,
    record,
    place,
    staff,
  }) => {
    const id = await record()
    const reported = await report(server, maya)
    await server.finishJobs()
    server.setNow(minutesAgo(-60))
    await closeOutage(server, id, { ...staff, finishes_reports: true })
    expect((await outageSubjectsTo(server, maya))[0]).toBe(outageTexts.restoredTitle(place))
    expect(await outageSubjectsTo(server, maya)).toHaveLength(2)
    const { status, events } = await fetchReport(server, reported, maya)
    expect(status).toBe('resolved')
    expect(events.at(-1)).toMatchObject({ note: outageTexts.reportFinishedNote, user_name: 'Imani Penhallow' })
  })

  it('stays open unless staff choose to finish the reports', async ({ server, staff, maya, record }) => {
    const id = await record()
    const reported = await report(server, maya)
    await closeOutage(server, id, staff)
    await server.finishJobs()
    expect((await fetchReport(server, reported, maya)).status).toBe('received')
  })

  it('stays open if its customer wrote after the end', async ({ server, maya, record, staff }) => {
    const id = await record()
    const reported = await report(server, maya)
    server.setNow(minutesAgo(-60))
    await closeOutage(server, id, { ...staff, finishes_reports: true })
    server.setNow(minutesAgo(-61))
    await server.call(
      createCaseComment,
      { body: { case_id: reported, comment: 'Still out.', last_comment_id: null } },
      maya,
    )
    await server.finishJobs()
    expect((await fetchReport(server, reported, maya)).status).toBe('received')
  })

  it('a report that was marked as done can be reopened', async ({ server, maya, record, staff }) => {
    const id = await record()
    const reported = await report(server, maya)
    server.setNow(minutesAgo(-60))
    await closeOutage(server, id, { ...staff, finishes_reports: true })
    await server.finishJobs()
    const answer = await server.call(reopenCase, { body: { case_id: reported, reason: 'Still out.' } }, maya)
    expect(answer.status).toBe(200)
  })
})
