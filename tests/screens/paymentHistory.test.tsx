import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getAccountDetails } from '#shared/contract/customers'
import { getAutopay, listPaymentProfiles, listPayments, payOnce, viewBalance } from '#shared/contract/payments'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import * as paymentTexts from '#shared/texts/payments'
import * as requestTexts from '#shared/texts/requests'
import { platform } from '../../renderer/platform'
import { owes, payment, visa } from '../support/answers/paymentAnswers'
import {
  aCustomer,
  allRights,
  aStaffMember,
  contactDetails,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../support/screens/renderScreen'

const customer = aCustomer()
const off = { autopay_enabled: false, token: null, next_date: null }

describe('the payment history', () => {
  it('takes filters and page from the address, and puts them there', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 41, paid_this_year: 5000 })
    const user = renderScreen('/paymentHistory?status=posted&page=2', { as: customer })
    expect(await screen.findByText('Showing 20 of 41 Results')).toBeVisible()
    expect(requestsOf(listPayments)[0]?.body).toMatchObject({
      status: 'posted',
      page_number: 2,
      billing_group_id: 'group-4001',
    })

    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    await waitFor(() =>
      expect(requestsOf(listPayments).at(-1)?.body).toMatchObject({ status: 'posted', page_number: 3 }),
    )
    expect(window.location.search).toContain('page=3')
    await user.click(screen.getByRole('button', { name: commonTexts.clearFilters }))
    await waitFor(() =>
      expect(requestsOf(listPayments).at(-1)?.body).toEqual({
        billing_group_id: 'group-4001',
        page_number: 1,
        page_size: 20,
      }),
    )
  })

  it('is exported as a whole, not only the page that is shown', async () => {
    const payments = Array.from({ length: 2 }, (_, index) => ({
      ...payment,
      payment_id: `payment-${index}`,
    }))
    mockCall(listPayments, { payments: payments.slice(0, 1), total_count: 2, paid_this_year: 0 })
    const saved = vi.spyOn(platform, 'saveFile').mockResolvedValue({ outcome: 'saved' })
    const user = renderScreen('/paymentHistory', { as: customer })
    const button = await screen.findByRole('button', { name: commonTexts.exportCsv })
    mockCall(listPayments, { payments, total_count: 2, paid_this_year: 0 })
    await user.click(button)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(requestsOf(listPayments).at(-1)?.body).toMatchObject({ page_number: 1, page_size: 500 })
    const text = new TextDecoder().decode(saved.mock.calls[0]?.[1])
    expect(text.trim().split('\r\n')).toHaveLength(1 + 2)
  })

  it('ignores what it does not understand in the address', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentHistory?status=stolen&page=-3&size=9999&from=yesterday', { as: customer })
    expect(await screen.findByRole('link', { name: 'QP-ABCD-2345' })).toBeVisible()
    expect(requestsOf(listPayments)[0]?.body).toEqual({ billing_group_id: 'group-4001', page_number: 1, page_size: 20 })
  })

  it('ignores a day that does not exist, and asks for no page that the server would refuse', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentHistory?from=2026-02-31&page=999999', { as: customer })
    expect(await screen.findByRole('link', { name: 'QP-ABCD-2345' })).toBeVisible()
    expect(requestsOf(listPayments)[0]?.body).toEqual({
      billing_group_id: 'group-4001',
      page_number: 100_000,
      page_size: 20,
    })
  })

  it('begins at the first page of another account, with the same filters', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 41, paid_this_year: 5000 })
    const user = renderScreen('/paymentHistory?status=posted&page=3', { as: customer })
    await screen.findByText('Showing 1 of 41 Results')
    await user.click(screen.getByRole('radio', { name: requestTexts.gas }))
    await waitFor(() =>
      expect(requestsOf(listPayments).at(-1)?.body).toMatchObject({
        billing_group_id: 'group-4002',
        status: 'posted',
        page_number: 1,
      }),
    )
  })

  it('shows the last page instead of one beyond it', async () => {
    mockCall(listPayments, ({ body }) => {
      const { page_number: page } = body as { page_number: number }
      return { payments: page <= 3 ? [payment] : [], total_count: 41, paid_this_year: 5000 }
    })
    renderScreen('/paymentHistory?page=9', { as: customer })
    expect(await screen.findByText('Showing 1 of 41 Results')).toBeVisible()
    expect(window.location.search).toBe('?page=3')
    expect(requestsOf(listPayments).map(({ body }) => body)).toMatchObject([{ page_number: 9 }, { page_number: 3 }])
  })

  it('says at the field that the dates are the wrong way round, and asks for nothing', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    const user = renderScreen('/paymentHistory?from=2026-03-02&to=2026-01-01', { as: customer })
    expect(await screen.findByLabelText(paymentTexts.to)).toHaveAccessibleDescription(paymentTexts.theToDateIsBefore)
    expect(screen.getByLabelText(paymentTexts.to)).toBeInvalid()
    expect(requestsOf(listPayments)).toEqual([])
    await user.click(screen.getByRole('button', { name: commonTexts.clearFilters }))
    expect(await screen.findByRole('link', { name: 'QP-ABCD-2345' })).toBeVisible()
  })

  it('shows what was charged with its fee, and what it was for', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5125 })
    renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByText(paymentTexts.withAFeeOf('$1.25'))).toBeVisible()
    expect(screen.getByText('$51.25')).toBeVisible()
    expect(screen.getByText('Paid this year on 4001 (including fees): $51.25')).toBeVisible()
    expect(screen.getByText(/^Fiber at /)).toBeVisible()
  })

  it('lists the payments of all accounts on demand', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentHistory?accounts=all', { as: customer })
    expect(await screen.findByText(paymentTexts.allAccounts)).toBeVisible()
    expect(requestsOf(listPayments)[0]?.body).toEqual({ page_number: 1, page_size: 20 })
  })

  it('says why it is empty, and what can be done', async () => {
    mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByText(/No payments on this account yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Make a payment' })).toHaveAttribute('href', '/payment')
  })

  it('fails in place and comes back with Try again', async () => {
    mockCall(
      listPayments,
      errorAnswer('unavailable', 'The service is starting or being maintained. Try again in a moment.'),
    )
    const user = renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByText(commonTexts.couldntBeLoadedWith('The payments'))).toBeVisible()
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await screen.findByRole('link', { name: 'QP-ABCD-2345' })).toBeVisible()
  })
})

