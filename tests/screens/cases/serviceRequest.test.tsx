import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listServiceSubtypes, listServiceTypes } from '#shared/contract/cases/caseCatalog'
import { createServiceRequest, getCase, listOpenCases } from '#shared/contract/cases/cases'
import { listActiveAnnouncements } from '#shared/contract/content/announcements'
import { getCustomerOverview } from '#shared/contract/customers/customers'
import { listUsage } from '#shared/contract/services/usage'
import * as caseTexts from '#shared/texts/cases/cases'
import * as emergencyTexts from '#shared/texts/cases/emergencies'
import * as selfCheckTexts from '#shared/texts/cases/selfChecks'
import * as commonTexts from '#shared/texts/common'
import { smellTitle } from '../../../renderer/domain/cases/gasSafety'
import { serviceKindsFor, serviceSubtypesFor } from '../../../server/directory/cases/catalog/catalog'
import { request } from '../../support/answers/caseAnswers'
import { anOverview } from '../../support/answers/customerAnswers'
import { aReading } from '../../support/answers/usageAnswers'
import { anAnnouncement } from '../../support/data/content/announcements'
import { ownText } from '../../support/screens/ownText'
import {
  aCustomer,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { mockRequestForm, noCases, readOnly, selectOption } from '../../support/screens/requestForm'

const customer = aCustomer()
const withTv = aCustomer({
  user_accounts: customer.user_accounts.flatMap((account) =>
    account.service_type_code === 'FIBER'
      ? [account, { ...account, crm_service_account_id: '12 Larkspur Lane-TV', service_type_code: 'TV' }]
      : [account],
  ),
})

describe('a new service request', () => {
  it('has many types searched by common words, and offers other help if none matches', async () => {
    mockRequestForm()
    mockCall(listServiceTypes, serviceKindsFor('CUSTOMER'))
    mockCall(listServiceSubtypes, serviceSubtypesFor('CUSTOMER'))
    const user = renderScreen('/serviceTicketCreate', { as: customer })
    const search = await screen.findByRole('searchbox', { name: caseTexts.findRequestType })
    await user.type(search, 'modem')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Billing and payments/ })).toBeNull())
    expect(screen.getByRole('button', { name: /^No internet/ })).toBeVisible()
    await user.clear(search)
    await user.type(search, 'xylophone')
    expect(await screen.findByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contactUs')
    expect(screen.getByText(/“xylophone”/)).toBeVisible()
  })

  it('has no search if its page has few types', async () => {
    mockRequestForm()
    renderScreen('/serviceTicketCreate', { as: customer })
    expect(await screen.findByRole('button', { name: /^Billing and payments/ })).toBeVisible()
    expect(screen.queryByRole('searchbox', { name: caseTexts.findRequestType })).not.toBeInTheDocument()
  })

  it('goes from its card through questions and review to its number', async () => {
    mockRequestForm()
    mockCall(createServiceRequest, {
      case_id: request.case_id,
      case_no: request.case_no,
      expected_by: '2026-03-13T20:00:00.000Z',
    })
    mockCall(getCase, { ...request, expected_by: '2026-03-13T20:00:00.000Z' })
    const user = renderScreen('/serviceTicketCreate', { as: customer })
    await user.click(await screen.findByRole('button', { name: /^Billing and payments/ }))
    await selectOption(user, caseTexts.subtypeQuestion, 'A payment is missing')
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(screen.getByText(caseTexts.unanswered.text)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Which day?')).toHaveFocus())
    await user.type(screen.getByLabelText('Which day?'), 'March 3')
    expect(screen.queryByText(caseTexts.unanswered.text)).toBeNull()
    await user.type(screen.getByLabelText(commonTexts.description), 'It is not in my history.')
    await selectOption(user, caseTexts.callTimeQuestion, caseTexts.contactWindowLabels.evening)
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(await screen.findByText('within eight business hours')).toBeVisible()
    expect(screen.getByText(caseTexts.contactWindowLabels.evening)).toBeVisible()
    await user.dblClick(screen.getByRole('button', { name: caseTexts.submitRequest }))
    expect(await screen.findByText(caseTexts.sentTitle)).toBeVisible()
    expect(screen.getByText(ownText(caseTexts.firstReplyExpected))).toHaveTextContent(/March 13, at \d/)
    expect(screen.getByText('C-2026-000901')).toBeVisible()
    expect(requestsOf(createServiceRequest)).toHaveLength(1)
    expect(requestsOf(createServiceRequest)[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(requestsOf(createServiceRequest)[0]?.body).toEqual({
      crm_contact_id: 'contact-1',
      crm_premise_id: '12 Larkspur Lane',
      crm_service_account_id: '12 Larkspur Lane-FIBER',
      service_type: 'billing',
      service_subtype: 'not_posted',
      description: 'It is not in my history.',
      answers: [{ code: 'day', answer: 'March 3' }],
      checks: [],
      attachment_ids: [],
      contact_window: 'evening',
    })
  })

  it('a new service request about fiber starts with four checks, whose answers are included', async () => {
    mockRequestForm()
    const user = renderScreen('/fiberServiceTicketCreate', { as: customer })
    await user.click(await screen.findByRole('button', { name: /^Slow internet/ }))
    for (const answer of [
      'No light',
      selfCheckTexts.plugsChecked,
      selfCheckTexts.noChange,
      selfCheckTexts.noCableAnswer,
    ]) {
      await user.click(await screen.findByRole('button', { name: answer }))
    }
    await selectOption(user, caseTexts.subtypeQuestion, 'Slow over a wired connection')
    await user.type(screen.getByLabelText(commonTexts.description), 'Slow.')
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(await screen.findByText(selfCheckTexts.gatewayRestartQuestion)).toBeVisible()
  })

  it('is about the fiber light that the checks found, and includes it once', async () => {
    mockRequestForm()
    const user = renderScreen('/fiberServiceTicketCreate', { as: customer })
    await user.click(await screen.findByRole('button', { name: /^No internet/ }))
    await user.click(await screen.findByRole('button', { name: 'Red' }))
    expect(await screen.findByText('Red or no light on the fiber box')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked()
    await user.type(screen.getByLabelText(commonTexts.description), 'Down.')
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(await screen.findByText('What does the light on the white box show?')).toBeVisible()
    expect(screen.getAllByText('Red')).toHaveLength(1)
  })

  it('has no review while the fiber light contradicts its topic', async () => {
    mockRequestForm()
    const user = renderScreen('/fiberServiceTicketCreate', { as: customer })
    await user.click(await screen.findByRole('button', { name: /^No internet/ }))
    await user.click(await screen.findByRole('button', { name: 'Green, steady' }))
    await user.click(await screen.findByRole('button', { name: selfCheckTexts.skipTheChecks }))
    await selectOption(user, caseTexts.subtypeQuestion, 'Red or no light on the fiber box')
    await user.type(screen.getByLabelText(commonTexts.description), 'Down.')
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(await screen.findByText(caseTexts.answerOutdated('Green, steady'))).toBeVisible()
    expect(screen.queryByRole('button', { name: caseTexts.submitRequest })).not.toBeInTheDocument()
  })

  it('can be checked by keyboard', async () => {
    mockRequestForm()
    const user = renderScreen('/fiberServiceTicketCreate', { as: customer })
    await user.click(await screen.findByRole('button', { name: /^Slow internet/ }))
    await user.click(await screen.findByRole('button', { name: 'No light' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: selfCheckTexts.checkPlugs })).toHaveFocus())
  })

  it('is not needed if a check solved the problem', async () => {
    mockRequestForm()
    const user = renderScreen('/fiberServiceTicketCreate', { as: customer })
    await user.click(await screen.findByRole('button', { name: /^Slow internet/ }))
    await user.click(await screen.findByRole('button', { name: 'No light' }))
    await user.click(await screen.findByRole('button', { name: selfCheckTexts.itWorksNow }))
    expect(screen.getByText(selfCheckTexts.solvedTitle)).toBeVisible()
  })

  it('needs no further check after a red light, and says why', async () => {
    mockRequestForm()
    const user = renderScreen('/fiberServiceTicketCreate', { as: customer })
    await user.click(await screen.findByRole('button', { name: /^Slow internet/ }))
    await user.click(await screen.findByRole('button', { name: 'Red' }))
    expect(await screen.findByText(selfCheckTexts.redLightHint)).toBeVisible()
    expect(await screen.findByLabelText(caseTexts.subtypeQuestion)).toBeVisible()
  })

  it('a new service request by staff mentions only outages of their customer', async () => {
    mockRequestForm()
    const staff = aStaffMember()
    mockCall(listActiveAnnouncements, [anAnnouncement('Fiber cut in Oak Hollow', { kind: 'Outage' })])
    mockCall(
      getCustomerOverview,
      anOverview({ announcements: [anAnnouncement('Fiber cut in Cedar Bend', { kind: 'Outage' })] }),
    )
    const value = { customerNumber: 'CU-1', premiseId: null, serviceAccountId: null }
    sessionStorage.setItem(`selection:${staff.user_id}`, JSON.stringify(value))
    const user = renderScreen('/fiberServiceTicketCreate', { as: staff })
    await user.click(await screen.findByRole('button', { name: /^Slow internet/ }))
    expect(await screen.findByText('Fiber cut in Cedar Bend')).toBeVisible()
    expect(screen.queryByText('Fiber cut in Oak Hollow')).not.toBeInTheDocument()
  })

  it('a request to move is about all services of the address, and needs no description', async () => {
    mockRequestForm()
    const user = renderScreen('/serviceTicketCreate', { as: customer })
    await user.click(await screen.findByRole('button', { name: /^Move, start or stop/ }))
    await selectOption(user, caseTexts.subtypeQuestion, 'I’m moving')
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(screen.getByText(caseTexts.unansweredByCode['new_address'] ?? '')).toBeVisible()
    expect(screen.getByText(caseTexts.moreToKnow)).toBeVisible()
    expect(screen.getByLabelText(commonTexts.description)).toBeValid()
    await user.type(screen.getByLabelText('What’s your new address?'), '77 Mill Road')
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(await screen.findByText(caseTexts.allServicesAt('12 Larkspur Lane'))).toBeVisible()
    mockCall(createServiceRequest, errorAnswer('unavailable', 'Try later.'))
    await user.click(screen.getByRole('button', { name: caseTexts.submitRequest }))
    await waitFor(() => expect(requestsOf(createServiceRequest)).toHaveLength(1))
    const [sent] = requestsOf(createServiceRequest)
    expect(sent?.body).toMatchObject({ crm_premise_id: '12 Larkspur Lane', description: '' })
    expect(sent?.body).not.toHaveProperty('crm_service_account_id')
  })

  it('a service request without required questions needs a description', async () => {
    mockRequestForm()
    const user = renderScreen('/serviceTicketCreate', { as: customer })
    await user.click(await screen.findByRole('button', { name: /^Billing and payments/ }))
    await selectOption(user, caseTexts.subtypeQuestion, 'A refund')
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(screen.getByText('Description is required')).toBeVisible()
  })

  it('a service request has the whole emergency box until a topic that is not gas is chosen', async () => {
    mockRequestForm()
    const user = renderScreen('/serviceTicketCreate', { as: customer })
    expect(await screen.findByRole('heading', { name: smellTitle })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /^Billing and payments/ }))
    expect(await screen.findByText(ownText(emergencyTexts.smellInOneLine))).toBeVisible()
    expect(screen.queryByRole('heading', { name: smellTitle })).not.toBeInTheDocument()
  })

  it('a new service request about gas is below the emergency number', async () => {
    mockRequestForm()
    renderScreen('/meterTicketCreate', { as: customer })
    expect(await screen.findByRole('heading', { name: smellTitle })).toBeVisible()
    expect(screen.getByRole('link', { name: '555-0110' })).toHaveAttribute('href', 'tel:5550110')
    expect(await screen.findByRole('button', { name: /^Turn gas on or off/ })).toBeVisible()
  })

  it('a new service request about a meter starts with the service of its link, and shows its last reading', async () => {
    mockRequestForm()
    mockCall(listUsage, {
      street_address: '77 Mill Road',
      readings: [aReading({ meter_number: 'GM-77', current_read: 1399, read_type: 'estimated' })],
    })
    renderScreen('/meterTicketCreate?type=gas_on_off&subtype=turn_on&service=77+Mill+Road-GAS', { as: customer })

    expect(await screen.findByText('GM-77')).toBeVisible()
    expect(screen.getByText(caseTexts.readingOn(1399, '02/28/2026'))).toBeVisible()
    expect(screen.getByText(caseTexts.estimated)).toBeVisible()
    expect(requestsOf(listUsage).at(-1)?.body).toMatchObject({ service_account_id: '77 Mill Road-GAS' })
  })

  it('a new service request about a meter can be sent if the last reading can’t be loaded', async () => {
    mockRequestForm()
    mockCall(listUsage, errorAnswer('unavailable', 'Not now.'))
    renderScreen('/meterTicketCreate?type=gas_on_off&subtype=turn_on', { as: customer })
    expect(await screen.findByText(caseTexts.lastReadingFailed)).toBeVisible()
    expect(screen.getByLabelText(commonTexts.description)).toBeVisible()
  })

  it('a new service request about gas is explained to customers without gas', async () => {
    const fiberOnly = customer.user_accounts.filter((account) => account.service_type_code !== 'GAS')
    renderScreen('/gasServiceTicketCreate', { as: aCustomer({ user_accounts: fiberOnly }) })
    expect(await screen.findByText(caseTexts.noSuchService(false))).toBeVisible()
  })

  it('names an open request of the same type first', async () => {
    mockRequestForm()
    mockCall(listOpenCases, { ...noCases, cases: [{ ...request, service_type: 'tv' }] })
    const user = renderScreen('/fiberServiceTicketCreate', { as: withTv })
    await user.click(await screen.findByRole('button', { name: /^TV/ }))
    expect(await screen.findByText(caseTexts.openRequestExists)).toBeVisible()
    expect(requestsOf(listOpenCases).at(-1)?.body).toMatchObject({ crm_service_account_id: ['12 Larkspur Lane-TV'] })
  })

  it('is not offered for a service that the customer does not have', async () => {
    mockRequestForm()
    renderScreen('/fiberServiceTicketCreate', { as: customer })
    expect(await screen.findByRole('button', { name: /^Slow internet/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^TV/ })).not.toBeInTheDocument()
  })

  it('keeps the input and shows the error at its field if it is rejected', async () => {
    mockRequestForm()
    mockCall(createServiceRequest, errorAnswer('invalid_input', 'No', { 'answers.day': 'Which one?' }))
    const user = renderScreen('/serviceTicketCreate', { as: customer })
    await user.click(await screen.findByRole('button', { name: /^Billing and payments/ }))
    await selectOption(user, caseTexts.subtypeQuestion, 'A payment is missing')
    await user.type(screen.getByLabelText('Which day?'), 'Some day')
    await user.type(screen.getByLabelText(commonTexts.description), 'Missing.')
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    await user.click(await screen.findByRole('button', { name: caseTexts.submitRequest }))
    expect(await screen.findByText('Which one?')).toBeVisible()
    expect(screen.getByLabelText('Which day?')).toHaveValue('Some day')
  })

  it('keeps the input if a link of its type is followed again', async () => {
    mockRequestForm()
    const link = '/serviceTicketCreate?type=billing&subtype=refund'
    const user = renderScreen(link, { as: customer })
    await user.type(await screen.findByLabelText(commonTexts.description), 'Paid twice.')
    cleanup()
    renderScreen(link, { as: customer })
    expect(await screen.findByLabelText(commonTexts.description)).toHaveValue('Paid twice.')
  })

  it('offers the review once the topic is selected, and says so before', async () => {
    mockRequestForm()
    const user = renderScreen('/serviceTicketCreate?type=billing', { as: customer })
    expect(await screen.findByText(caseTexts.typeHint)).toBeVisible()
    expect(screen.queryByRole('button', { name: caseTexts.review })).not.toBeInTheDocument()
    await selectOption(user, caseTexts.subtypeQuestion, 'A refund')
    expect(screen.getByRole('button', { name: caseTexts.review })).toBeEnabled()
    expect(screen.queryByText(caseTexts.typeHint)).not.toBeInTheDocument()
  })

  it('is not offered to users who may only read', async () => {
    renderScreen('/serviceTicketCreate', { as: customer, rights: readOnly })
    expect(await screen.findByText(caseTexts.viewOnlyHint)).toBeVisible()
  })

  it('is explained to staff', async () => {
    renderScreen('/serviceTicketCreate', {
      as: aStaffMember(),
    })
    expect(await screen.findByText(caseTexts.openCustomerFirst)).toBeVisible()
  })
})
