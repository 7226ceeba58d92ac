import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  getAutopay,
  getReceiptPdf,
  listPaymentProfiles,
  listPayments,
  type Payment,
  payOnce,
  viewBalance,
} from '#shared/contract/payments/payments'
import { paymentResetMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { platform } from '../../../renderer/platform'
import { owes, payment, visa } from '../../support/answers/paymentAnswers'
import { fillAmount, payWithVisa } from '../../support/screens/openPayment'
import { ownText } from '../../support/screens/ownText'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const customer = aCustomer()
const thanks = { name: paymentHistoryTexts.thankYouTitle }

async function pay() {
  mockCall(viewBalance, owes)
  mockCall(listPaymentProfiles, [visa])
  mockCall(payOnce, {
    'payment-status': 'ACCEPTED',
    'confirmation-number': payment.confirmation_number,
    amount: 5000,
    fee: 125,
    reason: '',
  })
  startTestTime()
  const user = renderScreen('/payment', { as: customer })
  await fillAmount(user, '50')
  await payWithVisa(user)
  await passTime(paymentResetMs)
}

const listed = (changes: Partial<Payment> = {}) => ({
  payments: [{ ...payment, ...changes }],
  total_count: 1,
  paid_this_year: 5000,
})

const openReceipt = (changes: Partial<Payment>) => {
  mockCall(listPayments, listed(changes))
  return renderScreen(`/paymentSuccess?confirmation=${payment.confirmation_number}`, { as: customer })
}

describe('a receipt right after paying', () => {
  it('is shown before the server has answered', async () => {
    mockCall(listPayments, () => new Promise(() => undefined))
    await pay()
    expect(await screen.findByRole('heading', thanks)).toBeVisible()
    expect(screen.getByText('QP-ABCD-2345')).toBeVisible()
    expect(screen.getByText('$51.25')).toBeVisible()
    expect(screen.getByText('Visa ending in 1111')).toBeVisible()
  })

  it('is replaced by the data of the server', async () => {
    mockCall(listPayments, listed({ status: 'returned', return_fee: 2500, balance_after: null }))
    await pay()
    expect(await screen.findByRole('heading', { name: paymentHistoryTexts.returnedPayment })).toBeVisible()
    expect(screen.queryByRole('heading', thanks)).not.toBeInTheDocument()
  })

  it('is not shown to the next user in the same tab', async () => {
    const state = {
      usr: {
        user_id: '22222222-2222-4222-8222-222222222222',
        confirmation_number: 'QP-ABCD-2345',
        created_date: '2026-03-01T15:00:00.000Z',
        amount: 5000,
        fee: 125,
        method_type: 'VISA',
        method_last4: '1111',
        crm_billing_account_number: '4001',
        service_type_code: 'FIBER',
      },
    }
    mockCall(listPayments, () => new Promise(() => undefined))
    renderScreen('/paymentHistory', { as: customer })
    await screen.findByRole('heading', { name: 'Payment History' })
    act(() => {
      window.history.pushState(state, '', '/paymentSuccess?confirmation=QP-ABCD-2345')
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
    })
    expect(await screen.findByRole('heading', { name: pageTexts.paymentReceipt })).toBeVisible()
    expect(await screen.findByText(commonTexts.loading)).toBeInTheDocument()
    expect(screen.queryByText('$51.25')).not.toBeInTheDocument()
  })
})

describe('a receipt', () => {
  it('shows the remaining balance and where it was emailed', async () => {
    openReceipt({ balance_after: 6080, receipt_email: 'maya@demo.example' })
    expect(await screen.findByText(paymentHistoryTexts.remainingBalance)).toBeVisible()
    expect(screen.getByText('$60.80')).toBeVisible()
    expect(screen.getByText(paymentHistoryTexts.receiptEmailedTo)).toBeVisible()
    expect(screen.getByText('maya@demo.example')).toBeVisible()
  })

  it('the receipt of another customer’s payment is reported as not found', async () => {
    mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    renderScreen('/paymentSuccess?confirmation=QP-2222-2222', { as: customer })
    expect(await screen.findByText(ownText(paymentHistoryTexts.paymentNotFound('QP-2222-2222', true)))).toBeVisible()
  })

  it('shows what the payment was applied to', async () => {
    openReceipt({})
    expect(await screen.findByText(paymentHistoryTexts.atAccount('Fiber', '12 Larkspur Lane', '4001'))).toBeVisible()
  })

  it('is dated in the provider’s time zone, and names the zone', async () => {
    openReceipt({ created_date: '2026-03-02T05:30:00.000Z' })
    expect(await screen.findByText('03/01/2026 11:30 PM CST')).toBeVisible()
  })

  it('calls a balance below zero a credit', async () => {
    openReceipt({ balance_after: -1250 })
    expect(await screen.findByText(commonTexts.creditAmount('$12.50'))).toBeVisible()
  })

  it.each([
    ['leaves autopay out where the bill has it', true, 0],
    ['offers autopay where the bill has none', false, 1],
  ])('%s', async (_name, autopay_enabled, links) => {
    mockCall(getAutopay, { autopay_enabled, token: autopay_enabled ? 'tok_visa' : '', next_date: null })
    openReceipt({})
    await screen.findByRole('link', { name: pageTexts.mainDashboard })
    await waitFor(() => expect(requestsOf(getAutopay)).toHaveLength(1))
    await waitFor(() => expect(screen.queryAllByRole('link', { name: autopayTexts.setUpAutopay })).toHaveLength(links))
  })

  it('is saved as a PDF, and a failure is shown at the button', async () => {
    const saved = vi.spyOn(platform, 'saveFile').mockResolvedValue({ outcome: 'saved' })
    mockCall(getReceiptPdf, errorAnswer('unavailable', 'Being maintained'))
    const user = openReceipt({})
    await user.click(await screen.findByRole('button', { name: paymentHistoryTexts.downloadReceipt }))
    expect(await screen.findByText(commonTexts.notDownloaded)).toBeVisible()
    mockCall(getReceiptPdf, new Blob(['%PDF-1.7']))
    await user.click(screen.getByRole('button', { name: paymentHistoryTexts.downloadReceipt }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    expect(saved.mock.calls[0]?.[0]).toBe(paymentHistoryTexts.receiptPdf('QP-ABCD-2345'))
    expect(requestsOf(getReceiptPdf)[0]?.body).toEqual({ confirmation_number: 'QP-ABCD-2345' })
  })

  it('names the fee of a returned payment', async () => {
    openReceipt({ status: 'returned', return_fee: 2500, balance_after: null })
    expect(await screen.findByText(paymentHistoryTexts.returnedPaymentFee)).toBeVisible()
    expect(screen.getByText('$25.00')).toBeVisible()
  })
})
