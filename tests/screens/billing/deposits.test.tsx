import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { missingRight } from '#shared/access/rightText'
import { listDeposits, listDepositTransactions } from '#shared/contract/billing/deposits'
import { listRefunds } from '#shared/contract/billing/refunds'
import * as depositTexts from '#shared/texts/billing/deposits'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as commonTexts from '#shared/texts/common'
import { aDeposit } from '../../support/answers/dunningAnswers'
import { aRefund } from '../../support/answers/refundAnswers'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()

beforeEach(() => {
  mockCall(listDeposits, {
    deposits: [
      aDeposit(),
      aDeposit({
        deposit_id: aDeposit().deposit_id.replaceAll('5', '7'),
        name: 'Otto Late',
        months_on_time: 2,
        is_refund_candidate: false,
      }),
    ],
    total_count: 2,
    total_deposit: 400_00,
    total_interest: 8_00,
  })
  mockCall(listDepositTransactions, ({ query }) => ({
    transactions:
      query['txnTypeCode'] === 'DEPK'
        ? []
        : [
            {
              transaction_id: '77777777-7777-4777-8777-777777777777',
              txnTypeCode: 'DEPI' as const,
              amount: 4_00,
              posted_on: '2026-03-06',
              note: 'Year 1',
            },
          ],
    total_count: query['txnTypeCode'] === 'DEPK' ? 0 : 1,
  }))
})

const open = (address = '/depositAccounts', rights = allRights) => renderScreen(address, { as: imani, rights })

describe('account deposits', () => {
  it('flag those that are due for return, and show their total', async () => {
    open()
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByText(depositTexts.refundCandidate)).toHaveLength(1)
    expect(table.getByText(depositTexts.monthsOnTime(12))).toBeInTheDocument()
    expect(screen.getByText(depositTexts.deposited('$400.00'))).toBeInTheDocument()
    expect(screen.getByText(depositTexts.interest('$8.00'))).toBeInTheDocument()
  })

  it('cover the days given in the URL, or 30 days', async () => {
    open('/depositAccounts?days=7')
    await screen.findByRole('table')
    expect(requestsOf(listDeposits)[0]?.body).toMatchObject({ days: 7 })
  })

  it('cover as many days as are typed', async () => {
    const user = open('/depositAccounts?range=custom&days=45')
    const days = await screen.findByLabelText(commonTexts.days)
    await user.clear(days)
    await user.type(days, '200')
    await waitFor(() => expect(requestsOf(listDeposits).at(-1)?.body).toMatchObject({ days: 200 }))
  })

  it('can be filtered by status, regardless of the day', async () => {
    const user = open()
    await screen.findByRole('table')
    await user.click(screen.getByRole('combobox', { name: commonTexts.status }))
    await user.click(
      await screen.findByText(depositTexts.statusLabels.review_due, { selector: '.ant-select-item-option-content' }),
    )
    await waitFor(() =>
      expect(requestsOf(listDeposits).at(-1)?.body).toEqual({ status: 'review_due', page_number: 1, page_size: 20 }),
    )
    expect(screen.getByRole('combobox', { name: commonTexts.period })).toBeDisabled()
  })

  it('say so if there are none', async () => {
    mockCall(listDeposits, { deposits: [], total_count: 0, total_deposit: 0, total_interest: 0 })
    open()
    expect(await screen.findByText(depositTexts.noActivityTitle)).toBeInTheDocument()
  })

  it('show a failure in place if they could not be loaded', async () => {
    mockCall(listDeposits, errorAnswer('unavailable', 'The service is being maintained.'))
    open()
    expect(await screen.findByText(depositTexts.depositsNotLoaded)).toBeInTheDocument()
  })

  it('show their transactions in a dialog, and say so if there are none of a type', async () => {
    const user = open()
    await user.click(
      await screen.findByRole('button', { name: depositTexts.depositTransactionsFor('Maya Fields', 'BA-1') }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(`${depositTexts.transactionLabels.DEPI} (DEPI)`)).toBeInTheDocument()
    await user.click(dialog.getByLabelText(commonTexts.type))
    await user.click(await screen.findByTitle(`${depositTexts.transactionLabels.DEPK} (DEPK)`))
    expect(await dialog.findByText(depositTexts.noMatchingTransactions)).toBeInTheDocument()
  })
})

describe('refunds', () => {
  it('are listed on their own tab', async () => {
    mockCall(listRefunds, {
      refunds: [aRefund({ status: 'stale', sent_on: '2026-03-04', check_number: 'CK-100200' })],
      total_count: 1,
      total_refund: 42_15,
    })
    open('/depositAccounts?tab=refunds')
    const table = within(await screen.findByRole('table'))
    expect(table.getByText(refundTexts.reasonLabels.closed_account)).toBeInTheDocument()
    expect(table.getByText(refundTexts.statusLabels.stale)).toBeInTheDocument()
    expect(screen.getByText(refundTexts.total('$42.15'))).toBeInTheDocument()
  })

  it('name the missing right', async () => {
    open(
      '/depositAccounts?tab=refunds',
      allRights.map((feature) => (feature.name === 'REFUNDS' ? { ...feature, read: false } : feature)),
    )
    expect(await screen.findByText(missingRight('REFUNDS.read'))).toBeInTheDocument()
    expect(requestsOf(listRefunds)).toEqual([])
  })
})