describe('the receipt', () => {
  it('reads the payment again and pays nothing', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentSuccess?confirmation=QP-ABCD-2345', { as: customer })
    expect(await screen.findByRole('heading', { name: paymentTexts.thankYouYourPaymentWentThrough })).toBeVisible()
    expect(screen.getByText('$51.25')).toBeVisible()
    expect(requestsOf(payOnce)).toEqual([])
  })

  it('does not thank for a payment that was declined', async () => {
    mockCall(listPayments, {
      payments: [{ ...payment, status: 'declined', reason: 'No funds.', balance_after: null }],
      total_count: 1,
      paid_this_year: 0,
    })
    renderScreen('/paymentSuccess?confirmation=QP-ABCD-2345', { as: customer })
    expect(await screen.findByRole('heading', { name: paymentTexts.thisPaymentWasDeclined })).toBeVisible()
    expect(screen.getByText('No funds.')).toBeVisible()
    expect(screen.getByText('$0.00')).toBeVisible()
    expect(screen.getByRole('link', { name: paymentTexts.payWithAnotherMethod })).toHaveAttribute('href', '/payment')
    expect(screen.queryByRole('link', { name: paymentTexts.setUpAutopay })).not.toBeInTheDocument()
    expect(screen.queryByText('$51.25')).not.toBeInTheDocument()
  })

  it('leads to the history when it is opened without a payment', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentSuccess', { as: customer })
    expect(await screen.findByRole('heading', { name: 'Payment History' })).toBeVisible()
  })
})

