import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getBillEstimate } from '#shared/contract/billing/statements'
import { listDailyUsage, listUsage, type UsageReading } from '#shared/contract/services/usage'
import { addDays, addMonths } from '#shared/format/dates'
import * as usageTexts from '#shared/texts/services/usage'
import { anEstimate, aReading } from '../../support/answers/usageAnswers'
import { ownText } from '../../support/screens/ownText'
import { aCustomer, allRights, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const reading = (back: number, changes: Partial<UsageReading> = {}): UsageReading =>
  aReading({
    period_start: addMonths('2026-02-01', -back),
    period_end: addMonths('2026-02-28', -back),
    ...changes,
  })

const place = { street_address: '12 Larkspur Lane' }
const answer = (readings: UsageReading[]) => ({ ...place, readings })

describe('the gas usage', () => {
  it.each(['/gasUssageHistory', '/gasUsageHistory'])('is shown under %s, the latest month first', async (path) => {
    mockCall(listUsage, answer([reading(12, { therms: 100 }), reading(2), reading(0, { read_type: 'estimated' })]))
    renderScreen(path, { as: aCustomer() })
    const table = await screen.findByRole('table', { name: usageTexts.readingsCaption })
    const [, latest, gap] = within(table).getAllByRole('row')
    expect(latest).toHaveTextContent('February 2026')
    expect(latest).toHaveTextContent(usageTexts.estimated)
    expect(latest).toHaveTextContent('$144.07')
    expect(gap).toHaveTextContent(`January 2026${usageTexts.notRead}`)
    expect(
      screen.getByText(usageTexts.gasUsageChange('own', { percent: 16, month: '2026-02', yearBefore: '2025-02' }), {
        exact: false,
      }),
    ).toBeVisible()
  })

  it('says that the meter started over after its highest number', async () => {
    mockCall(
      listUsage,
      answer([
        reading(1, { previous_read: 9980, current_read: 67 }),
        reading(0, { previous_read: 67, current_read: 120 }),
      ]),
    )
    renderScreen('/gasUsageHistory', { as: aCustomer() })
    expect(await screen.findAllByText(usageTexts.meterStartedOver('9999'))).toHaveLength(1)
  })

  it('says what happened to a meter that was replaced instead of that it started over', async () => {
    const note = 'Meter M-1 was replaced at a reading of 9990.'
    mockCall(listUsage, answer([reading(0, { previous_read: 9980, current_read: 67, note })]))
    renderScreen('/gasUsageHistory', { as: aCustomer() })
    expect(await screen.findByText(note)).toBeVisible()
    expect(screen.queryByText(usageTexts.meterStartedOver('9999'))).not.toBeInTheDocument()
  })

  it('links to the form for a meter reading and to help with high usage', async () => {
    mockCall(listUsage, answer([reading(0)]))
    renderScreen('/gasUsageHistory', { as: aCustomer() })
    expect(await screen.findByRole('link', { name: usageTexts.submitAReading })).toHaveAttribute(
      'href',
      '/meterTicketCreate?type=meter_reading&subtype=own_reading&service=12+Larkspur+Lane-GAS',
    )
    expect(screen.getByRole('link', { name: usageTexts.alertLink })).toHaveAttribute('href', '/communicationPreference')
  })

  it('the gas usage of the previous year is drawn behind the bar of the same month', async () => {
    mockCall(listUsage, answer([reading(12, { therms: 100 }), reading(0, { therms: 50 })]))
    renderScreen('/gasUsageHistory', { as: aCustomer() })
    const chart = (
      await screen.findByText(usageTexts.gasByMonth(usageTexts.unitLabels.therms, 'February 2025 to February 2026'))
    ).parentElement
    const heights = Array.from(chart?.querySelectorAll<HTMLElement>('[style]') ?? [], ({ style }) => style.height)
    // February of the previous year, then the same as a comparison, then this year's bar.
    expect(heights).toEqual(['100%', '100%', '50%'])
  })

  it('is compared with the previous year only if there was one', async () => {
    mockCall(listUsage, answer([reading(1), reading(0)]))
    renderScreen('/gasUsageHistory', { as: aCustomer() })
    await screen.findByRole('table')
    expect(screen.queryByText(usageTexts.lastYear)).not.toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: usageTexts.degreeDays })).toBeEnabled()
  })

  it('is that of the gas service at the selected address', async () => {
    mockCall(listUsage, answer([reading(0)]))
    renderScreen('/gasUsageHistory', { as: aCustomer() })
    await screen.findByRole('table')
    expect(requestsOf(listUsage)[0]?.body).toMatchObject({ service_account_id: '12 Larkspur Lane-GAS' })
  })

  it('the gas usage of another address is offered if the selected one has none, and changes the header’s selection', async () => {
    const customer = aCustomer()
    const isGasAtHome = ({ crm_service_account_id: id }: { crm_service_account_id: string }) =>
      id === '12 Larkspur Lane-GAS'
    mockCall(listUsage, { ...answer([reading(0)]), street_address: '77 Mill Road' })
    const user = renderScreen('/gasUsageHistory', {
      as: aCustomer({ user_accounts: customer.user_accounts.filter((account) => !isGasAtHome(account)) }),
    })
    expect(await screen.findByText(usageTexts.noGasService('12 Larkspur Lane'))).toBeVisible()
    expect(requestsOf(listUsage)).toEqual([])
    await user.click(screen.getByRole('combobox', { name: usageTexts.gasService }))
    await user.click(await screen.findByText('77 Mill Road', { selector: '.ant-select-item-option-content' }))
    expect(await screen.findByRole('heading', { name: usageTexts.gasAt('77 Mill Road') })).toBeVisible()
    expect(JSON.parse(sessionStorage.getItem(`selection:${customer.user_id}`) ?? '{}')).toMatchObject({
      premiseId: '77 Mill Road',
    })
  })

  it('keeps the selected months and unit in the URL', async () => {
    mockCall(listUsage, answer(Array.from({ length: 30 }, (_, index) => reading(29 - index))))
    const user = renderScreen('/gasUsageHistory', { as: aCustomer() })
    await user.click(await screen.findByText(usageTexts.twentyFourMonths))
    await user.click(screen.getByText(usageTexts.unitLabels.dollars))
    expect(window.location.search).toBe('?months=24&unit=dollars')
    expect(
      screen.getByText(usageTexts.gasByMonth(usageTexts.unitLabels.dollars, 'March 2024 to February 2026')),
    ).toBeInTheDocument()
    expect(requestsOf(listUsage)).toHaveLength(1)
  })

  it('is listed for as many months as the URL says', async () => {
    mockCall(listUsage, answer(Array.from({ length: 30 }, (_, index) => reading(29 - index))))
    renderScreen('/gasUsageHistory?months=24', { as: aCustomer() })
    const table = await screen.findByRole('table', { name: usageTexts.readingsCaption })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 24)
  })

  it('is explained to customers whose meter was never read', async () => {
    mockCall(listUsage, answer([]))
    renderScreen('/gasUsageHistory', { as: aCustomer() })
    expect(await screen.findByText(usageTexts.noReadingYet('12 Larkspur Lane'))).toBeVisible()
  })

  it('is explained to customers without gas', async () => {
    const customer = aCustomer()
    const fiber = customer.user_accounts.filter(({ service_type_code }) => service_type_code === 'FIBER')
    renderScreen('/gasUsageHistory', { as: aCustomer({ user_accounts: fiber }) })
    expect(await screen.findByText(ownText(usageTexts.noGasOnLogin))).toBeVisible()
    expect(requestsOf(listUsage)).toEqual([])
  })
})

