import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCreditRuns } from '#shared/contract/billing/credits'
import { listCommunities } from '#shared/contract/customers/communities'
import {
  countOutageCustomers,
  endOutage,
  getOutage,
  listOutageStreets,
  listOutages,
  type Outage,
  proposeOutageCredits,
  startOutage,
  updateOutage,
} from '#shared/contract/services/outages'
import { searchPremises } from '#shared/contract/services/premises'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import * as fieldTexts from '#shared/texts/fields'
import * as outageTexts from '#shared/texts/services/outages'
import * as serviceTexts from '#shared/texts/services/services'
import { aCommunity } from '../../support/answers/communityAnswers'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { selectOption } from '../../support/screens/requestForm'

const outage: Outage = {
  outage_id: '77777777-7777-4777-8777-777777777777',
  service_types: ['FIBER', 'TV'],
  community: 'Marrowby Mills',
  area_name: 'Fennick Ave',
  state: 'open',
  started_at: '2026-03-13T13:00:00.000Z',
  expected_end_at: '2026-03-13T21:00:00.000Z',
  ended_at: null,
  message: 'A cable was cut.',
  customer_count: 140,
  report_count: 2,
}
const ended: Outage = { ...outage, state: 'ended', ended_at: '2026-03-14T15:00:00.000Z' }
const outageName = outageTexts.title({ services: 'Fiber and TV', community: 'Marrowby Mills', areaName: 'Fennick Ave' })
const details = (shown: Outage) => ({
  outage: shown,
  updates: [
    {
      kind: 'started' as const,
      message: 'A cable was cut.',
      expected_end_at: null,
      created_at: '2026-03-13T13:10:00.000Z',
      created_by: 'Imani Penhallow',
    },
  ],
  reports: [
    {
      case_id: '66666666-6666-4666-8666-666666666666',
      case_no: 'C-2026-000007',
      title: 'No internet: Red or no light',
      status: 'received' as const,
      street_address: '412 Fennick Ave',
      created_date: '2026-03-13T13:20:00.000Z',
    },
  ],
})
const readOnly = allRights.map((right) =>
  right.name === 'ANNOUNCEMENTS' || right.name === 'CREDITS' ? { ...right, write: false } : right,
)

beforeEach(() => {
  mockCall(listOutages, { outages: [outage], total_count: 1, open_count: 1 })
  mockCall(getOutage, details(outage))
  mockCall(listCommunities, { communities: [aCommunity()], total_count: 1, states: ['TX'] })
  mockCall(listOutageStreets, [{ name: 'Fennick Ave', address_count: 31 }])
  mockCall(countOutageCustomers, { address_count: 31, customer_count: 28 })
})

const open = (address = '/outages', rights = allRights) => renderScreen(address, { as: aStaffMember(), rights })

async function openForm() {
  const user = open()
  await user.click(await screen.findByRole('button', { name: outageTexts.recordOutage }))
  return { user, form: within(await screen.findByRole('dialog', { name: outageTexts.recordOutage })) }
}

describe('outages', () => {
  it('are listed with their area, services, customers and reports', async () => {
    open('/outages', readOnly)
    const link = await screen.findByRole('link', { name: outageTexts.detailsOf(outageName) })
    const row = within(link.closest('tr') ?? document.body)
    for (const text of ['Fennick Ave', 'Fiber and TV', '140', '2', outageTexts.stateLabels.open]) {
      expect(row.getByText(text)).toBeVisible()
    }
    expect(screen.queryByRole('button', { name: outageTexts.recordOutage })).toBeNull()
  })

  it('are recorded from an empty list', async () => {
    mockCall(listOutages, { outages: [], total_count: 0, open_count: 0 })
    open()
    expect(await screen.findByText(outageTexts.noOutagesHint)).toBeVisible()
    expect(screen.getByRole('button', { name: outageTexts.recordOutage })).toBeVisible()
  })

  it('are recorded for the streets of a community, and say what is missing', async () => {
    mockCall(startOutage, { outage_id: outage.outage_id })
    const { user, form } = await openForm()
    const submit = () => user.click(form.getByRole('button', { name: outageTexts.recordOutage }))
    await user.click(form.getByRole('radio', { name: outageTexts.areaLabels.street }))
    await submit()
    for (const text of [
      outageTexts.serviceMissing,
      outageTexts.communityMissing,
      outageTexts.streetsMissing,
      fieldTexts.required(outageTexts.messageLabel),
    ]) {
      expect(await form.findByText(text, { ignore: '.ant-select *' })).toBeVisible()
    }
    await user.click(form.getByRole('checkbox', { name: serviceTexts.serviceLabels.FIBER }))
    await selectOption(user, outageTexts.communityLabel, aCommunity().name)
    await selectOption(user, outageTexts.streetsLabel, outageTexts.streetOption('Fennick Ave', 31))
    expect(await form.findByText(outageTexts.affectedCount(28, 31))).toBeVisible()
    await user.type(form.getByLabelText(outageTexts.messageLabel), 'A cable was cut.')
    await submit()
    await waitFor(() => expect(window.location.search).toBe(`?outage=${outage.outage_id}`))
    expect(requestsOf(startOutage).map(({ body }) => body)).toEqual([
      {
        service_types: ['FIBER'],
        community_id: aCommunity().community_id,
        area: 'street',
        streets: ['Fennick Ave'],
        premise_ids: [],
        started_at: expect.stringMatching(/Z$/),
        expected_end_at: null,
        message: 'A cable was cut.',
      },
    ])
  })

  it('keep what was typed and their key if recording fails', async () => {
    mockCall(startOutage, () => errorAnswer('unexpected', 'It failed.'))
    const { user, form } = await openForm()
    await user.click(form.getByRole('checkbox', { name: serviceTexts.serviceLabels.FIBER }))
    await selectOption(user, outageTexts.communityLabel, aCommunity().name)
    await user.type(form.getByLabelText(outageTexts.messageLabel), 'A cable was cut.')
    const submit = () => user.click(form.getByRole('button', { name: outageTexts.recordOutage }))
    await submit()
    expect(await form.findByText(/It failed\./)).toBeVisible()
    await submit()
    await waitFor(() => expect(requestsOf(startOutage)).toHaveLength(2))
    expect(form.getByLabelText(outageTexts.messageLabel)).toHaveValue('A cable was cut.')
    expect(new Set(requestsOf(startOutage).map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
  })

  it('offer the addresses of their community only', async () => {
    const address = {
      crm_premise_id: 'PR-1',
      city: 'Quillmere',
      state: 'TX',
      zip: '00141',
      services: [],
      can_add: false,
    }
    mockCall(searchPremises, [
      { ...address, street_address: '412 Fennick Ave', community_name: aCommunity().name },
      { ...address, crm_premise_id: 'PR-2', street_address: '414 Fennick Ave', community_name: 'Elsewhere' },
    ])
    const { user, form } = await openForm()
    await selectOption(user, outageTexts.communityLabel, aCommunity().name)
    await user.click(form.getByRole('radio', { name: outageTexts.areaLabels.premises }))
    await user.type(form.getByRole('combobox', { name: outageTexts.addressesLabel }), 'fennick')
    expect(await screen.findByRole('option', { name: '412 Fennick Ave' })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: '414 Fennick Ave' })).toBeNull()
  })
})

