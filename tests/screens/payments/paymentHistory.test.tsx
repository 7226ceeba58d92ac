import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getAccountDetails } from '#shared/contract/customers/customers'
import { getAutopay, listPaymentProfiles, listPayments, payOnce, viewBalance } from '#shared/contract/payments/payments'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as serviceTexts from '#shared/texts/services/services'
import { platform } from '../../../renderer/platform'
import { owes, payment, visa } from '../../support/answers/paymentAnswers'
import {
  aCustomer,
  allRights,
  aStaffMember,
  contactDetails,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const customer = aCustomer()
const off = { autopay_enabled: false, token: null, next_date: null }

describe('the payment history', () => {
  it('reads the filters and the page from the URL and writes them to it', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 41, paid_this_year: 5000 })
    const user = renderScreen('/paymentHistory?status=posted&page=2', { as: customer })
    expect(await screen.findByText(commonTexts.resultsShown(20, 41))).toBeVisible()
    expect(requestsOf(listPayments)[0]?.body).toMatchObject({
      status: 'posted',
      page_number: 2,
      billing_group_id: 'group-4001',
    })

    await user.click(screen.getByRole('button', { name: commonTexts.page(3) }))
    await waitFor(() =>
      expect(requestsOf(listPayments).at(-1)?.body).toMatchObject({ status: 'posted', page_number: 3 }),
    )
    expect(window.location.search).toContain('page=3')
    await user.click(await screen.findByRole('button', { name: commonTexts.clearFilters }))
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

  it('ignores invalid values in the URL', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentHistory?status=stolen&page=-3&size=9999&from=yesterday', { as: customer })
    expect(await screen.findByRole('link', { name: 'QP-ABCD-2345' })).toBeVisible()
    expect(requestsOf(listPayments)[0]?.body).toEqual({ billing_group_id: 'group-4001', page_number: 1, page_size: 20 })
  })

  it('ignores a day that does not exist, and never requests a page that the server would reject', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentHistory?from=2026-02-31&page=999999', { as: customer })
    expect(await screen.findByRole('link', { name: 'QP-ABCD-2345' })).toBeVisible()
    expect(requestsOf(listPayments)[0]?.body).toEqual({
      billing_group_id: 'group-4001',
      page_number: 100_000,
      page_size: 20,
    })
  })

  it('starts at the first page of another account with the same filters', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 41, paid_this_year: 5000 })
    const user = renderScreen('/paymentHistory?status=posted&page=3', { as: customer })
    await screen.findByText(commonTexts.resultsShown(1, 41))
    await user.click(screen.getByRole('radio', { name: serviceTexts.serviceLabels.GAS }))
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
    expect(await screen.findByText(commonTexts.resultsShown(1, 41))).toBeVisible()
    expect(window.location.search).toBe('?page=3')
    expect(requestsOf(listPayments).map(({ body }) => body)).toMatchObject([{ page_number: 9 }, { page_number: 3 }])
  })

  it('shows an error at the field if the dates are in the wrong order, and loads nothing', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    const user = renderScreen('/paymentHistory?from=2026-03-02&to=2026-01-01', { as: customer })
    await waitFor(() =>
      expect(screen.getByLabelText(paymentHistoryTexts.to)).toHaveAccessibleDescription(
        paymentHistoryTexts.toBeforeFrom,
      ),
    )
    expect(screen.getByLabelText(paymentHistoryTexts.to)).toBeInvalid()
    expect(requestsOf(listPayments)).toEqual([])
    await user.click(await screen.findByRole('button', { name: commonTexts.clearFilters }))
    expect(await screen.findByRole('link', { name: 'QP-ABCD-2345' })).toBeVisible()
  })

  it('shows the amount charged, its fee, and its purpose', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5125 })
    renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByText(paymentTexts.includesFee('$1.25'))).toBeVisible()
    expect(screen.getByText('$51.25')).toBeVisible()
    expect(screen.getByText(paymentHistoryTexts.paidThisYear('$51.25'))).toBeVisible()
    expect(screen.getByText(/^Fiber at /)).toBeVisible()
  })

  it('lists the payments of all accounts on demand', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentHistory?accounts=all', { as: customer })
    expect(await screen.findByText(paymentHistoryTexts.allAccounts)).toBeVisible()
    expect(requestsOf(listPayments)[0]?.body).toEqual({ page_number: 1, page_size: 20 })
  })

  it('says why it is empty and what to do', async () => {
    mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByText(paymentHistoryTexts.noPayments, { exact: false })).toBeVisible()
    expect(screen.getByRole('link', { name: paymentHistoryTexts.makeAPayment })).toHaveAttribute('href', '/payment')
  })

  it('shows a failure in place, and loads again with Try again', async () => {
    mockCall(listPayments, errorAnswer('unavailable', commonTexts.unavailable))
    const user = renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByText(paymentHistoryTexts.paymentsNotLoaded)).toBeVisible()
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await screen.findByRole('link', { name: 'QP-ABCD-2345' })).toBeVisible()
  })
})