describe('the days of a month', () => {
  const day = (date: string, amount: number) => ({ day: date, amount, year_before: 1.5, degree_days: 12 })

  it('are those since the last reading, until a bar is selected', async () => {
    mockCall(listUsage, answer([reading(1), reading(0)]))
    mockCall(listDailyUsage, ({ query }) => ({ ...place, days: [day(String(query.from), 2.5)] }))
    const user = renderScreen('/gasUsageHistory', { as: aCustomer() })
    await user.click(await screen.findByText(usageTexts.showAsTable))
    expect(screen.getByRole('row', { name: /^03\/01\/2026 2\.5 1\.5 12$/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: usageTexts.showDaysOf('January 2026', '116') }))
    expect(await screen.findByText(usageTexts.daysCaption(usageTexts.therms, 'January 2026'))).toBeInTheDocument()
    expect(requestsOf(listDailyUsage).at(-1)?.query).toMatchObject({ from: '2026-01-01', until: '2026-01-28' })
    expect(window.location.search).toBe('?days=2026-01')
  })

  it('are compared with the same days of the previous year while the period is open, with the weather as the reason', async () => {
    mockCall(listUsage, answer([reading(0)]))
    mockCall(listDailyUsage, ({ query }) => {
      const from = String(query.from)
      const isNow = from.startsWith('2026')
      const days = Array.from({ length: 8 }, (_, index) => ({
        ...day(addDays(from, index), isNow ? 3 : 2),
        degree_days: isNow ? 15 : 10,
      }))
      return { ...place, days }
    })
    renderScreen('/gasUsageHistory', { as: aCustomer() })
    const reason = `${usageTexts.sameDaysChange('own', 50)} ${usageTexts.weatherChange(true, 120, 80)}`
    expect(await screen.findByText(reason)).toBeVisible()
  })

  it('are reached by keyboard, with one stop for all bars', async () => {
    mockCall(listUsage, answer([reading(2), reading(1), reading(0)]))
    mockCall(listDailyUsage, { ...place, days: [] })
    const user = renderScreen('/gasUsageHistory?days=2026-01', { as: aCustomer() })
    const bars = await screen.findAllByRole('button', { name: /Show days$/ })
    expect(bars.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
    bars[1]?.focus()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(bars[2]).toHaveFocus()
    expect(bars[2]).toHaveAttribute('aria-pressed', 'true')
  })

  it('are missing for a meter that does not report daily, with a button that leads to the months', async () => {
    mockCall(listUsage, answer([reading(0)]))
    mockCall(listDailyUsage, { ...place, days: [] })
    const user = renderScreen('/gasUsageHistory', { as: aCustomer() })
    expect(await screen.findByText(usageTexts.noDays)).toBeVisible()
    await user.click(screen.getByRole('button', { name: usageTexts.seeMonthlyUsage }))
    expect(screen.getByRole('heading', { name: usageTexts.gasAt(place.street_address) })).toHaveFocus()
  })
})

describe('the degree days', () => {
  it('have their own scale, to the right of the bars', async () => {
    mockCall(listUsage, answer([reading(1, { degree_days: 870 }), reading(0, { degree_days: 1080 })]))
    renderScreen('/gasUsageHistory?weather=yes', { as: aCustomer() })
    await screen.findByRole('table', { name: usageTexts.readingsCaption })
    const chart = screen.getByText(/^Gas/, { selector: 'p.visually-hidden' }).parentElement
    expect(chart?.lastElementChild).toHaveTextContent('1,5001,0005000')
  })
})

describe('the current period', () => {
  it('has a bar that shows what was used and what is expected, and selects its days', async () => {
    mockCall(listUsage, answer([reading(1), reading(0)]))
    mockCall(listDailyUsage, { ...place, days: [] })
    mockCall(getBillEstimate, { estimate: anEstimate(), problem: null })
    renderScreen('/gasUsageHistory?days=2026-01', { as: aCustomer() })
    const expected = usageTexts.expectedAfter('18.2', '41', '03/28/2026')
    expect(await screen.findByText(expected)).toBeVisible()
    expect(screen.getByRole('button', { name: usageTexts.showDaysOf('March 2026', expected) })).toBeEnabled()
  })

  it('is not drawn in a unit in which it is not estimated', async () => {
    mockCall(listUsage, answer([reading(1), reading(0)]))
    mockCall(getBillEstimate, { estimate: anEstimate(), problem: null })
    renderScreen('/gasUsageHistory?unit=ccf', { as: aCustomer() })
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: /^March 2026/ })).not.toBeInTheDocument()
  })
})