describe('an open outage', () => {
  it('shows what customers were told, and who reported it', async () => {
    open(`/outages?outage=${outage.outage_id}`, readOnly)
    expect(await screen.findByRole('heading', { name: outageName })).toBeVisible()
    expect(screen.getByText('A cable was cut.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'C-2026-000007' })).toHaveAttribute(
      'href',
      '/serviceTicketView?case=66666666-6666-4666-8666-666666666666',
    )
    expect(screen.queryByRole('button', { name: outageTexts.endOutage })).toBeNull()
  })

  it('gets an update with the time at which service is expected back', async () => {
    mockCall(updateOutage, { outage_id: outage.outage_id })
    const user = open(`/outages?outage=${outage.outage_id}`)
    await user.click(await screen.findByRole('button', { name: outageTexts.postUpdate }))
    const form = within(await screen.findByRole('dialog', { name: outageTexts.postUpdate }))
    await user.type(form.getByLabelText(outageTexts.messageLabel), 'We’re splicing the cable.')
    await user.click(form.getByRole('button', { name: outageTexts.postUpdate }))
    await waitFor(() =>
      expect(requestsOf(updateOutage).map(({ body }) => body)).toEqual([
        { message: 'We’re splicing the cable.', expected_end_at: '2026-03-13T21:00:00.000Z' },
      ]),
    )
  })

  it('is ended with its reports, unless the agent decides otherwise', async () => {
    mockCall(endOutage, { outage_id: outage.outage_id })
    const user = open(`/outages?outage=${outage.outage_id}`)
    await user.click(await screen.findByRole('button', { name: outageTexts.endOutage }))
    const form = within(await screen.findByRole('dialog', { name: outageTexts.endOutage }))
    expect(form.getByRole('checkbox', { name: outageTexts.finishReports(2) })).toBeChecked()
    await user.click(form.getByRole('checkbox', { name: outageTexts.finishReports(2) }))
    await user.type(form.getByLabelText(outageTexts.messageLabel), 'All services are back.')
    await user.click(form.getByRole('button', { name: outageTexts.endOutage }))
    await waitFor(() =>
      expect(requestsOf(endOutage).map(({ body }) => body)).toEqual([
        { message: 'All services are back.', finishes_reports: false },
      ]),
    )
  })
})

describe('the credits of an ended outage', () => {
  const limits = { per_account: 5_000, per_day: 50_000, used_today: 0 }
  const proposal = {
    outage: ended,
    days: 2,
    credits: [
      { account_no: 'BA-1', crm_customer_number: 'CU-1', name: 'Ada Quill', credit_amount: 440 },
      { account_no: 'BA-2', crm_customer_number: 'CU-2', name: 'Otto Late', credit_amount: 560 },
    ],
    credited_count: 1,
    total_amount: 1_000,
  }

  it('are reached from the outage', async () => {
    mockCall(getOutage, details(ended))
    open(`/outages?outage=${outage.outage_id}`)
    expect(await screen.findByRole('link', { name: outageTexts.proposeCredits })).toHaveAttribute(
      'href',
      `/issueCredit?outage=${outage.outage_id}`,
    )
  })

  it('fill in amounts that the agent reviews before anything is credited', async () => {
    mockCall(proposeOutageCredits, proposal)
    mockCall(listCreditRuns, { runs: [], total_count: 0, limits })
    const user = open(`/issueCredit?outage=${outage.outage_id}`)
    expect(await screen.findByText(outageTexts.proposalSummary(2, '$10.00', 2))).toBeVisible()
    expect(screen.getByText(outageTexts.alreadyCredited(1))).toBeVisible()
    await user.click(screen.getByRole('button', { name: creditTexts.takeAmounts }))
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.getByLabelText(commonTexts.comment)).toHaveValue(
      outageTexts.creditComment('Marrowby Mills', '03/13/2026'),
    )
    expect(screen.getByRole('button', { name: creditTexts.issueCredit })).toBeEnabled()
  })
})
