import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { missingRight } from '#shared/access/rightText'
import {
  checkCreditRun,
  createCreditRun,
  getCreditRun,
  listCreditCustomers,
  listCreditRuns,
} from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import {
  anAccount,
  aRecentCredit,
  aRow,
  aRun,
  noRecentCredits,
  progressOf,
  recentCreditText,
} from '../../support/answers/creditAnswers'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  offline,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()
const limits = { per_account: 100_00, per_day: 2_000_00, used_today: 500_00 }
const writer = allRights.map((feature) => ({ ...feature, approve: false }))
const reader = allRights.map((feature) => ({ ...feature, approve: false, write: false }))

beforeEach(() => {
  mockCall(listCreditRuns, { runs: [], total_count: 0, limits })
  mockCall(listCreditCustomers, ({ body }) => ({
    customer_details_responses:
      (body as { page_number: number }).page_number === 1 ? [anAccount(1), anAccount(2)] : [anAccount(3)],
    total_records: 11,
    is_exact: true,
  }))
  mockCall(checkCreditRun, { rows: [], total_amount: 0, needs_approval: null, limits, recent: noRecentCredits })
  mockCall(createCreditRun, aRun())
  mockCall(getCreditRun, {
    run: aRun(),
    rows: [aRow(1, { status: 'success', credit_status: 'Success' })],
    total_count: 4,
  })
})

const open = (path = '/issueCredit?community=fennick', rights = writer) => renderScreen(path, { as: imani, rights })
const amountOf = (account: string) => screen.findByLabelText(creditTexts.creditAmountFor(account))
const issue = () => screen.getByRole('button', { name: creditTexts.issueCredit })

async function confirm(user: ReturnType<typeof open>) {
  await user.click(issue())
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Action' }))
  return { dialog, yes: () => user.click(dialog.getByRole('button', { name: 'Yes' })) }
}

describe('the search for accounts to credit', () => {
  it('requires at least one field', async () => {
    const user = open('/issueCredit')
    const form = within(await screen.findByRole('region', { name: creditTexts.searchAccounts }))
    await user.click(form.getByRole('button', { name: commonTexts.search }))
    expect(await screen.findByText('Please fill at least one filter field to search.')).toBeInTheDocument()
    expect(requestsOf(listCreditCustomers)).toHaveLength(0)
  })

  it('shows the customers that were found, ten per page', async () => {
    open()
    expect(await screen.findByText('Customer 1')).toBeInTheDocument()
    expect(requestsOf(listCreditCustomers)[0]?.body).toMatchObject({
      community: 'fennick',
      page_number: 1,
      page_size: 10,
    })
  })

  it('marks those that were credited in the last 24 hours', async () => {
    mockCall(listCreditCustomers, {
      customer_details_responses: [anAccount(1, { last_credit_at: '2026-03-13T09:00:00.000Z' })],
      total_records: 1,
      is_exact: true,
    })
    open()
    expect(await screen.findByText(creditTexts.creditedLately)).toBeInTheDocument()
  })

  it('offers no amounts with the read right alone, and names the missing right', async () => {
    open(undefined, reader)
    expect(await screen.findByText(missingRight('CREDITS.write'))).toBeInTheDocument()
    expect(await screen.findByText('Customer 1')).toBeInTheDocument()
    expect(screen.queryByLabelText(creditTexts.creditAmountFor('BA-1'))).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: creditTexts.importCsv })).not.toBeInTheDocument()
  })
})