describe('the estimated bill', () => {
  beforeEach(() => mockCall(listUsage, answer([reading(0)])))
  const open = (options = {}) => renderScreen('/gasUsageHistory', { as: aCustomer(), ...options })

  it('is a range, with what it is based on and the credits in it', async () => {
    mockCall(getBillEstimate, { estimate: anEstimate({ changes: -1000 }), problem: null })
    open()
    expect(await screen.findByText('$58–$66')).toBeVisible()
    expect(screen.getByText(usageTexts.forPeriod('03/01/2026', '03/28/2026'))).toBeVisible()
    const basis = { soFar: '18.2', day: '03/12/2026', expected: '41', lastDay: '03/28/2026' }
    expect(screen.getByText(usageTexts.estimateFromUsage(basis))).toBeVisible()
    expect(screen.getByText(usageTexts.includesCredits('$10.00'))).toBeVisible()
  })

  it.each([
    ['too_new', usageTexts.noEstimateYet],
    ['no_reading', usageTexts.estimateNoReading],
  ] as const)('says why there is none: %s', async (problem, text) => {
    mockCall(getBillEstimate, { estimate: null, problem })
    open()
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('is not shown for a service that has ended', async () => {
    mockCall(getBillEstimate, { estimate: null, problem: 'ended' })
    open()
    await screen.findByRole('table')
    await waitFor(() => expect(screen.queryByText(usageTexts.estimatedBill)).not.toBeInTheDocument())
  })

  it('is not requested for users who may not read bills', async () => {
    open({ rights: allRights.map((right) => ({ ...right, read: right.read && right.name !== 'BILLINGHISTORY' })) })
    await screen.findByRole('table')
    expect(requestsOf(getBillEstimate)).toEqual([])
  })
})