describe('payment methods', () => {
  it('cannot be deleted while autopay uses them, and the dialog says what to do first', async () => {
    mockCall(listPaymentProfiles, [{ ...visa, 'autopay-billing-groups': ['group-4001'] }])
    mockCall(getAutopay, { autopay_enabled: true, token: 'tok_visa', next_date: null })
    const user = renderScreen('/managePayment', { as: customer })
    await user.click(await screen.findByRole('button', { name: 'Delete Visa ending in 1111' }))
    expect(
      within(await screen.findByRole('dialog')).getByText(/Before you delete this one, choose another/),
    ).toBeInTheDocument()
  })

  it('are not said to be missing while they are asked for, nor when they could not be had', async () => {
    mockCall(getAutopay, off)
    let fail: () => void = () => undefined
    mockCall(
      listPaymentProfiles,
      () => new Promise((resolve) => (fail = () => resolve(errorAnswer('provider_failed', 'No answer.')))),
    )
    renderScreen('/managePayment', { as: customer })
    expect(await screen.findByText(paymentTexts.autopayIsOffYouPay)).toBeVisible()
    expect(screen.queryByText(/Add a payment method to turn/)).not.toBeInTheDocument()
    await act(async () => fail())
    expect(await screen.findByText(/You can’t change autopay right now because/)).toBeVisible()
    expect(screen.queryByText(/Add a payment method to turn/)).not.toBeInTheDocument()
  })

  it('can only be looked at without the right to change them', async () => {
    mockCall(listPaymentProfiles, [visa])
    mockCall(getAutopay, off)
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/managePayment', { as: customer, rights })
    expect(await screen.findByText('Visa')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Delete|Add payment method/ })).not.toBeInTheDocument()
  })

  it('say before autopay is turned on what its fee comes to, and that E-Check is free', async () => {
    mockCall(listPaymentProfiles, [visa])
    mockCall(getAutopay, off)
    mockCall(viewBalance, owes)
    const user = renderScreen('/managePayment', { as: customer })
    await user.click(await screen.findByRole('button', { name: paymentTexts.turnAutopayOn }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Each payment has a fee of 2.5%, which is $2.77 on your balance of $110.80. E-Check is free.',
    )
  })

  it('lead to paying by a link', async () => {
    mockCall(listPaymentProfiles, [visa])
    mockCall(getAutopay, off)
    renderScreen('/managePayment', { as: customer })
    expect(await screen.findByRole('link', { name: paymentTexts.makePayment })).toHaveAttribute('href', '/payment')
  })

  it('are refused as a page without the right to read them, by name', async () => {
    const rights = allRights.filter(({ name }) => name !== 'MANAGEPAYMENT')
    renderScreen('/managePayment', { as: customer, rights })
    expect(await screen.findByText(pageTexts.youDontHavePermissionTo(pageTexts.paymentMethods))).toBeVisible()
    expect(requestsOf(listPaymentProfiles)).toEqual([])
  })
})

describe('staff without a customer', () => {
  const clerk = aStaffMember()

  it.each(['/payment', '/managePayment', '/paymentHistory', '/paymentSuccess?confirmation=QP-1'])(
    'read at %s that a customer has to be chosen',
    async (path) => {
      renderScreen(path, { as: clerk })
      expect(await screen.findByText(/This page shows a customer’s account, and/)).toBeVisible()
      expect([...requestsOf(viewBalance), ...requestsOf(listPayments)]).toEqual([])
    },
  )
})

describe('the dashboard', () => {
  it('says what is owed, and of a credit that it is one', async () => {
    mockCall(getAccountDetails, {
      user_id: customer.user_id,
      billing_accounts: [],
      contact: contactDetails,
      locations: [],
    })
    mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    mockCall(listPaymentProfiles, [])
    mockCall(viewBalance, { ...owes, unpaidBalance: -1250, dueOn: null })
    renderScreen('/', { as: customer })
    expect(await screen.findByText(paymentTexts.aCreditOf('You have', '$12.50'))).toBeVisible()
    expect(screen.getByText(paymentTexts.noMethods)).toBeVisible()
  })
})
