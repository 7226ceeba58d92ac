import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type CreditRun,
  controlCreditRun,
  decideCreditRun,
  getCreditReport,
  getCreditRun,
  listCreditRuns,
  listRecentCredits,
} from '#shared/contract/billing/credits'
import { getCustomerOverview } from '#shared/contract/customers/customers'
import * as creditRowTexts from '#shared/texts/billing/creditRows'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import { platform } from '../../../renderer/platform'
import {
  aRecentCredit,
  aRow,
  aRun,
  noRecentCredits,
  progressFacts,
  progressOf,
  recentCreditText,
} from '../../support/answers/creditAnswers'
import { anOverview } from '../../support/answers/customerAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const imani = aStaffMember()
const limits = { per_account: 100_00, per_day: 2_000_00, used_today: 0 }
const writer = allRights.map((feature) => ({ ...feature, approve: false }))

let run: CreditRun
beforeEach(() => {
  mockCall(listCreditRuns, { runs: [], total_count: 0, limits })
  mockCall(getCreditRun, () => ({
    run,
    rows: [
      aRow(1, { status: 'success', credit_status: 'Success' }),
      aRow(2, { status: 'error', credit_status: `Error:${creditTexts.closedAccount}` }),
      aRow(3),
    ],
    total_count: 3,
  }))
  mockCall(controlCreditRun, () => run)
  mockCall(listRecentCredits, noRecentCredits)
})

const open = (shown: CreditRun, rights = allRights) => {
  run = shown
  return renderScreen(`/issueCredit?tab=runs&run=${shown.run_id}`, { as: imani, rights })
}
const button = (name: string) => screen.findByRole('button', { name })

