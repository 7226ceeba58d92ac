import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getDisconnectedReport, getDunningReport, placeHold } from '#shared/contract/billing/dunning'
import { getNoticeRun, notifyByEmail, previewNotices, retryNotices } from '#shared/contract/billing/gasNotices'
import * as roleTexts from '#shared/texts/access/roles'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import * as moratoriumTexts from '#shared/texts/billing/moratoria'
import * as commonTexts from '#shared/texts/common'
import { aDebtor, aMoratorium, aNoticeRow, aNoticeRun } from '../../support/answers/dunningAnswers'
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
const report = {
  as_of: new Date().toISOString(),
  accounts: [aDebtor(1), aDebtor(2, { community: 'Tallis Green', email: '' })],
  total_count: 2,
  held_count: 3,
  communities: [
    { community: 'Fennick Oaks', count: 1 },
    { community: 'Tallis Green', count: 1 },
  ],
  moratoria: [],
}

beforeEach(() => {
  mockCall(getDunningReport, report)
  mockCall(previewNotices, {
    preview: { to: 'debtor-1@example.com', subject: 'Notice of disconnection', text: 'Hello Debtor 1' },
    recipient_count: 1,
    noticed: [],
    left_out: [{ account_no: 'BA-2', name: 'Debtor 2', message: commonTexts.noEmailOnFile }],
  })
  mockCall(notifyByEmail, aNoticeRun())
  mockCall(getNoticeRun, { run: aNoticeRun(), rows: [aNoticeRow(1), aNoticeRow(2)], total_count: 2 })
  mockCall(placeHold, { hold_id: '99999999-9999-4999-8999-999999999999' })
})

const open = (address = '/disconnection', rights = allRights) => renderScreen(address, { as: imani, rights })
const runAddress = `/disconnection?tab=notices&run=${aNoticeRun().run_id}`
const without = (name: string, verb: 'read' | 'write') =>
  allRights.map((feature) => (feature.name === name ? { ...feature, [verb]: false } : feature))