describe('the receipt', () => {
  it('loads the payment again without paying again', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentSuccess?confirmation=QP-ABCD-2345', { as: customer })
    expect(await screen.findByRole('heading', { name: paymentHistoryTexts.thankYouTitle })).toBeVisible()
    expect(screen.getByText('$51.25')).toBeVisible()
    expect(requestsOf(payOnce)).toEqual([])
  })

  it('shows no thanks for a declined payment', async () => {
    mockCall(listPayments, {
      payments: [{ ...payment, status: 'declined', reason: 'No funds.', balance_after: null }],
      total_count: 1,
      paid_this_year: 0,
    })
    renderScreen('/paymentSuccess?confirmation=QP-ABCD-2345', { as: customer })
    expect(await screen.findByRole('heading', { name: paymentHistoryTexts.declinedTitle })).toBeVisible()
    expect(screen.getByText('No funds.')).toBeVisible()
    expect(screen.getByText('$0.00')).toBeVisible()
    expect(screen.getByRole('link', { name: paymentHistoryTexts.otherMethodLink })).toHaveAttribute('href', '/payment')
    expect(screen.queryByRole('link', { name: autopayTexts.setUpAutopay })).not.toBeInTheDocument()
    expect(screen.queryByText('$51.25')).not.toBeInTheDocument()
  })

  it('redirects to the history if it is opened without a payment', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentSuccess', { as: customer })
    expect(await screen.findByRole('heading', { name: 'Payment History' })).toBeVisible()
  })
})

describe('payment methods', () => {
  it('can’t be deleted while autopay uses them, and the dialog says what to do first', async () => {
    mockCall(listPaymentProfiles, [{ ...visa, 'autopay-billing-groups': ['group-4001'] }])
    mockCall(getAutopay, { autopay_enabled: true, token: 'tok_visa', next_date: null })
    const user = renderScreen('/managePayment', { as: customer })
    await user.click(await screen.findByRole('button', { name: commonTexts.deleteItem('Visa ending in 1111') }))
    expect(
      within(await screen.findByRole('dialog')).getByText(autopayTexts.deleteBlockedHint, { exact: false }),
    ).toBeInTheDocument()
  })

  it('are not reported as missing while they are loading or if they could not be loaded', async () => {
    mockCall(getAutopay, off)
    let fail: () => void = () => undefined
    mockCall(
      listPaymentProfiles,
      () => new Promise((resolve) => (fail = () => resolve(errorAnswer('provider_failed', 'No answer.')))),
    )
    renderScreen('/managePayment', { as: customer })
    expect(await screen.findByText(autopayTexts.offForCustomer)).toBeVisible()
    expect(screen.queryByText(autopayTexts.addMethodHint, { exact: false })).not.toBeInTheDocument()
    await act(async () => fail())
    expect(await screen.findByText(autopayTexts.methodsNotLoaded)).toBeVisible()
    expect(screen.queryByText(autopayTexts.addMethodHint, { exact: false })).not.toBeInTheDocument()
  })

  it('are read-only without the right to change them', async () => {
    mockCall(listPaymentProfiles, [visa])
    mockCall(getAutopay, off)
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/managePayment', { as: customer, rights })
    expect(await screen.findByText('Visa')).toBeVisible()
    expect(screen.queryByRole('button', { name: commonTexts.deleteItem('Visa ending in 1111') })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add payment method' })).toBeNull()
  })

  it('show the fee before autopay is turned on, and that E-Check is free', async () => {
    mockCall(listPaymentProfiles, [visa])
    mockCall(getAutopay, off)
    mockCall(viewBalance, owes)
    const user = renderScreen('/managePayment', { as: customer })
    await user.click(await screen.findByRole('button', { name: autopayTexts.turnAutopayOn }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      autopayTexts.feeOnBalance({ fee: '2.5%', amount: '$2.77', balance: '$110.80' }),
    )
  })

  it('have a link to make a payment', async () => {
    mockCall(listPaymentProfiles, [visa])
    mockCall(getAutopay, off)
    renderScreen('/managePayment', { as: customer })
    expect(await screen.findByRole('link', { name: paymentTexts.makePayment })).toHaveAttribute('href', '/payment')
  })

  it('are a forbidden page without the right to read them, which the page names', async () => {
    const rights = allRights.filter(({ name }) => name !== 'MANAGEPAYMENT')
    renderScreen('/managePayment', { as: customer, rights })
    expect(await screen.findByText(pageTexts.noPagePermission(pageTexts.paymentMethods))).toBeVisible()
    expect(requestsOf(listPaymentProfiles)).toEqual([])
  })
})

describe('staff without a customer', () => {
  const clerk = aStaffMember()

  it.each(['/payment', '/managePayment', '/paymentHistory', '/paymentSuccess?confirmation=QP-1'])(
    'are told at %s to open a customer first',
    async (path) => {
      renderScreen(path, { as: clerk })
      expect(await screen.findByText(commonTexts.chooseCustomerFirst)).toBeVisible()
      expect([...requestsOf(viewBalance), ...requestsOf(listPayments)]).toEqual([])
    },
  )
})

describe('the dashboard', () => {
  it('shows what is owed, and labels a credit as such', async () => {
    mockCall(getAccountDetails, {
      user_id: customer.user_id,
      billing_accounts: [],
      contact: contactDetails,
      locations: [],
      alerts: [],
    })
    mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    mockCall(listPaymentProfiles, [])
    mockCall(viewBalance, { ...owes, unpaidBalance: -1250, dueOn: null })
    renderScreen('/', { as: customer })
    expect(await screen.findByText(paymentTexts.creditBalance)).toBeVisible()
    expect(screen.getByText('$12.50')).toBeVisible()
  })
})
