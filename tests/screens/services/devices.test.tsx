import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listDevices, testSpeed, updateWifi } from '#shared/contract/services/devices'
import {
  addAddon,
  cancelPlanChange,
  changePlan,
  listCommunityPlans,
  listServicePlans,
  listUserAddons,
} from '#shared/contract/services/plans'
import { gatewayAddon } from '#shared/services/plans'
import * as commonTexts from '#shared/texts/common'
import * as deviceTexts from '#shared/texts/services/devices'
import * as planTexts from '#shared/texts/services/plans'
import { addon, gateway, offers, planChange, servicePlans } from '../../support/answers/planAnswers'
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

describe('changing the plan', () => {
  it('shows price, start and prorated amount before the confirmation, and the number after it', async () => {
    mockCall(changePlan, planChange({ status: 'applied', proration: 1226 }))
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.chooseItem('Gig 1000') }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(`${planTexts.monthlyDifference('$20.00', true)}.`)).toBeInTheDocument()
    await user.click(dialog.getByRole('radio', { name: /\$12\.26 for 03\/13\/2026 to 03\/31\/2026/ }))
    await user.dblClick(dialog.getByRole('button', { name: planTexts.confirmChange }))
    expect(await dialog.findByText(planTexts.confirmationNote('CH-22222222'))).toBeInTheDocument()
    expect(requestsOf(changePlan)).toHaveLength(1)
    expect(requestsOf(changePlan)[0]?.body).toEqual({
      crm_contact_id: 'contact-1',
      crm_premise_id: '12 Larkspur Lane',
      street_address: '12 Larkspur Lane',
      crm_service_account_id: '12 Larkspur Lane-FIBER',
      from_product_code: 'PLUS-500',
      to_product_code: 'GIG-1000',
      service_tyoe: 'FIBER',
      effective: 'today',
    })
  })

  it('offers a cheaper plan only from the next bill', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.chooseItem('Start 300') }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(planTexts.withNextBill('04/01/2026.'))).toBeInTheDocument()
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('shows the reason of a rejection in the dialog', async () => {
    mockCall(changePlan, errorAnswer('conflict', planTexts.stale))
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.chooseItem('Gig 1000') }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: planTexts.confirmChange }))
    expect(await dialog.findByText(planTexts.stale)).toBeInTheDocument()
  })

  it('stays scheduled if it could not be canceled, with the reason in the confirmation', async () => {
    mockCall(listCommunityPlans, offers({ scheduled: planChange() }))
    mockCall(cancelPlanChange, errorAnswer('conflict', 'It is done already.'))
    const user = open()
    await user.click(await screen.findByRole('button', { name: planTexts.cancelChange }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await dialog.findByText('It is done already.')).toBeInTheDocument()
  })

  it('is marked while it is scheduled, and can be canceled', async () => {
    mockCall(listCommunityPlans, offers({ scheduled: planChange() }))
    mockCall(cancelPlanChange, planChange({ status: 'cancelled' }))
    const user = open()
    expect(await screen.findByText(planTexts.replacesOn('Gig 1000', 'Plus 500', '04/01/2026'))).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: planTexts.cancelChange }))
    mockCall(listCommunityPlans, offers())
    await user.click(await screen.findByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByRole('button', { name: commonTexts.chooseItem('Gig 1000') })).toBeVisible()
  })
})

describe('the cart', () => {
  it('is announced and opened when an item is added', async () => {
    const user = open()
    expect(await screen.findByRole('button', { name: planTexts.addItemLabel('Extender') })).toBeVisible()
    expect(screen.queryByRole('button', { name: planTexts.goToCart(commonTexts.items(1)) })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: planTexts.addItemLabel('Extender') }))
    expect(screen.getByRole('button', { name: planTexts.addedItem('Extender') })).toHaveFocus()
    expect(screen.getByText(planTexts.inTheCart('1 item', 1), { selector: 'output' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: planTexts.addItemLabel('Security') }))
    const [beside] = screen.getAllByRole('button', { name: planTexts.goToCart(commonTexts.items(2)) })
    if (!beside) throw new Error('Nothing leads to the cart')
    await user.click(beside)
    expect(await screen.findByRole('dialog', { name: planTexts.cartTitle })).toBeVisible()
  })

  it('orders each item separately, and retries a failed one under its key', async () => {
    mockCall(addAddon, ({ body }) =>
      (body as { to_product_code: string }).to_product_code === 'ADD-SECURITY'
        ? errorAnswer('unavailable', 'The service is starting.')
        : planChange({
            kind: 'addon_added',
            status: 'applied',
            to_name: 'Extender',
            is_shippable: true,
            proration: 429,
          }),
    )
    const user = open()
    await user.click(await screen.findByRole('button', { name: planTexts.addItemLabel('Extender') }))
    await user.click(screen.getByRole('button', { name: planTexts.addItemLabel('Security') }))
    expect(screen.getByRole('button', { name: planTexts.addedItem('Security') })).toBeVisible()
    await user.click(screen.getByRole('button', { name: planTexts.cart(commonTexts.items(2)) }))
    const cart = within(await screen.findByRole('dialog', { name: planTexts.cartTitle }))
    expect(cart.getByText('$14.00')).toBeInTheDocument()
    // Nothing has been ordered yet.
    expect(await cart.findAllByText(new RegExp(`^${planTexts.proratedPrice(String.raw`\$\d+\.\d\d`)}$`))).toHaveLength(
      2,
    )
    expect(cart.getByText(planTexts.shippedTo('12 Larkspur Lane'))).toBeInTheDocument()
    await waitFor(() => expect(cart.getByRole('button', { name: planTexts.confirmOrder })).toBeEnabled())
    await user.click(cart.getByRole('button', { name: planTexts.confirmOrder }))
    expect(await cart.findByText(`${planTexts.notOrdered} The service is starting.`)).toBeInTheDocument()
    expect(cart.getByText(planTexts.shipment('12 Larkspur Lane'), { exact: false })).toBeInTheDocument()

    mockCall(addAddon, planChange({ change_id: 'second', kind: 'addon_added', status: 'applied', to_name: 'Security' }))
    await user.click(await cart.findByRole('button', { name: commonTexts.tryAgain }))
    await waitFor(() => expect(requestsOf(addAddon)).toHaveLength(3))
    expect(await screen.findByRole('button', { name: planTexts.cartEmpty, hidden: true })).toBeInTheDocument()
    const calls = requestsOf(addAddon)
    expect(calls.map(({ body }) => body)).toMatchObject([
      { to_product_code: 'ADD-EXTENDER', from_product_code: 'PLUS-500', service_tyoe: 'FIBER', is_shippable: true },
      { to_product_code: 'ADD-SECURITY' },
      { to_product_code: 'ADD-SECURITY' },
    ])
    expect(calls[2]?.headers['Idempotency-Key']).toBe(calls[1]?.headers['Idempotency-Key'])
    expect(calls[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(calls[0]?.headers['Idempotency-Key']).not.toBe(calls[1]?.headers['Idempotency-Key'])
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