describe('accounts due for disconnect', () => {
  it('are listed by community', async () => {
    open()
    const first = within(await screen.findByRole('region', { name: 'Fennick Oaks' }))
    expect(first.getByText('Debtor 1')).toBeInTheDocument()
    expect(first.getByText(`5 ${dunningTexts.stageLabels[5]}`)).toBeInTheDocument()
    const second = within(screen.getByRole('region', { name: 'Tallis Green' }))
    expect(second.getByText(dunningTexts.noEmailOnFile)).toBeInTheDocument()
  })

  it('are sorted within each community by a heading, in the URL', async () => {
    const user = open()
    const first = within(await screen.findByRole('region', { name: 'Fennick Oaks' }))
    await user.click(first.getByRole('button', { name: commonTexts.balance }))
    await waitFor(() => expect(requestsOf(getDunningReport).at(-1)?.query).toMatchObject({ sort: '-balance' }))
    expect(window.location.search).toBe('?sort=-balance')
  })

  it('show the next action and the day that a notice would name', async () => {
    const user = open()
    await user.click(await screen.findByText(dunningTexts.rulesTitle))
    expect(screen.getByText(dunningTexts.nextActionExplanation(2))).toBeVisible()
  })

  it('show good news if there are none', async () => {
    mockCall(getDunningReport, { ...report, accounts: [], total_count: 0, communities: [] })
    open()
    expect(await screen.findByText(dunningTexts.noneDue)).toBeInTheDocument()
  })

  it('show where a moratorium applies', async () => {
    const moratorium = aMoratorium()
    mockCall(getDunningReport, { ...report, moratoria: [moratorium] })
    open()
    const banner = await screen.findByRole('region', { name: moratoriumTexts.moratoria })
    expect(banner).toHaveTextContent(
      moratoriumTexts.moratorium({
        community: 'Orrin Lake',
        kind: moratoriumTexts.moratoriumLabels.cold_weather,
        until: '01/03/2026',
        note: moratorium.note,
      }),
    )
  })

  it('say so if the report is old', async () => {
    mockCall(getDunningReport, { ...report, as_of: new Date(Date.now() - 11 * 60_000).toISOString() })
    open()
    expect(await screen.findByText(ownText(dunningTexts.reportAge(true, 10)))).toBeInTheDocument()
  })

  it('disappear when the user loses the right to see them', async () => {
    const user = open()
    await screen.findByText('Debtor 1')
    mockCall(getDunningReport, errorAnswer('not_allowed', roleTexts.notInRole))
    await user.click(screen.getByRole('button', { name: commonTexts.refresh }))
    expect(await screen.findByText(roleTexts.notInRole)).toBeVisible()
    expect(screen.queryByText('Debtor 1')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: commonTexts.tryAgain })).not.toBeInTheDocument()
  })

  it('accounts on hold show the reason, the end and the note', async () => {
    const hold = { hold_reason: 'medical', hold_note: 'Letter of the doctor came', held_until: '2026-04-12' } as const
    mockCall(getDunningReport, { ...report, accounts: [aDebtor(1, hold)] })
    renderScreen('/disconnection?held=yes', { as: imani, rights: allRights })
    expect(await screen.findByText('Letter of the doctor came')).toBeVisible()
  })

  it('say so if the report could not be loaded', async () => {
    mockCall(getDunningReport, errorAnswer('unavailable', 'The service is being maintained.'))
    open()
    expect(await screen.findByText(dunningTexts.reportNotLoaded)).toBeInTheDocument()
  })

  it('can be put on hold with a reason', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: dunningTexts.placeHoldOn('Debtor 1, BA-1') }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(commonTexts.note), 'Half is paid')
    await user.click(dialog.getByRole('button', { name: dunningTexts.placeHold }))
    expect(await dialog.findByText(dunningTexts.holdReason)).toBeInTheDocument()
    expect(dialog.getByLabelText(commonTexts.reason)).toHaveAccessibleDescription(dunningTexts.holdReason)
    expect(dialog.getByLabelText(commonTexts.reason)).toBeInvalid()
    expect(requestsOf(placeHold)).toHaveLength(0)
    await user.click(dialog.getByLabelText(commonTexts.reason))
    await user.click(await screen.findByText(dunningTexts.holdReasonLabels.arrangement))
    expect(dialog.queryByText(dunningTexts.holdReason)).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: dunningTexts.placeHold }))
    await waitFor(() =>
      expect(requestsOf(placeHold)[0]?.body).toEqual({
        acct_no: 'BA-1',
        reason: 'arrangement',
        held_until: null,
        note: 'Half is paid',
      }),
    )
  })

  it('can’t be notified or put on hold without the rights', async () => {
    open('/disconnection', without('NOTICES', 'write'))
    await screen.findByText('Debtor 1')
    expect(screen.queryByRole('button', { name: dunningTexts.notifyByEmail })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})

describe('notices', () => {
  it('are previewed with the accounts that get none, sent once with one key, and followed', async () => {
    const user = open()
    await user.click(await screen.findByRole('checkbox', { name: commonTexts.selectItem('Debtor 1, BA-1') }))
    await user.click(screen.getByRole('checkbox', { name: commonTexts.selectItem('Debtor 2, BA-2') }))
    expect(screen.getByText(dunningTexts.selectedCount('2'))).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: dunningTexts.notifyByEmail }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Hello Debtor 1')).toBeInTheDocument()
    expect(dialog.getByText(`Debtor 2 BA-2: ${commonTexts.noEmailOnFile}`)).toBeInTheDocument()
    await user.dblClick(dialog.getByRole('button', { name: gasNoticeTexts.sendTo(dunningTexts.accountsOfCount(1)) }))

    expect(await screen.findByText('Email sent successfully!')).toBeInTheDocument()
    const sent = requestsOf(notifyByEmail)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toEqual({ acct_nos: ['BA-1', 'BA-2'], again: [] })
    expect(sent[0]?.headers['Idempotency-Key']).toBeTruthy()
  })

  it('keep the selection if they could not be started, which is reported', async () => {
    mockCall(notifyByEmail, errorAnswer('unavailable', 'There is no mail server.'))
    const user = open()
    await user.click(await screen.findByRole('checkbox', { name: commonTexts.selectItem('Debtor 1, BA-1') }))
    await user.click(screen.getByRole('button', { name: dunningTexts.notifyByEmail }))
    await user.click(
      await screen.findByRole('button', { name: gasNoticeTexts.sendTo(dunningTexts.accountsOfCount(1)) }),
    )
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText('Failed to sent Email!', { exact: false })).toBeInTheDocument()
    expect(screen.getByText(dunningTexts.selectedCount('1'))).toBeInTheDocument()
  })

  it('show the outcome of each, and can be sent again if they failed', async () => {
    mockCall(getNoticeRun, {
      run: aNoticeRun({ sent_count: 0, failed_count: 1, unknown_count: 1 }),
      rows: [
        aNoticeRow(1, { status: 'failed', message: gasNoticeTexts.refused }),
        aNoticeRow(2, { status: 'unknown', message: gasNoticeTexts.unknown }),
      ],
      total_count: 2,
    })
    mockCall(retryNotices, aNoticeRun({ status: 'running' }))
    const user = open(runAddress)
    expect(await screen.findByText('Failed to sent Email!')).toBeInTheDocument()
    expect(screen.getByText(gasNoticeTexts.unknown)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: gasNoticeTexts.retryFailed(1) }))
    await user.click(await screen.findByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(retryNotices)[0]?.body).toEqual({ which: 'failed' }))
  })

  it('can’t be sent again with the read right alone', async () => {
    mockCall(getNoticeRun, { run: aNoticeRun({ failed_count: 1 }), rows: [], total_count: 0 })
    open(runAddress, without('NOTICES', 'write'))
    await screen.findByText('Failed to sent Email!')
    expect(screen.queryByRole('button', { name: gasNoticeTexts.retryFailed(1) })).not.toBeInTheDocument()
  })
})

describe('accounts without gas', () => {
  it('are listed with the day of the disconnect', async () => {
    mockCall(getDisconnectedReport, {
      as_of: report.as_of,
      accounts: [{ ...aDebtor(4, { stage: 9 }), disconnected_on: '2026-03-02', reconnect_on: null }],
      total_count: 1,
      communities: [{ community: 'Fennick Oaks', count: 1 }],
    })
    open('/disconnection?tab=disconnected')
    expect(await screen.findByText(`9 ${dunningTexts.stageLabels[9]}`)).toBeInTheDocument()
    expect(screen.getByText('03/02/2026')).toBeInTheDocument()
  })
})
