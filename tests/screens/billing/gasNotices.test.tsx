import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  getDunningReport,
  getNoticeRun,
  listNoticeRuns,
  notifyByEmail,
  previewNotices,
} from '#shared/contract/billing/connections'
import * as disconnectTexts from '#shared/texts/billing/disconnects'
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
const allOfTown = { name: 'Select all accounts in Fennick Oaks on this page' }

async function openDialog() {
  const user = open()
  await user.click(await screen.findByRole('button', allOfTown))
  await user.click(screen.getByRole('button', { name: disconnectTexts.notifyByEmail }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

describe('an account that already had a notice', () => {
  it('is named and excluded', async () => {
    const { user, dialog } = await openDialog()
    const already = await dialog.findByRole('region', { name: disconnectTexts.alreadyNotified })
    expect(already).toHaveTextContent('1 account already received a notice and is left out.')
    expect(already).toHaveTextContent('Debtor 2 BA-2: notice of 03/01/2026, stage 7 Eligible')
    await user.click(dialog.getByRole('button', { name: disconnectTexts.sendTo('1 account') }))
    await waitFor(() => expect(requestsOf(notifyByEmail)[0]?.body).toEqual({ acct_nos: ['BA-1', 'BA-2'], again: [] }))
  })

  it('gets another one if that is selected', async () => {
    const { user, dialog } = await openDialog()
    await user.click(await dialog.findByRole('checkbox', { name: /Debtor 2/ }))
    await user.click(dialog.getByRole('button', { name: disconnectTexts.sendTo('2 accounts') }))
    await waitFor(() => expect(requestsOf(notifyByEmail)[0]?.body).toMatchObject({ again: ['BA-2'] }))
  })
})

describe('an account that gets no notice', () => {
  const left_out = [{ account_no: 'BA-9', name: 'Debtor 9', message: 'No email on file' }]

  it('is named above the preview', async () => {
    mockCall(previewNotices, {
      preview: { to: 'debtor-1@example.com', subject: 'Notice of disconnection', text: 'Hello Debtor 1' },
      recipient_count: 1,
      noticed: [],
      left_out,
    })
    const { dialog } = await openDialog()
    const notSent = await dialog.findByRole('region', { name: disconnectTexts.notSentLabel })
    expect(notSent).toHaveTextContent('Debtor 9 BA-9: No email on file')
    const preview = dialog.getByRole('region', { name: commonTexts.preview })
    expect(notSent.compareDocumentPosition(preview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('leaves nothing to send if it is the only one', async () => {
    mockCall(previewNotices, { preview: null, recipient_count: 0, noticed: [], left_out })
    const { dialog } = await openDialog()
    expect(await dialog.findByText(disconnectTexts.noRecipients)).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: commonTexts.send })).toBeDisabled()
    expect(dialog.getByRole('button', { name: commonTexts.cancel })).toHaveFocus()
  })
})

describe('a request whose response was lost', () => {
  it('is repeated with the same key, even if the dialog was closed', async () => {
    mockCall(notifyByEmail, errorAnswer('unavailable', 'The service is being maintained.'))
    const { user, dialog } = await openDialog()
    await user.click(await dialog.findByRole('button', { name: disconnectTexts.sendTo('1 account') }))
    await dialog.findByText(new RegExp(disconnectTexts.failed))
    await user.click(dialog.getByRole('button', { name: commonTexts.cancel }))
    await user.click(screen.getByRole('button', { name: disconnectTexts.notifyByEmail }))
    await user.click(await screen.findByRole('button', { name: disconnectTexts.sendTo('1 account') }))
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
    const figures = await screen.findByText(/1 of 2 done/)
    expect(figures.closest('[aria-live], output, [role="status"]')).toBeNull()
    run = aNoticeRun({ sent_count: 2 })
    await passTime(2000)
    expect(await screen.findByText(/The run has finished: 2 sent/)).toHaveRole('status')
  })
})

describe('a run in which some notices were not sent', () => {
  it('says so when it has finished', async () => {
    mockCall(listNoticeRuns, { runs: [aNoticeRun({ sent_count: 1, skipped_count: 1 })], total_count: 1 })
    open('/disconnection?tab=notices')
    expect(await screen.findByText('Finished · 1 not sent')).toBeInTheDocument()
  })
})

describe('the time of a run', () => {
  it('is shown with its time zone', async () => {
    mockCall(listNoticeRuns, { runs: [aNoticeRun()], total_count: 1 })
    open('/disconnection?tab=notices')
    expect(await screen.findByRole('link', { name: /03\/13\/2026 \d+:00 AM C[DS]T/ })).toBeInTheDocument()
  })
})
