import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listOpenCases } from '#shared/contract/cases/cases'
import { listActiveAnnouncements } from '#shared/contract/content/announcements'
import { getCommunicationPreferences } from '#shared/contract/customers/communication'
import { getPreferences } from '#shared/contract/customers/preferences'
import { listPaymentProfiles, listPayments, viewBalance } from '#shared/contract/payments/payments'
import { countProperties } from '#shared/contract/services/properties'
import { defaultPreferences } from '#shared/customers/preferences'
import { rangeText } from '#shared/format/rangeText'
import * as caseTexts from '#shared/texts/cases/cases'
import * as supportTexts from '#shared/texts/cases/support'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as outlookTexts from '#shared/texts/payments/billOutlook'
import * as planTexts from '#shared/texts/services/plans'
import * as propertyTexts from '#shared/texts/services/properties'
import { hasRoomForColumns } from '../../../renderer/ui/breakpoints'
import { request } from '../../support/answers/caseAnswers'
import { owes, visa } from '../../support/answers/paymentAnswers'
import { preferences, withAllTiles } from '../../support/answers/settingsAnswers'
import { findTile } from '../../support/screens/findTile'
import { billingAccount, mockHousehold } from '../../support/screens/household'
import { aCustomer, errorAnswer, goTo, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const customer = aCustomer()

const showAllTiles = () => mockCall(getPreferences, withAllTiles)

describe('the balance', () => {
  it('names the day on which autopay will pay the bill', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001')] })
    mockCall(viewBalance, { ...owes, autopayEnabled: true, autopayOn: '2999-03-21' })
    renderScreen('/', { as: customer })
    const text = outlookTexts.paysBill('03/21/2999')
    expect(await (await findTile(commonTexts.balance)).findByText(text)).toBeVisible()
  })

  it('does not promise that autopay pays a bill after its day has passed', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001')] })
    mockCall(viewBalance, { ...owes, autopayEnabled: true, autopayOn: '2020-03-21' })
    renderScreen('/', { as: customer })
    const text = outlookTexts.notPaid
    expect(await (await findTile(commonTexts.balance)).findByText(text)).toBeVisible()
  })

  it('says that a bill is past due, and when it was due', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001')] })
    mockCall(viewBalance, { ...owes, dueOn: '2020-03-22' })
    renderScreen('/', { as: customer })
    const balance = await findTile(commonTexts.balance)
    expect(await balance.findByText(commonTexts.wasDueOn('03/22/2020'))).toBeVisible()
  })
})

describe('the tile of communication preferences', () => {
  it('shows quiet hours with AM and PM, as all times are', async () => {
    showAllTiles()
    mockHousehold(customer, { accounts: [billingAccount('4001')], methods: [visa] })
    const contacts = preferences.contacts.map((own) => ({
      ...own,
      contact_id: customer.crm_contact_id,
      quiet_from: '21:00',
      quiet_until: '08:00',
    }))
    mockCall(getCommunicationPreferences, { ...preferences, contacts })
    renderScreen('/', { as: customer })
    expect(await screen.findByText(rangeText('9:00 PM', '8:00 AM'))).toBeVisible()
  })
})

