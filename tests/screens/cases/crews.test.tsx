import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Crew, createCrew, type DayVisit, getDaySheet, listCrews, updateCrew } from '#shared/contract/cases/crews'
import { listCommunities } from '#shared/contract/customers/communities'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as crewTexts from '#shared/texts/cases/crews'
import * as commonTexts from '#shared/texts/common'
import { request } from '../../support/answers/caseAnswers'
import { aCommunity } from '../../support/answers/communityAnswers'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { readOnly, selectOption } from '../../support/screens/requestForm'

const imani = aStaffMember()

const north: Crew = {
  crew_id: '33333333-3333-4333-8333-333333333333',
  name: 'Fiber North',
  categories: ['fiberLine'],
  community_ids: ['orchard-row'],
  weekdays: [1, 2],
  windows: ['8-10', '1-3'],
  visits_per_window: 2,
  is_active: true,
  version: 4,
}
const orchardRow = aCommunity()

beforeEach(() => {
  mockCall(listCrews, [north])
  mockCall(listCommunities, { communities: [orchardRow], total_count: 1, states: ['TX'] })
})

describe('the crews', () => {
  const open = (rights = allRights) => renderScreen('/requestQueue/crews', { as: imani, rights })

  it('are shown with their work, areas and hours, without buttons to staff who may only read', async () => {
    open(readOnly)
    const row = within((await screen.findByText('Fiber North')).closest('tr') ?? document.body)
    const hours = `${appointmentTexts.windowLabels['8-10']}, ${appointmentTexts.windowLabels['1-3']}`
    for (const text of [caseTexts.categoryLabels.fiberLine, 'Mon, Tue', hours])
      expect(row.getByText(text)).toBeVisible()
    expect(await row.findByText('Orchard Row')).toBeVisible()
    expect(screen.queryByRole('button', { name: crewTexts.addCrew })).toBeNull()
    expect(row.queryByRole('button')).toBeNull()
  })

  it('are added with what they do, and say what is missing', async () => {
    mockCall(createCrew, north)
    const user = open()
    await user.click(await screen.findByRole('button', { name: crewTexts.addCrew }))
    const form = within(await screen.findByRole('dialog', { name: crewTexts.addCrew }))
    await user.type(form.getByLabelText(crewTexts.crewName), 'Gas South')
    await user.click(form.getByRole('button', { name: commonTexts.save }))
    expect(await form.findByText(crewTexts.categoryMissing)).toBeVisible()
    await user.click(form.getByLabelText(caseTexts.categoryLabels.gasMeter))
    await selectOption(user, crewTexts.communities, 'Orchard Row')
    await user.click(form.getByLabelText('Friday'))
    await user.click(form.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(createCrew).map(({ body }) => body)).toEqual([
        {
          name: 'Gas South',
          categories: ['gasMeter'],
          community_ids: ['orchard-row'],
          weekdays: [1, 2, 3, 4],
          windows: ['8-10', '10-12', '1-3', '3-5'],
          visits_per_window: 1,
          is_active: true,
        },
      ]),
    )
  })

  it('keep what was typed if a colleague saved the crew first, and show what they saved', async () => {
    mockCall(updateCrew, errorAnswer('conflict', crewTexts.crewEditConflict))
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.editItem('Fiber North') }))
    const form = within(await screen.findByRole('dialog', { name: crewTexts.editCrew }))
    await user.click(form.getByLabelText('Wednesday'))
    mockCall(listCrews, [{ ...north, visits_per_window: 3, version: 5 }])
    await user.click(form.getByRole('button', { name: commonTexts.save }))
    expect(await form.findByText(/Fiber North · .* · 3$/)).toBeVisible()
    mockCall(updateCrew, north)
    await user.click(form.getByRole('button', { name: commonTexts.gotIt }))
    await user.click(form.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(updateCrew).at(-1)?.body).toMatchObject({
        weekdays: [1, 2, 3],
        visits_per_window: 3,
        version: 5,
      }),
    )
  })
})

describe('the day sheet', () => {
  const visit: DayVisit = {
    case_id: request.case_id,
    case_no: request.case_no,
    title: request.title,
    category: 'fiberLine',
    status: 'scheduled',
    window: '8-10',
    is_confirmed: true,
    customer_name: 'Maya Fields',
    contact_name: 'Maya Fields',
    phone: '5125550142',
    addresses: ['12 Larkspur Lane, Quillmere'],
    description: 'Half the speed since Monday.',
    answers: [{ question: 'Which room?', answer: 'The study' }],
  }

  it('shows the visits of a crew and a day in their order, with room for what was done', async () => {
    mockCall(getDaySheet, [visit, { ...visit, case_id: north.crew_id, window: '1-3', addresses: ['7 Harrow Ln'] }])
    renderScreen(`/requestQueue/daySheet?crew=${north.crew_id}&day=2026-03-17`, { as: imani })
    const sheet = within(await screen.findByRole('region', { name: crewTexts.sheetTitle('Fiber North', '03/17/2026') }))
    expect((await sheet.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
      crewTexts.promisedFor(appointmentTexts.windowLabels['8-10']),
      crewTexts.promisedFor(appointmentTexts.windowLabels['1-3']),
    ])
    const [first] = sheet.getAllByRole('listitem')
    for (const text of ['12 Larkspur Lane, Quillmere', '(512) 555-0142', 'Half the speed since Monday.', 'The study']) {
      expect(within(first ?? document.body).getByText(text)).toBeVisible()
    }
    expect(sheet.getAllByText(crewTexts.workPerformed)).toHaveLength(2)
    expect(requestsOf(getDaySheet)[0]?.query).toEqual({ crew_id: north.crew_id, day: '2026-03-17' })
  })
})
