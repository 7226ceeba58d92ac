import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  decideRefund,
  getRefundable,
  listReceivedRefunds,
  listRefunds,
  type Refund,
  requestRefund,
} from '#shared/contract/billing/refunds'
import { getCustomerOverview } from '#shared/contract/customers/customers'
import { listPayments, viewBalance } from '#shared/contract/payments/payments'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { anOverview } from '../../support/answers/customerAnswers'
import { owes } from '../../support/answers/paymentAnswers'
import { aRefund } from '../../support/answers/refundAnswers'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()
const without = (verb: 'write' | 'approve') =>
  allRights.map((feature) => (feature.name === 'REFUNDS' ? { ...feature, [verb]: false } : feature))

const open = (refunds: Refund[], rights = allRights) => {
  mockCall(listRefunds, { refunds, total_count: refunds.length, total_refund: 42_15 })
  return renderScreen('/depositAccounts?tab=refunds', { as: imani, rights })
}
const button = (name: string) => screen.findByRole('button', { name })

describe('a requested refund', () => {
  it('is approved by a second person after a confirmation', async () => {
    mockCall(decideRefund, aRefund({ status: 'approved' }))
    const user = open([aRefund({ refund_method: 'method', method: 'Visa ending in 4242' })])
    await user.click(await button(refundTexts.approveRefund('Oswin Varga', 'BA-9')))
    const dialog = within(await screen.findByRole('dialog', { name: refundTexts.approveThisRefund }))
    const detail = refundTexts.sendEffect('Visa ending in 4242')
    const summary = { amount: '$42.15', name: 'Oswin Varga', accountNo: 'BA-9', detail }
    expect(dialog.getByText(refundTexts.summary(summary))).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: commonTexts.approve }))
    await waitFor(() => expect(requestsOf(decideRefund)[0]?.body).toEqual({ decision: 'approve', reason: '' }))
    expect(await screen.findByText(refundTexts.approved)).toBeInTheDocument()
  })

  it('is declined with a reason, without which nothing is sent', async () => {
    mockCall(decideRefund, aRefund({ status: 'declined' }))
    const user = open([aRefund()])
    await user.click(await button(refundTexts.declineRefund('Oswin Varga', 'BA-9')))
    const dialog = within(await screen.findByRole('dialog', { name: refundTexts.declineThisRefund }))
    await user.click(dialog.getByRole('button', { name: commonTexts.decline }))
    expect(await dialog.findByText(refundTexts.reasonNeeded)).toBeInTheDocument()
    expect(requestsOf(decideRefund)).toEqual([])
    await user.type(dialog.getByLabelText(commonTexts.reason), 'They owe elsewhere')
    await user.click(dialog.getByRole('button', { name: commonTexts.decline }))
    await waitFor(() =>
      expect(requestsOf(decideRefund)[0]?.body).toEqual({ decision: 'decline', reason: 'They owe elsewhere' }),
    )
  })

  it('says why it could not be decided', async () => {
    mockCall(decideRefund, errorAnswer('conflict', refundTexts.changed))
    const user = open([aRefund()])
    await user.click(await button(refundTexts.approveRefund('Oswin Varga', 'BA-9')))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: commonTexts.approve }))
    expect(await dialog.findByText(refundTexts.changed)).toBeInTheDocument()
  })

  it.each([
    ['by the person who requested it', aRefund({ is_own: true }), allRights],
    ['without the right', aRefund(), without('approve')],
    ['twice', aRefund({ status: 'sent' }), allRights],
  ])('is not decided %s', async (_who, refund, rights) => {
    open([refund], rights)
    await screen.findByRole('table')
    expect(
      screen.queryByRole('button', { name: refundTexts.approveRefund('Oswin Varga', 'BA-9') }),
    ).not.toBeInTheDocument()
  })
})

describe('a request for a refund', () => {
  const account = {
    account_no: 'BA-9',
    crm_customer_number: 'CU-9',
    name: 'Oswin Varga',
    balance: -42_15,
    refundable: [
      { deposit_id: null, refund_amount: 42_15, refund_methods: ['method' as const, 'check' as const], problem: null },
      {
        deposit_id: '55555555-5555-4555-8555-555555555555',
        refund_amount: 204_00,
        refund_methods: ['check' as const],
        problem: refundTexts.inProgress,
      },
    ],
    methods: [{ 'payment-token': 'tok-1', method: 'Visa ending in 4242' }],
  }

  it('offers what can be refunded, explains what can’t, and is sent', async () => {
    mockCall(getRefundable, account)
    mockCall(requestRefund, aRefund({ is_own: true }))
    const user = open([])
    await user.click(await button(refundTexts.requestARefund))
    const dialog = within(await screen.findByRole('dialog', { name: refundTexts.requestARefund }))
    await user.type(dialog.getByLabelText('Billing account'), 'ba-9{Enter}')
    const problem = `${refundTexts.source(true, '$204.00')}: ${refundTexts.inProgress}`
    expect(await dialog.findByText(problem)).toBeInTheDocument()
    await user.click(dialog.getByRole('radio', { name: refundTexts.paymentMethod }))
    await user.click(dialog.getByRole('button', { name: refundTexts.request('$42.15') }))
    await waitFor(() =>
      expect(requestsOf(requestRefund)[0]?.body).toEqual({
        acct_no: 'BA-9',
        deposit_id: null,
        refund_method: 'method',
        'payment-token': 'tok-1',
        comments: '',
      }),
    )
    expect(await screen.findByText(refundTexts.requestSaved)).toBeInTheDocument()
  })

  it('starts without an account, regardless of the customer opened before', async () => {
    mockCall(getRefundable, account)
    mockCall(getCustomerOverview, anOverview())
    const selection = { customerNumber: 'CU-1', premiseId: null, serviceAccountId: null }
    sessionStorage.setItem(`selection:${imani.user_id}`, JSON.stringify(selection))
    const user = open([])
    await user.click(await button(refundTexts.requestARefund))
    const dialog = within(await screen.findByRole('dialog', { name: refundTexts.requestARefund }))
    expect(dialog.getByLabelText('Billing account')).toHaveValue('')
    expect(requestsOf(getRefundable)).toHaveLength(0)
  })

  it('requires the right', async () => {
    open([aRefund()], without('write'))
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: refundTexts.requestARefund })).not.toBeInTheDocument()
  })
})

describe('refunds in the payment history', () => {
  it('are listed next to the payments with day, method and status', async () => {
    mockCall(viewBalance, owes)
    mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    mockCall(listReceivedRefunds, {
      refunds: [
        {
          refund_id: aRefund().refund_id,
          day: '2026-03-03',
          amount: 42_15,
          reason: 'closed_account',
          status: 'sent',
          refund_method: 'check',
          method: '',
          check_number: 'CK-100200',
          crm_billing_account_number: '4001',
        },
      ],
      total_count: 1,
    })
    renderScreen('/paymentHistory', { as: aCustomer() })
    const refunds = within(await screen.findByRole('region', { name: paymentHistoryTexts.refunds }))
    expect(refunds.getByText(paymentHistoryTexts.refundOf('$42.15'))).toBeVisible()
    expect(refunds.getByText('03/03/2026')).toBeVisible()
    const facts = `${refundTexts.reasonLabels.closed_account} · Check, ${paymentHistoryTexts.refundStates.sent('CK-100200')} · `
    expect(refunds.getByText(facts, { exact: false })).toBeVisible()
  })
})