describe('the runs', () => {
  it('are listed with their progress', async () => {
    mockCall(listCreditRuns, { runs: [aRun({ failed_count: 1 })], total_count: 1, limits })
    renderScreen('/issueCredit?tab=runs', { as: imani })
    const table = within(await screen.findByRole('table'))
    expect(table.getByText(creditTexts.statusWithFailures(creditTexts.runStatusLabels.running, 1))).toBeInTheDocument()
    expect(table.getByText('2 of 4')).toBeInTheDocument()
    expect(table.getByText('03/13/2026 10:00 AM CDT')).toBeInTheDocument()
  })

  it('are counted while they wait for approval', async () => {
    mockCall(listCreditRuns, ({ query }) => ({ runs: [], total_count: query['status'] === 'waiting' ? 3 : 0, limits }))
    renderScreen('/issueCredit', { as: imani })
    expect(
      await screen.findByRole('link', { name: new RegExp(`${creditTexts.runStatusLabels.waiting}.*3`) }),
    ).toBeInTheDocument()
  })

  it('have their own tab while they wait for approval, which is marked while it is open', async () => {
    mockCall(listCreditRuns, ({ query }) => ({ runs: [], total_count: query['status'] === 'waiting' ? 3 : 0, limits }))
    const user = renderScreen('/issueCredit', { as: imani })
    const waiting = await screen.findByRole('link', { name: new RegExp(creditTexts.runStatusLabels.waiting) })
    expect(waiting).not.toHaveAttribute('aria-current')
    await user.click(waiting)
    await waitFor(() => expect(waiting).toHaveAttribute('aria-current', 'page'))
    const runs = screen.getByRole('link', { name: creditTexts.runs })
    expect(runs).not.toHaveAttribute('aria-current')
    await user.click(runs)
    await waitFor(() => expect(runs).toHaveAttribute('aria-current', 'page'))
    expect(waiting).not.toHaveAttribute('aria-current')
  })

  it('keep the tab of waiting runs while it is open, even if none is left', async () => {
    renderScreen('/issueCredit?tab=runs&status=waiting', { as: imani })
    expect(await screen.findByText(creditTexts.noMatchingRuns)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: new RegExp(creditTexts.runStatusLabels.waiting) })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  it('say so if there are none', async () => {
    renderScreen('/issueCredit?tab=runs', { as: imani })
    expect(await screen.findByText(creditTexts.noRuns)).toBeInTheDocument()
  })

  it('say so if they could not be loaded', async () => {
    mockCall(listCreditRuns, errorAnswer('unavailable', 'The service is being maintained.'))
    renderScreen('/issueCredit?tab=runs', { as: imani })
    expect(await screen.findByText(creditTexts.runsNotLoaded)).toBeInTheDocument()
  })
})

describe('a run', () => {
  it('shows the outcome of each row', async () => {
    open(aRun({ failed_count: 1 }))
    expect(await screen.findByText('Success')).toBeInTheDocument()
    expect(screen.getByText(`Error:${creditTexts.closedAccount}`)).toBeInTheDocument()
    expect(screen.getByText(creditRowTexts.statusLabels.not_initiated)).toBeInTheDocument()
    expect(screen.getByText('03/13/2026 10:00 AM CDT')).toBeInTheDocument()
    expect(screen.getByText(progressOf(1, 1))).toBeInTheDocument()
  })

  it('follows its progress on the server', async () => {
    startTestTime()
    open(aRun())
    expect(await screen.findByText(progressOf(1))).toBeInTheDocument()
    run = aRun({ credited_count: 4, status: 'finished' })
    await passTime(2000)
    expect(await screen.findByText(progressOf(4))).toBeInTheDocument()
    expect(screen.getByText(creditTexts.runStatusLabels.finished)).toBeInTheDocument()
    expect(screen.getByText(creditTexts.runFinished(4, 0))).toBeInTheDocument()
  })

  it.each([
    ['all went well', 0, 'Credit details updated successfully!'],
    ['one failed', 1, creditTexts.partlyFailed({ credited_count: 3, failed_count: 1 })],
    ['nothing went well', 4, 'Failed to update the Credit details!'],
  ])('says at its end that %s, and reloads the number of waiting runs', async (_what, failed_count, text) => {
    startTestTime()
    open(aRun())
    expect(await screen.findByText(progressOf(1))).toBeInTheDocument()
    expect(screen.queryByText(text)).not.toBeInTheDocument()
    const askedBefore = requestsOf(listCreditRuns).length
    run = aRun({ credited_count: 4 - failed_count, failed_count, status: 'finished' })
    await passTime(2000)
    expect(await screen.findByText(text)).toBeInTheDocument()
    await waitFor(() => expect(requestsOf(listCreditRuns).length).toBeGreaterThan(askedBefore))
  })

  it('does not announce its end if it had ended before it was opened', async () => {
    open(aRun({ credited_count: 4, status: 'finished' }))
    expect(await screen.findByText(progressOf(4))).toBeInTheDocument()
    expect(screen.queryByText('Credit details updated successfully!')).not.toBeInTheDocument()
  })

  it('reloads what the opened customer owes with each credit, because its page may be left before its end', async () => {
    startTestTime()
    mockCall(getCustomerOverview, anOverview())
    const opened = { customerNumber: 'CU-1', premiseId: null, serviceAccountId: null }
    window.sessionStorage.setItem(`selection:${imani.user_id}`, JSON.stringify(opened))
    open(aRun())
    expect(await screen.findByText(progressOf(1))).toBeInTheDocument()
    const askedBefore = requestsOf(getCustomerOverview).length
    run = aRun({ credited_count: 2 })
    await passTime(2000)
    expect(await screen.findByText(progressOf(2))).toBeInTheDocument()
    await waitFor(() => expect(requestsOf(getCustomerOverview).length).toBeGreaterThan(askedBefore))
  })

  it('names the customer of each row, and shows their balance to approvers', async () => {
    open(aRun({ status: 'waiting', needs_approval: true, is_own: false }))
    expect(await screen.findByRole('link', { name: 'BA-2' })).toBeInTheDocument()
    expect(screen.getByText('Customer 2')).toBeInTheDocument()
    expect(screen.getAllByText('$45.00')).toHaveLength(3)
  })

  it.each([
    [creditTexts.pause, 'pause', aRun()],
    [creditTexts.resume, 'resume', aRun({ status: 'paused' })],
    [creditTexts.retryFailed(1), 'retry_failed', aRun({ status: 'finished', failed_count: 1 })],
  ] as const)('offers “%s” if that is possible', async (name, action, shown) => {
    const user = open(shown, writer)
    await user.click(await button(name))
    await waitFor(() => expect(requestsOf(controlCreditRun)[0]?.body).toEqual({ action }))
  })

  it.each([
    ['running', aRun()],
    ['paused', aRun({ status: 'paused' })],
    ['waiting for approval', aRun({ status: 'waiting', needs_approval: true })],
  ] as const)('a run that is %s is canceled after a confirmation that names what is left', async (_how, shown) => {
    const user = open(shown, writer)
    await user.click(await button(creditTexts.cancelTheRun))
    const dialog = within(await screen.findByRole('dialog', { name: creditTexts.cancelThisRun }))
    expect(dialog.getByText(creditTexts.uncreditedCount(3), { exact: false })).toHaveTextContent(
      creditTexts.cancelRunEffect('$5.00', 1),
    )
    run = aRun({ status: 'cancelled' })
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(controlCreditRun)[0]?.body).toEqual({ action: 'cancel' }))
    expect(await screen.findByText(creditTexts.canceledRunProgress(progressFacts(1), 3))).toBeInTheDocument()
  })

  it('continues during the confirmation of its cancellation, which shows the progress', async () => {
    const user = open(aRun(), writer)
    await user.click(await button(creditTexts.cancelTheRun))
    const dialog = within(await screen.findByRole('dialog', { name: creditTexts.cancelThisRun }))
    expect(dialog.getByText(creditTexts.uncreditedCount(3), { exact: false })).toBeInTheDocument()
    run = aRun({ credited_count: 3, credited_amount: 15_00 })
    expect(await dialog.findByText(creditTexts.uncreditedCount(1), { exact: false })).toHaveTextContent(
      creditTexts.cancelRunEffect('$15.00', 3),
    )
  })

  it('can neither be canceled again nor retried once it was canceled', async () => {
    open(aRun({ status: 'cancelled', failed_count: 1 }))
    expect(
      await screen.findByText(creditTexts.statusWithFailures(creditTexts.runStatusLabels.cancelled, 1)),
    ).toBeInTheDocument()
    for (const name of [creditTexts.cancelTheRun, creditTexts.retryFailed(1)])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })

  it('has a report', async () => {
    mockCall(getCreditReport, new Blob(['No.,Billing account']))
    const saved = vi.spyOn(platform, 'saveFile').mockResolvedValue({ outcome: 'saved' })
    const user = open(aRun({ status: 'finished' }))
    await user.click(await button(creditTexts.downloadReport))
    expect(await screen.findByText(creditTexts.reportSaved)).toBeInTheDocument()
    expect(saved).toHaveBeenCalledWith('Credit run 2026-03-13 44444444.csv', expect.any(Uint8Array))
  })
})

