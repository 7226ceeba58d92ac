import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listScheduledPayments } from '#shared/contract/payments/scheduledPayments'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as pageTexts from '#shared/texts/pages'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import * as serviceTexts from '#shared/texts/services/services'
import { findTile } from '../../support/screens/findTile'
import { billingAccount, mockHousehold } from '../../support/screens/household'
import { aCustomer, allRights, errorAnswer, mockCall, renderScreen } from '../../support/screens/renderScreen'

const customer = aCustomer()

describe('the balance of the dashboard', () => {
  const planned = {
    scheduled_payment_id: '33333333-3333-4333-8333-333333333333',
    status: 'scheduled' as const,
    pay_on: '2999-12-03',
    amount: 8420,
    fee: 0,
    payment_token: 'tok_visa',
    method_type: 'VISA',
    method_last4: '1111',
    created_date: '2026-03-01T15:00:00.000Z',
    crm_billing_account_number: '4001',
    service_type_code: 'FIBER' as const,
  }

  it('names scheduled payments of the same bill only', async () => {
    mockHousehold(customer)
    mockCall(listScheduledPayments, [
      planned,
      { ...planned, scheduled_payment_id: '44444444-4444-4444-8444-444444444444', crm_billing_account_number: '4003' },
    ])
    renderScreen('/', { as: customer })
    const balance = await findTile(commonTexts.balance)
    expect(await balance.findAllByText(scheduledPaymentTexts.isScheduledFor('$84.20', '12/03/2999'))).toHaveLength(1)
  })

  it('says so if the scheduled payments could not be loaded', async () => {
    mockHousehold(customer)
    mockCall(listScheduledPayments, errorAnswer('unavailable', 'The service is starting or being maintained.'))
    renderScreen('/', { as: customer })
    expect(await (await findTile(commonTexts.balance)).findByText(dashboardTexts.scheduledLoadFailed)).toBeVisible()
  })
})

describe('the accounts of the dashboard', () => {
  it('select an account together with its address', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001'), billingAccount('4003', { service_group: 'GAS' })] })
    const user = renderScreen('/', { as: customer })
    const accounts = await findTile(commonTexts.accounts)
    expect(
      await accounts.findByRole('button', {
        name: new RegExp(`${serviceTexts.serviceLabels.FIBER}.*4001`),
        current: true,
      }),
    ).toBeVisible()
    await user.click(
      accounts.getByRole('button', { name: new RegExp(`${serviceTexts.serviceLabels.GAS}.*77 Mill Road.*4003`) }),
    )
    expect(accounts.getByRole('button', { name: /4003/, current: true })).toBeVisible()
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4003')
  })

  it('have a total, which a credit of one of them does not reduce', async () => {
    const accounts = [
      billingAccount('4001', { balance: 110_80 }),
      billingAccount('4002', { balance: 50_00 }),
      billingAccount('4003', { balance: -20_00 }),
    ]
    mockHousehold(customer, { accounts })
    renderScreen('/', { as: customer })
    const tile = await findTile(commonTexts.accounts)
    expect(await tile.findByText(dashboardTexts.allAccounts)).toBeVisible()
    expect(tile.getByText('$160.80')).toBeVisible()
  })

  it('link to paying the account that was clicked', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001'), billingAccount('4002', { service_group: 'GAS' })] })
    const user = renderScreen('/', { as: customer })
    const accounts = await findTile(commonTexts.accounts)
    await user.click(
      await accounts.findByRole('link', {
        name: dashboardTexts.payServicesAt(serviceTexts.serviceNames.GAS, '12 Larkspur Lane'),
      }),
    )
    expect(await screen.findByRole('heading', { name: pageTexts.makeAPayment })).toBeVisible()
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4002')
  })

  it('offer no payment if nothing is owed', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001', { balance: 0, due_date: null })] })
    renderScreen('/', { as: customer })
    const accounts = await findTile(commonTexts.accounts)
    expect(await accounts.findByText(commonTexts.nothingDue)).toBeVisible()
    expect(accounts.queryByRole('link')).not.toBeInTheDocument()
  })

  it('offer no payment without the right to pay', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001')] })
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/', { as: customer, rights })
    const accounts = await findTile(commonTexts.accounts)
    expect(await accounts.findByText(commonTexts.dueOn('03/22/2026'))).toBeVisible()
    expect(accounts.queryByRole('link')).not.toBeInTheDocument()
  })
})
