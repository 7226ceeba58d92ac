import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listDevices, testSpeed, updateWifi } from '#shared/contract/services/devices'
import { listCommunityPlans, listServicePlans, listUserAddons } from '#shared/contract/services/plans'
import { gatewayAddon } from '#shared/services/plans'
import * as commonTexts from '#shared/texts/common'
import * as deviceTexts from '#shared/texts/services/devices'
import * as planTexts from '#shared/texts/services/plans'
import { addon, gateway, offers, servicePlans } from '../../support/answers/planAnswers'
import { ownText } from '../../support/screens/ownText'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const maya = aCustomer()

beforeEach(() => {
  mockCall(listCommunityPlans, offers())
  mockCall(listUserAddons, [
    addon(),
    addon({ crm_addon_id: 'ADD-SECURITY', name: 'Security', title: 'Security', is_shippable: false }),
  ])
  mockCall(listServicePlans, [servicePlans()])
  mockCall(listDevices, [gateway()])
})

const open = (options = {}) => renderScreen('/fiber-service', { as: maya, ...options })

describe('the fiber settings', () => {
  it('show the plan, the equipment, the add-ons and what else is available', async () => {
    open()
    const plan = within(await screen.findByRole('region', { name: planTexts.yourPlan }))
    expect(plan.getByText('Plus 500')).toBeVisible()
    expect(plan.getByText('500 Mbps up and down')).toBeVisible()
    expect(await screen.findByText('Hearth-7K2M')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Extender' })).toBeVisible()
    const plans = within(screen.getByRole('region', { name: planTexts.plansIn('Orchard Row') }))
    expect(plans.getByText(planTexts.monthlyDifference('$20.00', true))).toBeVisible()
    expect(plans.getByText(planTexts.monthlyDifference('$15.00', false))).toBeVisible()
  })

  it('lead to the plans where there are no add-ons', async () => {
    mockCall(listUserAddons, [])
    const user = open()
    await user.click(await screen.findByRole('button', { name: planTexts.seePlans }))
    expect(screen.getByRole('heading', { name: planTexts.plansIn('Orchard Row') })).toHaveFocus()
  })

  it('say which services end with the gateway before it is removed', async () => {
    mockCall(listUserAddons, [
      addon({ crm_addon_id: gatewayAddon, name: 'Gateway', title: 'Gateway', status: 'active' }),
    ])
    const user = open()
    await user.click(await screen.findByRole('button', { name: planTexts.remove('Gateway') }))
    const dialog = within(await screen.findByRole('dialog', { name: planTexts.removeQuestion('Gateway') }))
    expect(dialog.getByText(planTexts.gatewayGoes)).toBeInTheDocument()
  })

  it('name the switch of the guest Wi-Fi without its state', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: deviceTexts.guestWiFi }))
    expect(await screen.findByRole('switch', { name: deviceTexts.guestWiFi })).not.toBeChecked()
  })

  it('are read-only without the right to change them', async () => {
    open({ rights: allRights.map((right) => ({ ...right, write: false })) })
    expect(await screen.findByRole('heading', { name: 'Extender' })).toBeVisible()
    expect(screen.getByText(ownText(planTexts.viewOnlyHint))).toBeVisible()
    expect(await screen.findByText('Hearth-7K2M')).toBeVisible()
    for (const name of [/^Change/, /^Choose/, /^Add to Cart/, /^Restart/, /^Test speed/, /^Cart/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
  })

  it('offer the plans at an address without fiber', async () => {
    mockCall(listCommunityPlans, offers({ crm_service_account_id: null, current: null }))
    const gasOnly = aCustomer({
      user_accounts: maya.user_accounts.filter(({ service_type_code }) => service_type_code === 'GAS'),
    })
    renderScreen('/fiber-service', { as: gasOnly })
    expect(await screen.findByText(planTexts.noActiveFiber('12 Larkspur Lane', 'Orchard Row'))).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument()
  })

  it.each([
    ['planned', planTexts.plannedService('Fiber', 'Orchard Row')],
    ['by_agreement', planTexts.communityPlanHint('Orchard Row')],
    ['not_offered', planTexts.isntAvailableIn('Fiber', 'Orchard Row')],
  ] as const)('say why there are no plans: %s', async (availability, text) => {
    mockCall(listCommunityPlans, offers({ availability, plans: [] }))
    open()
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('are explained to staff', async () => {
    renderScreen('/fiber-service', {
      as: aStaffMember(),
    })
    expect(await screen.findByText(commonTexts.chooseCustomerFirst)).toBeVisible()
  })
})

describe('the equipment', () => {
  it('has advice while it is offline', async () => {
    mockCall(listDevices, [gateway({ is_online: false })])
    open()
    expect(await screen.findByText(deviceTexts.someDevicesOffline)).toBeVisible()
    expect(screen.getByRole('button', { name: deviceTexts.restartGateway })).toBeDisabled()
    expect(screen.getByRole('button', { name: deviceTexts.testSpeed })).toBeDisabled()
  })

  it('runs one speed test at a time, and shows the latest result', async () => {
    const queued = {
      action_id: 'action-1',
      action: 'speed_test' as const,
      status: 'queued' as const,
      requested_date: '2026-03-13T15:00:00.000Z',
      applied_date: null,
    }
    const tested_date = '2026-03-13T15:00:08.000Z'
    const lastTest = ownText(deviceTexts.lastTest(934, 921))
    mockCall(testSpeed, queued)
    const user = open()
    const button = await screen.findByRole('button', { name: deviceTexts.testSpeed })
    expect(screen.queryByText(lastTest)).not.toBeInTheDocument()
    mockCall(listDevices, [
      gateway({ actions: [queued], speed_test: { download_mbps: 934, upload_mbps: 921, tested_date } }),
    ])
    await user.click(button)
    expect(await screen.findByText(deviceTexts.deviceActions.speed_test.applying)).toBeVisible()
    expect(button).toBeDisabled()
    expect(screen.getByText(lastTest)).toHaveTextContent(/up, 03\/13\/2026 \d+:\d\d [AP]M C[DS]T$/)
    expect(requestsOf(testSpeed).map(({ body }) => body)).toEqual([{ device_id: gateway().device_id }])
  })

  it('accepts a new Wi-Fi name, and shows its actual progress', async () => {
    const queued = {
      action_id: 'action-1',
      action: 'wifi' as const,
      status: 'queued' as const,
      requested_date: '2026-03-13T15:00:00.000Z',
      applied_date: null,
    }
    mockCall(updateWifi, queued)
    const user = open()
    await user.click(await screen.findByRole('button', { name: deviceTexts.changeWiFi }))
    const name = await screen.findByLabelText(deviceTexts.wiFiName)
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: commonTexts.save }))
    expect(await screen.findByText('Wi-Fi name is required')).toBeInTheDocument()
    expect(name).toHaveFocus()
    await user.type(name, 'Orchard')
    mockCall(listDevices, [gateway({ actions: [queued] })])
    await user.click(screen.getByRole('button', { name: commonTexts.save }))
    expect(await screen.findByText(deviceTexts.deviceActions.wifi.applying)).toBeVisible()
    expect(requestsOf(updateWifi)[0]?.body).toEqual({ device_id: gateway().device_id, wifi_name: 'Orchard' })
  })

  it('shows an error if it could not be loaded, while the rest of the page stays', async () => {
    mockCall(listDevices, errorAnswer('unexpected', 'Something went wrong.'))
    open()
    expect(await screen.findByText(deviceTexts.equipmentNotLoaded)).toBeVisible()
    expect(screen.getByText('Plus 500', { selector: 'p' })).toBeVisible()
  })
})
