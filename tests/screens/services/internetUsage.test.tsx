import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getBillEstimate } from '#shared/contract/billing/statements'
import { listDailyUsage, listDataUsage } from '#shared/contract/services/usage'
import * as usageTexts from '#shared/texts/services/usage'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const open = () => renderScreen('/internetUsage', { as: aCustomer() })

describe('the data usage', () => {
  const march = { month: '2026-03', counted_until: '2026-03-12', download_gb: 200, upload_gb: 20.4, is_current: true }
  const january = { ...march, month: '2026-01', counted_until: '2026-01-31', download_gb: 900, is_current: false }

  it('is shown in bars and in a table, with missing months as gaps and the current month so far', async () => {
    mockCall(listDataUsage, { street_address: '12 Larkspur Lane', months: [january, march] })
    const user = open()
    expect(
      await screen.findByText(usageTexts.dataChartLabel('Total', 'January 2026 to March 2026')),
    ).toBeInTheDocument()
    const rows = within(screen.getByRole('table', { name: usageTexts.dataMonthsCaption })).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'March 2026 So farUntil 03/12/2026200 GB20 GB220 GB',
      `February 2026 ${usageTexts.noDataLabel}`,
      'January 2026 900 GB20 GB920 GB',
    ])
    await user.click(screen.getByText('Upload', { selector: '.ant-segmented-item-label' }))
    expect(
      await screen.findByText(usageTexts.dataChartLabel('Upload', 'January 2026 to March 2026')),
    ).toBeInTheDocument()
    expect(window.location.search).toContain('data=upload')
  })

  it('is summed up for the month so far, and compared by the day with a year earlier', async () => {
    const before = {
      ...march,
      month: '2025-03',
      counted_until: '2025-03-31',
      download_gb: 527,
      upload_gb: 0,
      is_current: false,
    }
    mockCall(listDataUsage, {
      street_address: '12 Larkspur Lane',
      months: [before, { ...march, download_gb: 204, upload_gb: 0 }],
    })
    open()
    const facts = { total: '204 GB', day: '03/12/2026', daily: '17 GB' }
    expect(await screen.findByText(usageTexts.dataComparedByDay(facts, 0, '2025-03'))).toBeVisible()
  })

  it('is summed up without a comparison in the first year', async () => {
    mockCall(listDataUsage, {
      street_address: '12 Larkspur Lane',
      months: [january, { ...march, download_gb: 204, upload_gb: 0 }],
    })
    open()
    const facts = { total: '204 GB', day: '03/12/2026', daily: '17 GB' }
    expect(await screen.findByText(usageTexts.dataSoFar(facts))).toBeVisible()
  })

  it('is summed up without an average in the first month, because it may have started late', async () => {
    mockCall(listDataUsage, {
      street_address: '12 Larkspur Lane',
      months: [{ ...march, download_gb: 204, upload_gb: 0 }],
    })
    open()
    expect(await screen.findByText(usageTexts.dataOfMonth('204 GB', '03/12/2026'))).toBeVisible()
  })

  it('shows an error if it could not be loaded', async () => {
    mockCall(listDataUsage, errorAnswer('unavailable', 'Not now.'))
    open()
    expect(await screen.findByText(usageTexts.dataUsageNotLoaded)).toBeVisible()
  })

  it('has an explanation for a new line', async () => {
    mockCall(listDataUsage, { street_address: '12 Larkspur Lane', months: [] })
    open()
    expect(await screen.findByText(usageTexts.noUsageHint)).toBeVisible()
  })

  it('is shown by day for the month so far', async () => {
    mockCall(listDataUsage, { street_address: '12 Larkspur Lane', months: [january, march] })
    mockCall(listDailyUsage, {
      street_address: '12 Larkspur Lane',
      days: [{ day: '2026-03-01', amount: 14.2, year_before: null, degree_days: null }],
    })
    open()
    expect(await screen.findByText(usageTexts.daysCaption(usageTexts.gigabytes, 'March 2026'))).toBeInTheDocument()
    expect(requestsOf(listDailyUsage)[0]?.query).toMatchObject({ from: '2026-03-01', until: '2026-03-12' })
  })

  it('has no estimated bill before the first full month', async () => {
    mockCall(listDataUsage, { street_address: '12 Larkspur Lane', months: [march] })
    mockCall(getBillEstimate, { estimate: null, problem: 'too_new' })
    open()
    expect(await screen.findByText(usageTexts.estimateTooEarly)).toBeVisible()
  })
})
