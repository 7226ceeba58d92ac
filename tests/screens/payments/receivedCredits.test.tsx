import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listPayments, listReceivedCredits, type ReceivedCredit, viewBalance } from '#shared/contract/payments/payments'
import { wallClock } from '#shared/desks/openingHours'
import { formatDay } from '#shared/format/formatDay'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { owes } from '../../support/answers/paymentAnswers'
import { findTile } from '../../support/screens/findTile'
import {
  aCustomer,
  allRights,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const customer = aCustomer()
const credit = (index: number, changes: Partial<ReceivedCredit> = {}): ReceivedCredit => ({
  credit_id: `44444444-4444-4444-8444-00000000000${index}`,
  created_date: new Date().toISOString(),
  amount: 20_00,
  credit_reason_cd: '102',
  crm_billing_account_number: '4001',
  ...changes,
})
const withoutHistory = allRights.filter(({ name }) => name !== 'PAYMENTHISTORY')

beforeEach(() => {
  mockCall(viewBalance, owes)
  mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
})

describe('credits in the payment history', () => {
  const panel = async () => within(await screen.findByRole('region', { name: paymentHistoryTexts.credits }))

  it('are listed next to the payments with day, reason and account', async () => {
    mockCall(listReceivedCredits, {
      credits: [credit(1, { created_date: '2026-03-03T15:00:00.000Z' })],
      total_count: 1,
    })
    renderScreen('/paymentHistory', { as: customer })
    const credits = await panel()
    expect(credits.getByText(commonTexts.creditOf('$20.00'))).toBeVisible()
    expect(credits.getByText('03/03/2026')).toBeVisible()
    expect(credits.getByText(new RegExp(`^${creditTexts.reasonLabels['102']} · .* at 12 Larkspur Lane$`))).toBeVisible()
    expect(requestsOf(listReceivedCredits)[0]?.query).toMatchObject({ billing_group_id: 'group-4001' })
  })

  it('are shown page by page when all of them are requested', async () => {
    mockCall(listReceivedCredits, { credits: [credit(1)], total_count: 620 })
    const user = renderScreen('/paymentHistory', { as: customer })
    await user.click((await panel()).getByRole('button', { name: paymentHistoryTexts.showAllCredits(620) }))
    await user.click((await panel()).getByRole('button', { name: commonTexts.page(31) }))
    await waitFor(() =>
      expect(requestsOf(listReceivedCredits).at(-1)?.query).toMatchObject({ page_number: 31, page_size: 20 }),
    )
  })

  it('are not mentioned if there are none', async () => {
    renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByText(paymentHistoryTexts.noPayments, { exact: false })).toBeVisible()
    expect(screen.queryByRole('region', { name: paymentHistoryTexts.credits })).not.toBeInTheDocument()
  })

  it('fail without affecting the payments', async () => {
    mockCall(listReceivedCredits, errorAnswer('unavailable', 'The service is being maintained.'))
    renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByText(paymentHistoryTexts.yourCreditsNotLoaded)).toBeVisible()
    expect(await screen.findByText(paymentHistoryTexts.noPayments, { exact: false })).toBeVisible()
  })
})

describe('the balance', () => {
  const tile = () => findTile(commonTexts.balance)

  it('names the credits of the last month, but no older ones', async () => {
    const recent = credit(1)
    const issuedOn = formatDay(wallClock(new Date(recent.created_date), 'America/Chicago').day)
    mockCall(listReceivedCredits, {
      credits: [recent, credit(2, { amount: 7_00, created_date: '2025-01-02T15:00:00.000Z' })],
      total_count: 2,
    })
    renderScreen('/', { as: customer })
    const line = await (await tile()).findByText(creditTexts.reasonLabels['102'], { exact: false })
    expect(line.textContent).toBe(
      dashboardTexts.creditNotice('$20.00', creditTexts.reasonLabels['102']).replace('<date/>', issuedOn),
    )
    expect((await tile()).queryByText(/\$7.00/)).not.toBeInTheDocument()
  })

  it('says so if the credits could not be loaded', async () => {
    mockCall(listReceivedCredits, errorAnswer('unavailable', 'The service is being maintained.'))
    renderScreen('/', { as: customer })
    expect(await (await tile()).findByText(dashboardTexts.creditsNotLoaded)).toBeVisible()
  })

  it('loads no credits without the right to read payments', async () => {
    renderScreen('/', { as: customer, rights: withoutHistory })
    await (await tile()).findByText(dashboardTexts.autopayIsOff)
    expect(requestsOf(listReceivedCredits)).toHaveLength(0)
  })
})