describe('the first steps of a new user', () => {
  const today = new Date().toISOString().slice(0, 10)

  it('are listed with their progress until all are done', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001')], startedOn: today, methods: [visa] })
    renderScreen('/', { as: customer })
    const steps = await findTile(dashboardTexts.firstSteps)
    expect(steps.getByRole('link', { name: dashboardTexts.turnOnAutopay })).toHaveAttribute('href', '/managePayment')
    expect(steps.queryByRole('link', { name: commonTexts.addPaymentMethod })).not.toBeInTheDocument()
    expect(steps.getByRole('link', { name: dashboardTexts.goPaperless })).toHaveAttribute(
      'href',
      '/communicationPreference',
    )
    expect(steps.getByText(commonTexts.done)).toBeVisible()
  })

  it('are gone once all are done', async () => {
    window.localStorage.setItem(`first-steps:${customer.user_id}`, JSON.stringify({ state: 'open' }))
    mockHousehold(customer, {
      accounts: [billingAccount('4001', { autopay_enabled: true, paperless: true })],
      startedOn: today,
      methods: [visa],
    })
    renderScreen('/', { as: customer })
    await waitFor(() => expect(requestsOf(listPaymentProfiles)).not.toHaveLength(0))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: dashboardTexts.firstSteps })).not.toBeInTheDocument(),
    )
  })

  it('are not shown if their progress could not be loaded', async () => {
    showAllTiles()
    window.localStorage.setItem(`first-steps:${customer.user_id}`, JSON.stringify({ state: 'open' }))
    mockHousehold(customer, { accounts: [billingAccount('4001')], startedOn: today })
    mockCall(listPaymentProfiles, errorAnswer('provider_failed', commonTexts.providerFailed))
    renderScreen('/', { as: customer })
    expect(
      await (await findTile(dashboardTexts.managePaymentMethods)).findByText(dashboardTexts.ownMethodsNotLoaded),
    ).toBeVisible()
    expect(screen.queryByRole('region', { name: dashboardTexts.firstSteps })).not.toBeInTheDocument()
  })

  it('don’t come back once they are dismissed', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001')], startedOn: today })
    const user = renderScreen('/', { as: customer })
    const steps = await findTile(dashboardTexts.firstSteps)
    await user.click(steps.getByRole('button', { name: commonTexts.dismiss }))
    expect(screen.queryByRole('region', { name: dashboardTexts.firstSteps })).not.toBeInTheDocument()
    expect(window.localStorage.getItem(`first-steps:${customer.user_id}`)).toContain('closed')
  })

  it('are shown through the 90th day after the start by the provider’s time zone, not the reader’s', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-13T03:00:00Z') })
    mockHousehold(customer, { accounts: [billingAccount('4001')], startedOn: '2025-12-12' })
    renderScreen('/', { as: customer })
    expect(await findTile(dashboardTexts.firstSteps)).toBeDefined()
  })

  it('are not shown to users who registered long ago', async () => {
    showAllTiles()
    mockHousehold(customer, { accounts: [billingAccount('4001')], startedOn: '2023-05-11' })
    renderScreen('/', { as: customer })
    await (await findTile(commonTexts.accounts)).findByText(commonTexts.dueOn('03/22/2026'))
    await (await findTile(dashboardTexts.managePaymentMethods)).findByText('No data found')
    expect(screen.queryByRole('region', { name: dashboardTexts.firstSteps })).not.toBeInTheDocument()
  })
})

