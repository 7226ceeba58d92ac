import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getDunningReport } from '#shared/contract/billing/dunning'
import { getNoticeRun, listNoticeRuns, notifyByEmail, previewNotices } from '#shared/contract/billing/gasNotices'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import * as commonTexts from '#shared/texts/common'
import { aDebtor, aNoticeRow, aNoticeRun } from '../../support/answers/dunningAnswers'
import { aStaffMember, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const imani = aStaffMember()
const noticed = {
  account_no: 'BA-2',
  name: 'Debtor 2',
  stage: 7,
  last_notice_on: '2026-03-01',
  disconnect_on: '2026-03-11',
} as const
const reportOf = (accounts: ReturnType<typeof aDebtor>[]) => ({
  as_of: new Date().toISOString(),
  accounts,
  total_count: accounts.length,
  held_count: 0,
  communities: [{ community: 'Fennick Oaks', count: accounts.length }],
  moratoria: [],
})

beforeEach(() => {
  mockCall(getDunningReport, reportOf([aDebtor(1), aDebtor(2)]))
  mockCall(previewNotices, {
    preview: { to: 'debtor-1@example.com', subject: 'Notice of disconnection', text: 'Hello Debtor 1' },
    recipient_count: 1,
    noticed: [noticed],
    left_out: [],
  })
  mockCall(notifyByEmail, aNoticeRun())
  mockCall(getNoticeRun, { run: aNoticeRun(), rows: [aNoticeRow(1)], total_count: 1 })
})

const open = (address = '/disconnection') => renderScreen(address, { as: imani })
const allOfTown = { name: dunningTexts.selectCommunity('Fennick Oaks') }

async function openDialog() {
  const user = open()
  await user.click(await screen.findByRole('button', allOfTown))
  await user.click(screen.getByRole('button', { name: dunningTexts.notifyByEmail }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

describe('an account that already had a notice', () => {
  it('is named and excluded', async () => {
    const { user, dialog } = await openDialog()
    const already = await dialog.findByRole('region', { name: gasNoticeTexts.alreadyNotified })
    expect(already).toHaveTextContent(gasNoticeTexts.alreadyNoticed(1, dunningTexts.stageLabels[5]))
    expect(already).toHaveTextContent(
      gasNoticeTexts.earlierNotice({
        account: 'Debtor 2 BA-2',
        sentOn: '03/01/2026',
        stage: `7 ${dunningTexts.stageLabels[7]}`,
        disconnectOn: '03/11/2026',
      }),
    )
    await user.click(dialog.getByRole('button', { name: gasNoticeTexts.sendTo(dunningTexts.accountsOfCount(1)) }))
    await waitFor(() => expect(requestsOf(notifyByEmail)[0]?.body).toEqual({ acct_nos: ['BA-1', 'BA-2'], again: [] }))
  })

  it('gets another one if that is selected', async () => {
    const { user, dialog } = await openDialog()
    await user.click(await dialog.findByRole('checkbox', { name: /Debtor 2/ }))
    await user.click(dialog.getByRole('button', { name: gasNoticeTexts.sendTo(dunningTexts.accountsOfCount(2)) }))
    await waitFor(() => expect(requestsOf(notifyByEmail)[0]?.body).toMatchObject({ again: ['BA-2'] }))
  })
})

describe('an account that gets no notice', () => {
  const left_out = [{ account_no: 'BA-9', name: 'Debtor 9', message: commonTexts.noEmailOnFile }]

  it('is named above the preview', async () => {
    mockCall(previewNotices, {
      preview: { to: 'debtor-1@example.com', subject: 'Notice of disconnection', text: 'Hello Debtor 1' },
      recipient_count: 1,
      noticed: [],
      left_out,
    })
    const { dialog } = await openDialog()
    const notSent = await dialog.findByRole('region', { name: gasNoticeTexts.notSentLabel })
    expect(notSent).toHaveTextContent(`Debtor 9 BA-9: ${commonTexts.noEmailOnFile}`)
    const preview = dialog.getByRole('region', { name: commonTexts.preview })
    expect(notSent.compareDocumentPosition(preview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('leaves nothing to send if it is the only one', async () => {
    mockCall(previewNotices, { preview: null, recipient_count: 0, noticed: [], left_out })
    const { dialog } = await openDialog()
    expect(await dialog.findByText(gasNoticeTexts.noRecipients)).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: commonTexts.send })).toBeDisabled()
    expect(dialog.getByRole('button', { name: commonTexts.cancel })).toHaveFocus()
  })
})

describe('a request whose response was lost', () => {
  it('is repeated with the same key, even if the dialog was closed', async () => {
    mockCall(notifyByEmail, errorAnswer('unavailable', 'The service is being maintained.'))
    const { user, dialog } = await openDialog()
    await user.click(
      await dialog.findByRole('button', { name: gasNoticeTexts.sendTo(dunningTexts.accountsOfCount(1)) }),
    )
    await dialog.findByText('Failed to sent Email!', { exact: false })
    await user.click(dialog.getByRole('button', { name: commonTexts.cancel }))
    await user.click(screen.getByRole('button', { name: dunningTexts.notifyByEmail }))
    await user.click(
      await screen.findByRole('button', { name: gasNoticeTexts.sendTo(dunningTexts.accountsOfCount(1)) }),
    )
    await waitFor(() => expect(requestsOf(notifyByEmail)).toHaveLength(2))
    const [first, second] = requestsOf(notifyByEmail).map(({ headers }) => headers['Idempotency-Key'])
    expect(second).toBe(first)
  })
})

describe('a run that is shown', () => {
  it('shows its progress as figures, and announces only its end', async () => {
    startTestTime()
    let run = aNoticeRun({ status: 'running', sent_count: 1, finished_at: null })
    mockCall(getNoticeRun, () => ({ run, rows: [], total_count: 0 }))
    open(`/disconnection?tab=notices&run=${run.run_id}`)
    const figures = await screen.findByText(
      gasNoticeTexts.noticesDone({
        done: 1,
        rowCount: 2,
        sentCount: 1,
        skippedCount: 0,
        failedCount: 0,
        unknownCount: 0,
      }),
    )
    expect(figures.closest('[aria-live], output, [role="status"]')).toBeNull()
    run = aNoticeRun({ sent_count: 2 })
    await passTime(2000)
    const end = { sentCount: 2, skippedCount: 0, failedCount: 0, unknownCount: 0 }
    expect(await screen.findByText(gasNoticeTexts.runSummary(end))).toHaveRole('status')
  })
})

describe('a run in which some notices were not sent', () => {
  it('says so when it has finished', async () => {
    mockCall(listNoticeRuns, { runs: [aNoticeRun({ sent_count: 1, skipped_count: 1 })], total_count: 1 })
    open('/disconnection?tab=notices')
    const facts = { isFinished: true, skippedCount: 1, failedCount: 0, unknownCount: 0 }
    expect(await screen.findByText(gasNoticeTexts.noticeRunFacts(facts))).toBeInTheDocument()
  })
})

describe('the time of a run', () => {
  it('is shown with its time zone', async () => {
    mockCall(listNoticeRuns, { runs: [aNoticeRun()], total_count: 1 })
    open('/disconnection?tab=notices')
    expect(await screen.findByRole('link', { name: /03\/13\/2026 \d+:00 AM C[DS]T/ })).toBeInTheDocument()
  })
})
