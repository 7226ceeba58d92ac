import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listPaymentProfiles, payOnce, resolveOneTimePayment } from '#shared/contract/payments/payments'
import { listScheduledPayments } from '#shared/contract/payments/scheduledPayments'
import { listServiceAccounts, type ServicePremise } from '#shared/contract/services/serviceAccounts'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { alreadyScheduledText } from '../../../renderer/domain/payments/scheduledPaymentText'
import { bank, declined, visa } from '../../support/answers/paymentAnswers'
import { home, mill } from '../../support/answers/serviceAccountAnswers'
import { ownText } from '../../support/screens/ownText'
import { aCustomer, errorAnswer, mockCall, offline, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const maya = aCustomer()

describe('several bills', () => {
  const billed = (place: ServicePremise, number: string, balance: number): ServicePremise => ({
    ...place,
    bills: place.bills.map((bill) => ({ ...bill, crm_billing_account_number: number, balance })),
  })

  /** Opens "Pay selected" for two accounts. */
  async function paySelected() {
    const premises = [billed(home, '4001', 11_080), billed(mill, '4003', 4342)]
    mockCall(listServiceAccounts, { premises, total_count: 2, all_count: 2 })
    mockCall(listPaymentProfiles, [visa])
    const user = renderScreen('/SubAccounts', { as: maya })
    await user.click(await screen.findByRole('checkbox', { name: serviceAccountTexts.selectNumberToPay('4001') }))
    await user.click(screen.getByRole('checkbox', { name: serviceAccountTexts.selectNumberToPay('4003') }))
    await user.click(screen.getByRole('button', { name: serviceAccountTexts.paySelected }))
    return { user, dialog: within(await screen.findByRole('dialog', { name: paymentTexts.payAccounts(2) })) }
  }

  it('are paid with one method: one payment each, in order, with its own key and outcome', async () => {
    const [fiber] = maya.user_accounts
    if (!fiber) throw new Error('Nothing is billed')
    const tv = { ...fiber, service_type_code: 'TV' as const, crm_service_account_id: 'tv' }
    const premises = [billed(home, '4001', 11_080), billed(mill, '4003', 4342)]
    mockCall(listServiceAccounts, { premises, total_count: 2, all_count: 2 })
    mockCall(listPaymentProfiles, [visa])
    mockCall(payOnce, ({ body }) => {
      const { 'billing-account-number': number, amount } = body as { 'billing-account-number': string; amount: number }
      const isDeclined = number === '4003'
      return {
        'payment-status': isDeclined ? ('DECLINED' as const) : ('ACCEPTED' as const),
        'confirmation-number': `CN-${number}`,
        amount: Math.round(amount * 100),
        fee: 0,
        reason: isDeclined ? 'Not enough money' : '',
      }
    })
    const user = renderScreen('/SubAccounts', { as: aCustomer({ user_accounts: [...maya.user_accounts, tv] }) })
    await user.click(await screen.findByRole('checkbox', { name: serviceAccountTexts.selectNumberToPay('4001') }))
    await user.click(screen.getByRole('checkbox', { name: serviceAccountTexts.selectNumberToPay('4003') }))
    expect(screen.getByText('$154.22').closest('p')).toHaveTextContent(
      serviceAccountTexts.owedBeforeFees(2).replace('<strong/>', '$154.22'),
    )
    await user.click(screen.getByRole('button', { name: serviceAccountTexts.paySelected }))
    const dialog = within(await screen.findByRole('dialog', { name: paymentTexts.payAccounts(2) }))
    expect(await dialog.findByText('Fiber and TV at 12 Larkspur Lane')).toBeInTheDocument()
    const inAll = paymentTexts.owedWithFees({
      owed: '$154.22',
      fees: '$3.86',
      method: 'Visa ending in 1111',
      total: '$158.08',
    })
    expect(await dialog.findByText(inAll)).toBeInTheDocument()
    await user.click(await dialog.findByRole('button', { name: paymentTexts.payAmount('$158.08') }))
    expect(await dialog.findByText(paymentTexts.paidConfirmationNumber('CN-4001'))).toBeInTheDocument()
    expect(
      await dialog.findByText(`${paymentTexts.theBankDeclined('Visa ending in 1111')} Not enough money.`, {
        exact: false,
      }),
    ).toBeInTheDocument()
    const paid = requestsOf(payOnce)
    expect(paid.map(({ body }) => (body as Record<string, unknown>)['billing-account-number'])).toEqual([
      '4001',
      '4003',
    ])
    expect(new Set(paid.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2)
    expect(paid[0]?.headers['Idempotency-Key']).toBeTruthy()
    expect(await screen.findByRole('dialog', { name: paymentTexts.paidAccounts(1, 2) })).toBeInTheDocument()
    // Behind the dialog, only the unpaid account is still selected.
    expect(screen.getByText(ownText(serviceAccountTexts.owedBeforeFees(1)))).toHaveTextContent(
      serviceAccountTexts.owedBeforeFees(1).replace('<strong/>', '$43.42'),
    )
    // A declined payment can be retried, and a completed one is not repeated.
    expect(dialog.getByRole('button', { name: /^Pay \$4/ })).toBeInTheDocument()
  })

  it('cannot be paid without a connection', async () => {
    mockCall(listServiceAccounts, { premises: [billed(home, '4001', 11_080)], total_count: 1, all_count: 1 })
    mockCall(listPaymentProfiles, [visa, bank])
    const user = renderScreen('/SubAccounts', { as: maya })
    await user.click(await screen.findByRole('checkbox', { name: serviceAccountTexts.selectNumberToPay('4001') }))
    await user.click(screen.getByRole('button', { name: serviceAccountTexts.paySelected }))
    const dialog = within(await screen.findByRole('dialog', { name: paymentTexts.payAccounts(1) }))
    // The method without a fee is selected.
    expect(await dialog.findByRole('button', { name: paymentTexts.payAmount('$110.80') })).toBeEnabled()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(dialog.getByRole('button', { name: paymentTexts.payAmount('$110.80') })).toBeDisabled()
    expect(dialog.getByText(paymentTexts.offlineHint)).toBeInTheDocument()
  })

  it('can’t be paid until the outcome of an earlier payment of one of them is known', async () => {
    mockCall(listServiceAccounts, { premises: [billed(home, '4001', 11_080)], total_count: 1, all_count: 1 })
    mockCall(listPaymentProfiles, [visa])
    mockCall(payOnce, offline)
    mockCall(resolveOneTimePayment, errorAnswer('not_allowed', 'Not allowed.'))
    const user = renderScreen('/SubAccounts', { as: maya })
    await user.click(await screen.findByRole('checkbox', { name: serviceAccountTexts.selectNumberToPay('4001') }))
    await user.click(screen.getByRole('button', { name: serviceAccountTexts.paySelected }))
    await user.click(await screen.findByRole('button', { name: paymentTexts.payAmount('$113.57') }))
    expect(await screen.findByText(paymentTexts.paymentUnknown)).toBeInTheDocument()
    await user.keyboard('{Escape}')

    await user.click(await screen.findByRole('checkbox', { name: serviceAccountTexts.selectNumberToPay('4001') }))
    await user.click(await screen.findByRole('button', { name: serviceAccountTexts.paySelected }))
    expect(await screen.findByText(paymentTexts.payOnceSettled)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: paymentTexts.payAmount('$113.57') })).toBeDisabled()
    mockCall(resolveOneTimePayment, { payment: null })
    await user.click(await screen.findByRole('button', { name: paymentTexts.checkAgain }))
    expect(await screen.findByText(paymentTexts.unreceivedHint('$110.80 with Visa ending in 1111'))).toBeInTheDocument()
    expect(screen.getByRole('button', { name: paymentTexts.payAmount('$113.57') })).toBeEnabled()
  })

  it('are reported as not charged if they were not tried after a declined payment', async () => {
    mockCall(payOnce, declined)
    const { user, dialog } = await paySelected()
    await user.click(await dialog.findByRole('button', { name: /^Pay \$/ }))
    expect(await dialog.findByText(paymentTexts.notTriedNotice)).toBeInTheDocument()
    expect(requestsOf(payOnce)).toHaveLength(1)
  })

  it('are also reported as not charged if they were not tried after a lost payment', async () => {
    mockCall(payOnce, offline)
    mockCall(resolveOneTimePayment, { payment: null })
    const { user, dialog } = await paySelected()
    await user.click(await dialog.findByRole('button', { name: /^Pay \$/ }))
    expect(await dialog.findByText(paymentTexts.notReceived, { exact: false })).toBeInTheDocument()
    expect(dialog.getByText(paymentTexts.notTriedNotice)).toBeInTheDocument()
  })

  it('are shown with payments that are already scheduled for them', async () => {
    mockCall(listScheduledPayments, [
      {
        scheduled_payment_id: '33333333-3333-4333-8333-333333333333',
        status: 'scheduled',
        pay_on: '2999-12-20',
        amount: 666,
        fee: 0,
        payment_token: 'tok_visa',
        method_type: 'VISA',
        method_last4: '1111',
        created_date: '2026-03-01T15:00:00.000Z',
        crm_billing_account_number: '4003',
        service_type_code: 'GAS',
      },
    ])
    const { dialog } = await paySelected()
    const mentioned = await dialog.findByText(alreadyScheduledText({ amount: 666, pay_on: '2999-12-20' }, '2026-03-01'))
    expect(mentioned.closest('li')).toHaveTextContent('4003')
  })
})