describe('the tiles of the dashboard', () => {
  /** The headings below the first row, the alerts and what needs attention. */
  const usualTiles = async (isWide: boolean) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: isWide && query === hasRoomForColumns.three,
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )
    renderScreen('/', { as: customer })
    await screen.findByRole('heading', { level: 2, name: commonTexts.messages })
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    return titles.slice(titles.indexOf(commonTexts.accounts))
  }

  it('are six of them until the person arranges the dashboard', async () => {
    expect((await usualTiles(true)).toSorted()).toEqual([
      commonTexts.accounts,
      commonTexts.announcements,
      dashboardTexts.billingHistory,
      commonTexts.messages,
      dashboardTexts.paymentHistory,
      commonTexts.serviceRequests,
    ])
  })

  it('are four in a single column, as on a phone', async () => {
    expect(await usualTiles(false)).toEqual([
      commonTexts.accounts,
      commonTexts.messages,
      commonTexts.serviceRequests,
      dashboardTexts.billingHistory,
    ])
  })

  it('fail separately, and each comes back with its own Try again', async () => {
    showAllTiles()
    mockCall(listActiveAnnouncements, errorAnswer('unexpected', 'Something went wrong.'))
    const user = renderScreen('/', { as: customer })
    const tile = await findTile(commonTexts.announcements)
    expect(await tile.findByText(commonTexts.announcementsNotLoaded)).toBeVisible()
    expect(await (await findTile(dashboardTexts.profile)).findByText('Maya Fields')).toBeVisible()
    expect(screen.getByText('Error: Something went wrong.')).toBeVisible()

    mockCall(listActiveAnnouncements, [])
    await user.click(tile.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await tile.findByText(dashboardTexts.noAnnouncements)).toBeVisible()
  })

  it('share one notice if they fail for the same reason, whose button reloads all of them', async () => {
    showAllTiles()
    const reason = 'The service is temporarily unavailable.'
    const down = errorAnswer('unavailable', reason)
    mockHousehold(customer)
    for (const call of [viewBalance, listPayments, listPaymentProfiles]) mockCall(call, down)
    const user = renderScreen('/', { as: customer })
    const notice = within((await screen.findByText(dashboardTexts.loadFailedTitle)).closest('div') ?? document.body)
    expect(screen.getAllByText(reason)).toHaveLength(1)
    for (const [name, what] of [
      [commonTexts.balance, dashboardTexts.yourBalanceNotLoaded],
      [dashboardTexts.paymentHistory, dashboardTexts.yourPaymentsNotLoaded],
    ] as const) {
      const tile = await findTile(name)
      expect(await tile.findByText(what)).toBeVisible()
      expect(tile.queryByText(reason)).not.toBeInTheDocument()
    }

    mockHousehold(customer)
    await user.click(notice.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await screen.findByText('$110.80')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(reason)).not.toBeInTheDocument())
    expect(screen.queryByText(dashboardTexts.yourPaymentsNotLoaded)).not.toBeInTheDocument()
  })

  it('each try again alone, even if one notice shows the reason of all', async () => {
    showAllTiles()
    const down = errorAnswer('unavailable', 'The service is temporarily unavailable.')
    mockHousehold(customer)
    for (const call of [viewBalance, listPayments, listPaymentProfiles]) mockCall(call, down)
    const user = renderScreen('/', { as: customer })
    await screen.findByText(dashboardTexts.loadFailedTitle)
    mockCall(viewBalance, owes)
    const balance = await findTile(commonTexts.balance)
    await user.click(balance.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await balance.findByText('$110.80')).toBeVisible()
    expect(screen.getByText(dashboardTexts.yourPaymentsNotLoaded)).toBeVisible()
  })

  it('load the announcements of the selected address for every service', async () => {
    showAllTiles()
    renderScreen('/', { as: customer })
    expect(await screen.findByText(dashboardTexts.noAnnouncements)).toBeVisible()
    expect(requestsOf(listActiveAnnouncements)[0]?.query).toEqual({
      dismissed: 'no',
      city: 'Cedar Bend',
      state: 'TX',
      pincode: '78610',
    })
  })
})

const portfolio = {
  total_count: 40,
  stages: { planned: 7, line_in: 5, meter_set: 10, drop: 8, activated: 8, occupied: 0, vacant: 2 },
  next_requests: [],
  communities: [],
}