describe('amounts', () => {
  it('stay on all pages, and are issued together', async () => {
    const user = open()
    await user.type(await amountOf('BA-2'), '5.50')
    await user.click(screen.getByRole('button', { name: commonTexts.nextPage }))
    await user.type(await amountOf('BA-3'), '7')
    const { dialog, yes } = await confirm(user)
    expect(dialog.getByText('Are you sure you want to credit 2 accounts?')).toBeInTheDocument()
    await yes()
    await waitFor(() => expect(requestsOf(createCreditRun)).toHaveLength(1))
    expect(requestsOf(createCreditRun)[0]?.body).toEqual({
      rows: [
        { acct_no: 'BA-2', credit_amount: 5.5 },
        { acct_no: 'BA-3', credit_amount: 7 },
      ],
      credit_reason_cd: '101',
      comments: 'Credit Adjustment',
    })
    expect(await screen.findByText(creditTexts.runStarted)).toBeInTheDocument()
    expect(await screen.findByText(progressOf(1))).toBeInTheDocument()
    expect(screen.queryByText('Credit details updated successfully!')).not.toBeInTheDocument()
    expect(screen.getByText('Success')).toBeInTheDocument()
  })

  it('are reported as credited, even if the run ended before it was loaded', async () => {
    const run = aRun({ credited_count: 4, status: 'finished' })
    mockCall(getCreditRun, { run, rows: [], total_count: 0 })
    const user = open()
    await user.type(await amountOf('BA-2'), '5.50')
    const { yes } = await confirm(user)
    await yes()
    expect(await screen.findByText('Credit details updated successfully!')).toBeInTheDocument()
    // A page reload must not start a run.
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: null }))
  })

  it('are kept over a reload', async () => {
    sessionStorage.setItem(
      `draft:${imani.user_id}:credits`,
      JSON.stringify({
        amounts: JSON.stringify([{ text: '12', account: { account_no: 'BA-2', name: 'Customer 2' } }]),
      }),
    )
    open()
    expect(await amountOf('BA-2')).toHaveValue('12')
    expect(issue()).toBeEnabled()
  })

  it('can be set for all selected accounts', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: creditTexts.selectPage }))
    await user.type(screen.getByLabelText(creditTexts.commonAmountLabel(2)), '10')
    await user.click(screen.getByRole('button', { name: creditTexts.apply }))
    expect(await amountOf('BA-1')).toHaveValue('10')
    expect(await amountOf('BA-2')).toHaveValue('10')
  })

  it('amounts of zero leave nothing to issue', async () => {
    const user = open()
    expect(issue).toThrow()
    await user.type(await amountOf('BA-1'), '0')
    expect(issue()).toBeDisabled()
  })

  it('are reported at their field if they are invalid', async () => {
    const user = open()
    await user.type(await amountOf('BA-1'), 'abc')
    expect(screen.getByText(commonTexts.amountExample('12.34'))).toBeInTheDocument()
    await user.type(await amountOf('BA-2'), '6000')
    expect(screen.getByText(creditTexts.amountRange)).toBeInTheDocument()
    expect(issue()).toBeDisabled()
  })

  it('are listed and block the run until they are corrected or cleared if they are invalid', async () => {
    const user = open()
    await user.type(await amountOf('BA-1'), '5')
    await user.type(await amountOf('BA-2'), '1.234')
    expect(screen.getByText(creditTexts.invalidAmounts(1))).toBeInTheDocument()
    expect(screen.getByText('BA-2 · Customer 2: “1.234”')).toBeInTheDocument()
    expect(issue()).toBeDisabled()
    await user.click(screen.getByRole('button', { name: creditTexts.clearInvalidAmounts }))
    expect(await amountOf('BA-2')).toHaveValue('')
    expect(await amountOf('BA-1')).toHaveValue('5')
    expect(issue()).toBeEnabled()
  })

  it('block the run from another page too if they are invalid', async () => {
    const user = open()
    await user.type(await amountOf('BA-2'), 'abc')
    await user.click(screen.getByRole('button', { name: commonTexts.nextPage }))
    await user.type(await amountOf('BA-3'), '7')
    expect(screen.getByText('BA-2 · Customer 2: “abc”')).toBeInTheDocument()
    expect(issue()).toBeDisabled()
  })

  it('amounts above the user’s limit say that a second person must approve', async () => {
    const user = open()
    await user.type(await amountOf('BA-1'), '100.01')
    expect(await screen.findByText(creditTexts.aboveAccountCeiling('$100.00'))).toBeInTheDocument()
  })

  it('are confirmed with the accounts that will not be credited, and why', async () => {
    const row = {
      account_no: 'BA-1',
      name: 'Customer 1',
      service_type_code: null,
      credit_amount: 500,
      outcome: 'closed_account' as const,
      is_over_ceiling: false,
      last_credit_at: null,
    }
    mockCall(checkCreditRun, { rows: [row], total_amount: 0, needs_approval: null, limits, recent: noRecentCredits })
    const user = open()
    await user.type(await amountOf('BA-1'), '5')
    const { dialog } = await confirm(user)
    expect(dialog.getByText(creditTexts.wontBeCredited(1))).toBeInTheDocument()
    expect(dialog.getByText(`Customer 1 (BA-1): ${creditTexts.closedAccount}`)).toBeInTheDocument()
  })

  it('are confirmed with the credits of the last 24 hours, their amounts and their issuers', async () => {
    const recent = aRecentCredit()
    mockCall(checkCreditRun, { rows: [], total_amount: 500, needs_approval: 'day', limits, recent })
    const user = open()
    await user.type(await amountOf('BA-1'), '5')
    const { dialog } = await confirm(user)
    expect(requestsOf(checkCreditRun)[0]?.body).toEqual({ rows: [{ acct_no: 'BA-1', credit_amount: 5 }] })
    expect(dialog.getByText(creditTexts.recentlyCredited(1, 24))).toBeInTheDocument()
    expect(dialog.getByRole('listitem')).toHaveTextContent(recentCreditText)
    expect(dialog.getByText(creditTexts.aboveDailyCeiling('$2,000.00'))).toBeInTheDocument()
  })

  it('stay without a confirmation if the dry run failed', async () => {
    mockCall(checkCreditRun, errorAnswer('unavailable', 'The service is being maintained.'))
    const user = open()
    await user.type(await amountOf('BA-1'), '5')
    await user.click(issue())
    expect(await screen.findByText('The service is being maintained.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await amountOf('BA-1')).toHaveValue('5')
  })

  it('are checked again if they change during the dry run', async () => {
    let answer: () => void = () => {}
    const pending = new Promise<void>((done) => {
      answer = done
    })
    const checked = { rows: [], total_amount: 0, needs_approval: null, limits, recent: noRecentCredits }
    mockCall(checkCreditRun, () => pending.then(() => checked))
    const user = open()
    await user.type(await amountOf('BA-1'), '10')
    await user.click(issue())
    await user.type(await amountOf('BA-1'), '0')
    answer()
    expect(await screen.findByText(creditTexts.amountsChanged)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: creditTexts.issueCredit }))
    expect(await screen.findByRole('dialog', { name: 'Confirm Action' })).toHaveTextContent(
      creditTexts.creditToConfirm({ total: '$100.00', reason: '101', comments: 'Credit Adjustment' }),
    )
  })

  it('stay if the run is rejected, and are sent with the same key after a lost response', async () => {
    const user = open()
    await user.type(await amountOf('BA-1'), '5')
    mockCall(createCreditRun, offline)
    const { dialog, yes } = await confirm(user)
    await yes()
    expect(await dialog.findByText('Failed to update the Credit details!', { exact: false })).toBeInTheDocument()
    mockCall(createCreditRun, aRun())
    await yes()
    expect(await screen.findByText(progressOf(1))).toBeInTheDocument()
    const keys = requestsOf(createCreditRun).map(
      ({ headers }) => headers['Idempotency-Key'] ?? headers['idempotency-key'],
    )
    expect(keys[0]).toBeTruthy()
    expect(new Set(keys).size).toBe(1)
  })
})
