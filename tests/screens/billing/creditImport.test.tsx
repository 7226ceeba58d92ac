import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
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
  recentCreditText,
} from '../../support/answers/creditAnswers'
import { ownText } from '../../support/screens/ownText'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()
const limits = { per_account: 100_00, per_day: 2_000_00, used_today: 500_00 }
const writer = allRights.map((feature) => ({ ...feature, approve: false }))

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
describe('an import', () => {
  const choose = async (user: ReturnType<typeof open>, text: string) => {
    await user.click(await screen.findByRole('button', { name: creditTexts.importCsv }))
    await user.upload(
      await screen.findByLabelText(commonTexts.chooseCsv),
      new File([text], 'credits.csv', { type: 'text/csv' }),
    )
  }

  it('shows a preview first, and then credits the valid rows', async () => {
    const row = { name: 'Customer 1', service_type_code: null, is_over_ceiling: false, last_credit_at: null }
    mockCall(checkCreditRun, {
      rows: [
        { ...row, account_no: 'BA-1', credit_amount: 500, outcome: 'credit' },
        { ...row, account_no: 'BA-9', name: '', credit_amount: 700, outcome: 'unknown_account' },
      ],
      recent: aRecentCredit(),
      total_amount: 500,
      needs_approval: null,
      limits,
    })
    const user = open('/issueCredit')
    await choose(user, 'account,amount\nBA-1,5\nBA-9,$7.00\nBA-1,6\nnobody,5\nBA-3,0\nBA-4,abc\n')
    expect(await screen.findByText(ownText(creditTexts.dryRunSummary(1, '$5.00', 5)))).toBeInTheDocument()
    const unknown = screen.getByRole('row', { name: new RegExp(creditTexts.unknownAccount) })
    expect(within(unknown).getByRole('cell', { name: '3' })).toBeInTheDocument()
    // Rejected rows are listed above credited ones, wherever they are in the file.
    expect(within(screen.getByRole('table', { name: creditTexts.whatWouldHappen })).getAllByRole('row')[1]).toBe(
      unknown,
    )
    expect(screen.getByText(/by Noor Haddad/)).toHaveTextContent(recentCreditText)
    expect(screen.getByText(creditTexts.lineNumber(4)).parentElement).toHaveTextContent(creditTexts.twice('BA-1'))
    expect(screen.getByText(creditTexts.lineNumber(6)).parentElement).toHaveTextContent(creditTexts.amountRange)
    expect(screen.getByText(creditTexts.lineNumber(7)).parentElement).toHaveTextContent(
      creditTexts.invalidAmount('abc'),
    )
    expect(requestsOf(createCreditRun)).toHaveLength(0)

    await user.click(screen.getByRole('button', { name: creditTexts.startRun(1, false) }))
    await waitFor(() => expect(requestsOf(createCreditRun)).toHaveLength(1))
    expect(requestsOf(createCreditRun)[0]?.body).toMatchObject({ rows: [{ acct_no: 'BA-1', credit_amount: 5 }] })
  })

  it('requests approval if it is above the user’s limit', async () => {
    const row = { name: 'Customer 1', service_type_code: null, is_over_ceiling: true, last_credit_at: null }
    mockCall(checkCreditRun, {
      rows: [{ ...row, account_no: 'BA-1', credit_amount: 500_00, outcome: 'credit' }],
      recent: noRecentCredits,
      total_amount: 500_00,
      needs_approval: 'account',
      limits,
    })
    const user = open('/issueCredit')
    await choose(user, 'account,amount\nBA-1,500\n')
    expect(await screen.findByRole('button', { name: creditTexts.startRun(1, true) })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: creditTexts.startRun(1, false) })).not.toBeInTheDocument()
  })

  it('says so if the file has another format', async () => {
    const user = open('/issueCredit')
    await choose(user, 'name,city\nMaya,Austin\n')
    expect(await screen.findByText(creditTexts.importHeadHint)).toBeInTheDocument()
    expect(requestsOf(checkCreditRun)).toHaveLength(0)
  })

  it('says why the dry run was rejected', async () => {
    mockCall(checkCreditRun, errorAnswer('unavailable', 'The service is being maintained.'))
    const user = open('/issueCredit')
    await choose(user, 'acct_no,credit_amount\nBA-1,5\n')
    expect(screen.getByText(/^credits.csv, /)).toBeInTheDocument()
    const dialog = within(await screen.findByRole('dialog', { name: creditTexts.importCredits }))
    expect(await dialog.findByText('The service is being maintained.')).toBeInTheDocument()
  })
})