describe('the dashboard of someone with many properties', () => {
  const tilesInOrder = async () => {
    await screen.findByRole('link', { name: propertyTexts.stageLabels.meter_set })
    return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  }

  it.each(['BUILDER', 'DEVELOPER'] as const)(
    'starts with the properties for a %s, before the balance',
    async (userTypeCode) => {
      const owner = aCustomer({ userTypeCode })
      mockHousehold(owner, { accounts: [billingAccount('4001')], methods: [visa] })
      mockCall(countProperties, portfolio)
      renderScreen('/', { as: owner })
      const tiles = await tilesInOrder()
      expect(tiles.slice(0, 2)).toEqual([commonTexts.properties, commonTexts.balance])
      expect(tiles).not.toContain(planTexts.planLabel)
      expect(tiles).not.toContain(planTexts.plansTitle)
    },
  )

  it('shows an owner what needs attention above the board', async () => {
    const builder = aCustomer({ userTypeCode: 'BUILDER' })
    mockHousehold(builder, { alerts: [{ kind: 'email_undeliverable', email: 'm•••@demo.example' }] })
    mockCall(countProperties, portfolio)
    renderScreen('/', { as: builder })
    const board = await screen.findByRole('heading', { name: dashboardTexts.propertiesByStage })
    const alerts = await screen.findByRole('heading', { name: dashboardTexts.toResolve })
    expect(alerts.compareDocumentPosition(board)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('keeps the order that the user selected', async () => {
    const builder = aCustomer({ userTypeCode: 'BUILDER' })
    mockHousehold(builder, { accounts: [billingAccount('4001')], methods: [visa] })
    mockCall(countProperties, portfolio)
    mockCall(getPreferences, { ...defaultPreferences, tile_order: ['plan', 'account location', 'properties'] })
    renderScreen('/', { as: builder })
    await waitFor(async () =>
      expect((await tilesInOrder()).slice(1, 4)).toEqual([
        planTexts.plansTitle,
        dashboardTexts.accountLocation,
        commonTexts.properties,
      ]),
    )
  })

  it('loads the outages and announcements of all addresses, not only of the selected one', async () => {
    const builder = aCustomer({ userTypeCode: 'BUILDER' })
    mockHousehold(builder)
    mockCall(countProperties, portfolio)
    renderScreen('/', { as: builder })
    expect(await screen.findByText(dashboardTexts.noAlertsAnywhere)).toBeVisible()
    goTo('/no-such-page')
    await waitFor(() => expect(requestsOf(listActiveAnnouncements)).toHaveLength(2))
    expect(requestsOf(listActiveAnnouncements).map(({ query }) => query)).toEqual([
      { dismissed: 'no' },
      { dismissed: 'no', channel: 'banner' },
    ])
  })
})

describe('the requests on the dashboard', () => {
  it('name their address if it is not the selected one', async () => {
    const elsewhere = { ...request, case_id: '33333333-3333-4333-8333-333333333333', crm_premise_id: '77 Mill Road' }
    mockCall(listOpenCases, {
      cases: [request, { ...elsewhere, case_no: 'C-2026-000902', street_address: '77 Mill Road' }],
      total_count: 2,
      counts: { open: 2, waiting: 0, closed: 0, cancelled: 0 },
    })
    renderScreen('/', { as: customer })
    const tile = await findTile(commonTexts.serviceRequests)
    const [atSelected, elsewhereLine] = await tile.findAllByRole('listitem')
    expect(elsewhereLine).toHaveTextContent(/C-2026-000902 · 77 Mill Road/)
    expect(atSelected).not.toHaveTextContent('12 Larkspur Lane')
  })

  it('count as open while they wait for the customer, which is shown for each service', async () => {
    showAllTiles()
    mockCall(listOpenCases, {
      cases: [{ ...request, status: 'waiting' }],
      total_count: 1,
      counts: { open: 1, waiting: 1, closed: 0, cancelled: 0 },
    })
    renderScreen('/', { as: customer })
    const fiber = await findTile(caseTexts.requests(caseTexts.fiber))
    expect(await fiber.findByText(`${caseTexts.openCount(1)} · ${caseTexts.waitingCount.own(1)}`)).toBeVisible()
    expect(fiber.getByRole('link', { name: request.title })).toBeVisible()
  })
})

describe('the self-service tile', () => {
  it('offers residents to move, and builders and associations to hand over addresses', async () => {
    showAllTiles()
    mockHousehold(customer)
    renderScreen('/', { as: customer })
    expect(await screen.findByRole('link', { name: supportTexts.movingTitle })).toBeVisible()
    expect(await screen.findByRole('link', { name: caseTexts.moving })).toBeVisible()
    cleanup()
    const builder = aCustomer({ userTypeCode: 'BUILDER' })
    mockCall(countProperties, portfolio)
    mockHousehold(builder)
    renderScreen('/', { as: builder })
    expect(await screen.findByRole('link', { name: supportTexts.startAnotherService })).toBeVisible()
    expect(screen.queryByRole('link', { name: supportTexts.movingTitle })).not.toBeInTheDocument()
    expect(await screen.findByRole('link', { name: caseTexts.billing })).toBeVisible()
    expect(screen.queryByRole('link', { name: caseTexts.moving })).not.toBeInTheDocument()
  })
})
