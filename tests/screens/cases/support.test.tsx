import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listServiceSubtypes, listServiceTypes } from '#shared/contract/cases/caseCatalog'
import { getCase, listOpenCases } from '#shared/contract/cases/cases'
import { listActiveAnnouncements } from '#shared/contract/content/announcements'
import { getAccountDetails } from '#shared/contract/customers/customers'
import { listPaymentProfiles, viewBalance } from '#shared/contract/payments/payments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as selfCheckTexts from '#shared/texts/cases/selfChecks'
import * as supportTexts from '#shared/texts/cases/support'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import * as serviceTexts from '#shared/texts/services/services'
import { smellTitle } from '../../../renderer/domain/cases/gasSafety'
import { platform } from '../../../renderer/platform'
import { kinds, request, subtypes } from '../../support/answers/caseAnswers'
import { owes, visa } from '../../support/answers/paymentAnswers'
import {
  aCustomer,
  allRights,
  contactDetails,
  ignoreOtherCalls,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const customer = aCustomer()
const uuidOf = (count: number): string => `22222222-2222-4222-8222-00000000000${count}`
const counts = { open: 3, waiting: 2, closed: 0, cancelled: 0 }
const noDetails = {
  user_id: customer.user_id,
  billing_accounts: [],
  contact: contactDetails,
  locations: [],
  alerts: [],
}

const outage = {
  announcement_id: '1',
  title: 'A cable was cut',
  body: 'Crews are splicing.',
  kind: 'Outage',
  severity: 'urgent' as const,
  dismissible: false,
  link_url: '',
  link_text: '',
  channels: ['tile' as const],
  priority: 1,
  starts_at: '2026-03-01T15:00:00.000Z',
  ends_at: null,
}

describe('the support hub', () => {
  it('shows open requests and links only to pages that exist', async () => {
    mockCall(listOpenCases, { cases: [request], total_count: 1, counts })
    renderScreen('/support', { as: customer })
    expect(await screen.findByRole('link', { name: request.title })).toBeVisible()
    expect(screen.getByRole('link', { name: supportTexts.requestsWaiting(2) })).toBeVisible()
    expect(screen.getByRole('link', { name: new RegExp(`^${supportTexts.gasMeter}`) })).toBeVisible()
    expect(await screen.findByText(supportTexts.noOutagesHint)).toBeVisible()
  })

  it('lists what waits for the customer before other open requests', async () => {
    mockCall(listOpenCases, {
      cases: [
        { ...request, case_id: uuidOf(1), title: 'Being worked on', status: 'in_progress' },
        { ...request, case_id: uuidOf(2), title: 'To be answered', status: 'waiting' },
      ],
      total_count: 2,
      counts,
    })
    renderScreen('/support', { as: customer })
    await screen.findByRole('link', { name: 'To be answered' })
    const titles = screen.getAllByRole('link', { name: /^(Being worked on|To be answered)$/ })
    expect(titles.map(({ textContent }) => textContent)).toEqual(['To be answered', 'Being worked on'])
  })

  it('shows the next appointment first, and none in the past', async () => {
    mockCall(listOpenCases, {
      cases: [
        { ...request, case_id: uuidOf(1), title: 'Over', appointment: { date: '2026-03-02', window: '8-10' } },
        { ...request, case_id: uuidOf(2), title: 'Later', appointment: { date: '2999-03-02', window: '8-10' } },
        { ...request, case_id: uuidOf(3), title: 'Sooner', appointment: { date: '2998-03-02', window: '1-3' } },
      ],
      total_count: 3,
      counts,
    })
    renderScreen('/support', { as: customer })
    const next = (await screen.findByText(supportTexts.nextAppointment('03/02/2998, 1–3 PM'))).closest('p')
    expect(within(next ?? document.body).getByRole('link', { name: 'Sooner' })).toBeVisible()
  })

  it('lists requests that wait for the customer before others', async () => {
    mockCall(listOpenCases, {
      cases: [
        { ...request, case_id: uuidOf(1), title: 'Repair', status: 'scheduled' },
        { ...request, case_id: uuidOf(2), title: 'Question', status: 'waiting' },
      ],
      total_count: 2,
      counts,
    })
    renderScreen('/support', { as: customer })
    const question = await screen.findByRole('link', { name: 'Question' })
    const repair = screen.getByRole('link', { name: 'Repair' })
    expect(question.compareDocumentPosition(repair)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('leaves out what the user may not see', async () => {
    const rights = allRights.filter(({ name }) => name !== 'SERVICETICKET')
    renderScreen('/support', { as: customer, rights })
    expect(await screen.findByRole('link', { name: new RegExp(`^${pageTexts.troubleshooting}`) })).toBeVisible()
    expect(screen.queryByRole('link', { name: new RegExp(`^${pageTexts.newServiceRequest}`) })).toBeNull()
  })
})

describe('troubleshooting', () => {
  it('remembers the current step, and passes the completed steps to a request', async () => {
    mockCall(getAccountDetails, noDetails)
    mockCall(listServiceTypes, kinds)
    mockCall(listServiceSubtypes, subtypes)
    mockCall(listOpenCases, { cases: [], total_count: 0, counts })
    mockCall(getCase, request)
    const user = renderScreen('/troubleShoot', { as: customer })
    await user.click(await screen.findByRole('button', { name: serviceTexts.serviceLabels.FIBER }))
    await user.click(screen.getByRole('button', { name: supportTexts.slowInternet }))
    await user.click(screen.getByRole('button', { name: supportTexts.doneNoChange }))
    expect(screen.getByText(supportTexts.guideStep(supportTexts.slowInternet, 2, 3))).toBeVisible()
    await user.click(screen.getByRole('button', { name: supportTexts.cannotTry }))
    await user.click(screen.getByRole('button', { name: supportTexts.doneNoChange }))
    await user.click(screen.getByRole('button', { name: supportTexts.openARequest }))
    expect(await screen.findByRole('heading', { name: 'Slow internet' })).toBeVisible()
    await user.type(await screen.findByLabelText(commonTexts.description), 'Slow.')
    await user.click(screen.getByRole('button', { name: caseTexts.review }))
    expect(await screen.findByText(supportTexts.pauseDownloads)).toBeVisible()
    expect(screen.getByText(supportTexts.notTried)).toBeVisible()
  })

  it('asks which light is on, and tries nothing else if it is red', async () => {
    const user = renderScreen('/troubleShoot', { as: customer })
    await user.click(await screen.findByRole('button', { name: serviceTexts.serviceLabels.FIBER }))
    await user.click(screen.getByRole('button', { name: supportTexts.offlineTitle }))
    expect(screen.queryByRole('button', { name: supportTexts.itWorksNow })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Red' }))
    expect(screen.getByText(selfCheckTexts.redLightHint)).toBeVisible()
    expect(screen.getByText(`${selfCheckTexts.lightQuestion}: Red`)).toBeVisible()
    expect(screen.getByRole('button', { name: supportTexts.openARequest })).toBeVisible()
  })

  it('goes on to the next step after any other light', async () => {
    const user = renderScreen('/troubleShoot', { as: customer })
    await user.click(await screen.findByRole('button', { name: serviceTexts.serviceLabels.FIBER }))
    await user.click(screen.getByRole('button', { name: supportTexts.offlineTitle }))
    await user.click(screen.getByRole('button', { name: 'Green, steady' }))
    expect(screen.getByText(supportTexts.guideStep(supportTexts.offlineTitle, 2, 4))).toBeVisible()
  })

  it('reports only completed steps in the request, and shows them there', async () => {
    mockCall(getAccountDetails, noDetails)
    mockCall(listServiceTypes, kinds)
    mockCall(listServiceSubtypes, subtypes)
    mockCall(listOpenCases, { cases: [], total_count: 0, counts })
    const user = renderScreen('/troubleShoot', { as: customer })
    await user.click(await screen.findByRole('button', { name: serviceTexts.serviceLabels.FIBER }))
    await user.click(screen.getByRole('button', { name: supportTexts.slowInternet }))
    await user.click(screen.getByRole('button', { name: supportTexts.cannotTry }))
    await user.click(screen.getByRole('button', { name: supportTexts.doneNoChange }))
    await user.click(screen.getByRole('button', { name: supportTexts.doneNoChange }))
    await user.click(screen.getByRole('button', { name: supportTexts.openARequest }))
    await user.click(await screen.findByText(caseTexts.whatYouTried))
    expect(screen.getByText(`${supportTexts.cableTitle}: ${supportTexts.notTried}`)).toBeVisible()
    expect(screen.queryByText('Slow over a wired connection')).not.toBeInTheDocument()
    expect(screen.queryByLabelText(commonTexts.description)).not.toBeInTheDocument()
  })

  it('is printed with every step, its answer, and what is left to try', async () => {
    const print = vi.spyOn(platform, 'print').mockImplementation(() => undefined)
    const user = renderScreen('/troubleShoot', { as: customer })
    await user.click(await screen.findByRole('button', { name: serviceTexts.serviceLabels.FIBER }))
    await user.click(screen.getByRole('button', { name: supportTexts.slowInternet }))
    await user.click(screen.getByRole('button', { name: supportTexts.doneNoChange }))
    const paper = within(screen.getByRole('region', { name: supportTexts.forPrinting, hidden: true }))
    const steps = paper.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
    expect(steps).toEqual([
      expect.stringMatching(
        new RegExp(`^${supportTexts.cableTitle}.*${supportTexts.answerLabel(supportTexts.doneNoChange)}$`),
      ),
      expect.stringMatching(new RegExp(`^${supportTexts.pauseDownloads}.*${supportTexts.resultBoxes}`)),
      expect.stringMatching(new RegExp(`^${supportTexts.restartTheGateway}.*${supportTexts.resultBoxes}`)),
    ])
    await user.click(screen.getByRole('button', { name: supportTexts.print }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('continues at the next heading, by keyboard', async () => {
    mockCall(getAccountDetails, noDetails)
    const user = renderScreen('/troubleShoot', { as: customer })
    await user.click(await screen.findByRole('button', { name: serviceTexts.serviceLabels.FIBER }))
    await waitFor(() => expect(screen.getByRole('heading', { name: supportTexts.whatsWrong })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: supportTexts.slowInternet }))
    await waitFor(() => expect(screen.getByRole('heading', { name: supportTexts.cableTitle })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: supportTexts.itWorksNow }))
    await waitFor(() => expect(screen.getByRole('heading', { name: supportTexts.solvedTitle })).toHaveFocus())
  })

  it('reports a known outage before the first step', async () => {
    mockCall(getAccountDetails, noDetails)
    mockCall(listActiveAnnouncements, [outage])
    const user = renderScreen('/troubleShoot', { as: customer })
    await user.click(await screen.findByRole('button', { name: serviceTexts.serviceLabels.FIBER }))
    expect(await screen.findByText('A cable was cut')).toBeVisible()
  })

  it('is never offered for a smell of gas', async () => {
    mockCall(getAccountDetails, noDetails)
    const user = renderScreen('/troubleShoot', { as: customer })
    await user.click(await screen.findByRole('button', { name: serviceTexts.serviceLabels.GAS }))
    expect(screen.getByRole('heading', { name: smellTitle })).toBeVisible()
    const symptoms = within(screen.getByRole('region', { name: supportTexts.whatsWrong })).getAllByRole('button')
    expect(symptoms.length).toBeGreaterThan(1)
    const names = symptoms.map(({ textContent }) => textContent?.replace('no unusual smell', ''))
    expect(names.filter((name) => /smell|odor|leak/i.test(name ?? ''))).toEqual([])
  })

  describe('of a service that is off because of a bill', () => {
    const [atHome, ...others] = customer.user_accounts
    const elsewhere = {
      crm_billing_account_number: '4009',
      crm_billing_group_id: 'group-4009',
      crm_service_account_id: '77 Mill Road-FIBER',
      crm_premise_id: '77 Mill Road',
      street_address: '77 Mill Road',
    }
    const withTwo = aCustomer({
      user_accounts: [...(atHome ? [atHome, { ...atHome, ...elsewhere }] : []), ...others],
    })
    const bill = (due_date: string) => ({
      crm_billing_account_number: '4009',
      crm_billing_group_id: 'group-4009',
      crm_customer_number: 'customer-1',
      service_group: 'FIBER' as const,
      street_address: '77 Mill Road',
      balance: 11_080,
      due_date,
      autopay_enabled: false,
      paperless: false,
      status: 'active' as const,
    })
    const open = async (due: string) => {
      mockCall(listActiveAnnouncements, [outage])
      mockCall(getAccountDetails, { ...noDetails, billing_accounts: [bill(due)] })
      const user = renderScreen('/troubleShoot', { as: withTwo })
      await user.click(await screen.findByRole('button', { name: serviceTexts.serviceLabels.FIBER }))
      await screen.findByText('A cable was cut')
      return user
    }

    it('offers payment of the account that is past due', async () => {
      mockCall(viewBalance, owes)
      mockCall(listPaymentProfiles, [visa])
      const user = await open('2026-03-01')
      await user.click(
        await screen.findByRole('link', { name: (name) => supportTexts.pastDueHint.includes(`<link>${name}</link>`) }),
      )
      await screen.findByLabelText(commonTexts.amount)
      await waitFor(() =>
        expect(requestsOf(viewBalance).map(({ body }) => body)).toEqual([
          expect.objectContaining({ billing_group_id: 'group-4009' }),
        ]),
      )
    })

    it('shows a bill as past due after the day in the provider’s time zone, not the reader’s', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-24T03:00:00Z') })
      await open('2026-03-23')
      await waitFor(() => expect(requestsOf(getAccountDetails)).toHaveLength(1))
      expect(screen.queryByText(supportTexts.pastDueTitle)).not.toBeInTheDocument()
    })

    it('shows it as past due from the provider’s next day', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-24T06:00:00Z') })
      await open('2026-03-23')
      expect(await screen.findByText(supportTexts.pastDueTitle)).toBeVisible()
    })
  })
})

describe('what to do at a smell of gas', () => {
  it.each(['/support', '/contactUs', '/gasServiceTicketCreate', '/faq?q=smell-gas'])(
    'the advice about a smell of gas on %s is to call 911 first, then our emergency line',
    async (path) => {
      ignoreOtherCalls()
      renderScreen(path, { as: customer })
      const calls = await screen.findAllByRole('link', { name: /^(911|555-0110)$/ })
      expect(calls.slice(0, 2).map((call) => call.getAttribute('href'))).toEqual(['tel:911', 'tel:5550110'])
    },
  )
})