describe('a run that waits for approval', () => {
  const waiting = (changes: Partial<CreditRun> = {}) =>
    aRun({ status: 'waiting', needs_approval: true, credited_count: 0, is_own: false, ...changes })

  it('is approved by a second person after a confirmation', async () => {
    mockCall(decideCreditRun, waiting({ status: 'running' }))
    const user = open(waiting())
    await user.click(await button(commonTexts.approve))
    const dialog = within(await screen.findByRole('dialog', { name: creditTexts.approveThisRun }))
    expect(
      dialog.getByText(creditTexts.plannedTotal({ count: 4, total: '$20.00', requester: 'Imani Brooks' })),
    ).toBeInTheDocument()
    const facts = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(facts).toEqual([
      [creditTexts.requestedBy, 'Imani Brooks'],
      [commonTexts.accounts, '4'],
      [commonTexts.total, '$20.00'],
      [commonTexts.reason, '101 Credit Adjustment'],
      [commonTexts.comment, 'Credit Adjustment'],
    ])
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(decideCreditRun)[0]?.body).toEqual({ decision: 'approve' }))
  })

  it('offers its actions once it is known whether there is a warning above them', async () => {
    const answer = createDeferredAnswer<typeof noRecentCredits>()
    mockCall(listRecentCredits, () => answer.promise)
    open(waiting())
    expect(await screen.findByText(creditTexts.runStatusLabels.waiting)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: commonTexts.approve })).toBeNull()
    answer.resolveWith(noRecentCredits)
    expect(await button(commonTexts.approve)).toBeInTheDocument()
  })

  it('warns of accounts that were credited in the last 24 hours before it is decided', async () => {
    mockCall(listRecentCredits, { ...aRecentCredit(), credit_count: 23, account_count: 21 })
    const user = open(waiting())
    await user.click(await button(commonTexts.approve))
    const dialog = within(await screen.findByRole('dialog', { name: creditTexts.approveThisRun }))
    expect(await dialog.findByText(creditTexts.recentlyCredited(21, 24))).toBeInTheDocument()
    expect(dialog.getByRole('listitem')).toHaveTextContent(recentCreditText)
    expect(dialog.getByText(creditTexts.andEarlierCredits(22))).toBeInTheDocument()
    expect(screen.getAllByText(creditTexts.andEarlierCredits(22))).toHaveLength(2)
  })

  it('says so if the credits of the last 24 hours could not be loaded', async () => {
    mockCall(listRecentCredits, errorAnswer('unavailable', 'The service is being maintained.'))
    const user = open(waiting())
    await user.click(await button(commonTexts.approve))
    const dialog = within(await screen.findByRole('dialog', { name: creditTexts.approveThisRun }))
    expect(await dialog.findByText(creditTexts.recentCreditsNotLoaded)).toBeInTheDocument()
  })

  it('says why it could not be decided', async () => {
    mockCall(decideCreditRun, errorAnswer('conflict', creditTexts.decided))
    const user = open(waiting())
    await user.click(await button(creditTexts.reject))
    const dialog = within(await screen.findByRole('dialog', { name: creditTexts.rejectThisRun }))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await dialog.findByText(creditTexts.decided, { exact: false })).toBeInTheDocument()
  })

  it.each([
    ['by who began it', waiting({ is_own: true }), allRights],
    ['without the right', waiting(), writer],
  ])('is not approved %s', async (_who, shown, rights) => {
    open(shown, rights)
    expect(await button(creditTexts.downloadReport)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: commonTexts.approve })).not.toBeInTheDocument()
  })
})
