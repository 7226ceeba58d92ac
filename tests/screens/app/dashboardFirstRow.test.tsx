import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getBillEstimate } from '#shared/contract/billing/statements'
import { listDevices } from '#shared/contract/services/devices'
import { listDataUsage, listUsage } from '#shared/contract/services/usage'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as deviceTexts from '#shared/texts/services/devices'
import * as usageTexts from '#shared/texts/services/usage'
import { gateway } from '../../support/answers/planAnswers'
import { anEstimate, aReading } from '../../support/answers/usageAnswers'
import { findTile } from '../../support/screens/findTile'
import { aCustomer, aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const customer = aCustomer()
const onlyFiber = aCustomer({
  user_accounts: customer.user_accounts.filter(({ service_type_code }) => service_type_code === 'FIBER'),
})
const line = (isOnline: boolean) =>
  gateway({ device_id: '44444444-4444-4444-8444-444444444444', kind: 'ont', wifi: null, is_online: isOnline })
const march = {
  month: '2026-03',
  counted_until: '2026-03-12',
  download_gb: 1200,
  upload_gb: 20.4,
  is_current: true,
}

describe('the balance in the first row of the dashboard', () => {
  it('names the services and the address that it is for', async () => {
    renderScreen('/', { as: onlyFiber })
    const balance = await findTile(commonTexts.balance)
    expect(await balance.findByText('Fiber at 12 Larkspur Lane')).toBeVisible()
  })
})

describe('the internet in the first row of the dashboard', () => {
  it('is online, with the last speed test and the data of the month', async () => {
    const speed_test = { download_mbps: 934, upload_mbps: 921, tested_date: '2026-03-10T15:00:00.000Z' }
    mockCall(listDevices, [gateway({ speed_test }), line(true)])
    mockCall(listDataUsage, { street_address: '12 Larkspur Lane', months: [march] })
    renderScreen('/', { as: customer })
    expect(await screen.findByText(commonTexts.online)).toBeVisible()
    const internet = await findTile(deviceTexts.internet)
    expect(internet.getByText(deviceTexts.speed(934, 921))).toBeVisible()
    expect(await internet.findByText(deviceTexts.dataThisMonth('1,220'))).toBeVisible()
    expect(internet.queryByRole('link', { name: deviceTexts.fixTheConnection })).not.toBeInTheDocument()
    expect(requestsOf(listDevices)[0]?.query).toEqual({ crm_service_account_id: '12 Larkspur Lane-FIBER' })
  })

  it.each([
    ['the line', [gateway({ is_online: false }), line(false)], deviceTexts.lineIsDown],
    ['only the gateway', [gateway({ is_online: false }), line(true)], deviceTexts.gatewayIsOffline],
  ])('is offline with a link to fix it if %s is', async (_what, devices, text) => {
    mockCall(listDevices, devices)
    renderScreen('/', { as: customer })
    const internet = await findTile(deviceTexts.internet)
    expect(await internet.findByText(commonTexts.offlineLabel)).toBeVisible()
    expect(internet.getByText(text)).toBeVisible()
    expect(internet.getByRole('link', { name: deviceTexts.fixTheConnection })).toHaveAttribute('href', '/troubleShoot')
  })

  it('is not claimed to be online before any equipment was seen', async () => {
    mockCall(listDevices, [])
    renderScreen('/', { as: customer })
    const internet = await findTile(deviceTexts.internet)
    expect(await internet.findByText(deviceTexts.noDevicesSeen)).toBeVisible()
    expect(internet.queryByText(commonTexts.online)).not.toBeInTheDocument()
  })
})

describe('the usage in the first row of the dashboard', () => {
  it('is the gas of the latest month, compared with a year earlier, and the estimated bill', async () => {
    const before = aReading({ period_start: '2025-02-01', period_end: '2025-02-28', therms: 100 })
    mockCall(getBillEstimate, { estimate: anEstimate(), problem: null })
    mockCall(listUsage, { street_address: '12 Larkspur Lane', readings: [before, aReading({ therms: 116 })] })
    renderScreen('/', { as: customer })
    expect(await screen.findByText(usageTexts.thermsOfPeriod('02/01/2026–02/28/2026'))).toHaveTextContent(/^116/)
    const gas = await findTile(usageTexts.gasUsage)
    expect(gas.getByText(usageTexts.yearlyChange(16))).toBeVisible()
    expect(await gas.findByText(usageTexts.nextBillRange('03/28/2026', '$58–$66'))).toBeVisible()
  })

  it('is the data of the month where there is no gas', async () => {
    mockCall(listDataUsage, { street_address: '12 Larkspur Lane', months: [march] })
    renderScreen('/', { as: onlyFiber })
    const data = await findTile(usageTexts.dataUsage)
    expect(await data.findByText(usageTexts.gbOfGigabytes('1,220'))).toBeVisible()
    expect(data.getByText(usageTexts.soFarIn('March'))).toBeVisible()
    expect(screen.queryByText(deviceTexts.dataThisMonth('1,220'))).not.toBeInTheDocument()
  })
})

describe('the bar at the bottom of a phone', () => {
  const showOnPhone = () =>
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.startsWith('(width <'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )
  const linksOf = async () => {
    const bar = within(await screen.findByRole('navigation', { name: frameTexts.quickAccess }))
    return bar.getAllByRole('link').map((link) => link.getAttribute('href'))
  }

  it('leads to what customers need most, and calls the emergency line for customers with gas', async () => {
    showOnPhone()
    renderScreen('/', { as: customer })
    expect(await linksOf()).toEqual(['/', '/payment', '/internetUsage', '/support', 'tel:5550110'])
  })

  it('has no emergency line for gas for customers without gas', async () => {
    showOnPhone()
    renderScreen('/', { as: onlyFiber })
    expect(await linksOf()).toEqual(['/', '/payment', '/internetUsage', '/support'])
  })

  it.each(['/gasUssageHistory', '/gasUsageHistory'])('marks the usage as the current page at %s', async (path) => {
    showOnPhone()
    renderScreen(path, { as: customer })
    const bar = within(await screen.findByRole('navigation', { name: frameTexts.quickAccess }))
    await waitFor(() =>
      expect(bar.getByRole('link', { name: frameTexts.usage })).toHaveAttribute('aria-current', 'page'),
    )
    expect(bar.getByRole('link', { name: frameTexts.home })).not.toHaveAttribute('aria-current')
  })

  it('is missing for staff', async () => {
    showOnPhone()
    renderScreen('/', { as: aStaffMember() })
    expect(await screen.findByRole('heading', { name: 'Customer Data View' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: frameTexts.quickAccess })).not.toBeInTheDocument()
  })
})
