import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listDevices } from '#shared/contract/services/devices'
import {
  addAddon,
  cancelPlanChange,
  changePlan,
  listCommunityPlans,
  listServicePlans,
  listUserAddons,
} from '#shared/contract/services/plans'
import * as commonTexts from '#shared/texts/common'
import * as planTexts from '#shared/texts/services/plans'
import { addon, gateway, offers, planChange, servicePlans } from '../../support/answers/planAnswers'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

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
