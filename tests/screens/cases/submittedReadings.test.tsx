import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listCreditRuns } from '#shared/contract/billing/credits'
import { type CaseDetails, getCase } from '#shared/contract/cases/cases'
import { listComments } from '#shared/contract/cases/messages'
import {
  applyReading,
  getRequestWork,
  listRequestStaff,
  type SubmittedReading,
} from '#shared/contract/cases/requestQueue'
import * as creditTexts from '#shared/texts/billing/credits'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import * as commonTexts from '#shared/texts/common'
import { request } from '../../support/answers/caseAnswers'
import { aWork } from '../../support/answers/requestAnswers'
import { allRights, aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { readOnly } from '../../support/screens/requestForm'

const reading: SubmittedReading = {
  account_no: 'BA-1',
  value: 1_026,
  read_on: '2026-03-13',
  applied_at: null,
  last_reading: { value: 1_000, read_on: '2026-02-28' },
  used_ccf: 26,
  expected_low: 3,
  expected_high: 62,
  verdict: 'plausible',
  correction: null,
}
const correction = {
  period_end: '2026-02-28',
  billed_value: 1_000,
  corrected_value: 981,
  ccf: -19,
  amount: -798,
}

interface Opened {
  changes?: Partial<SubmittedReading>
  details?: Partial<CaseDetails>
  rights?: typeof allRights
}

function mockWork(changes: Partial<SubmittedReading> = {}): void {
  mockCall(getRequestWork, aWork({ submitted_reading: { ...reading, ...changes } }))
}

function open({ changes = {}, details = {}, rights = allRights }: Opened = {}) {
  mockCall(getCase, { ...request, ...details })
  mockCall(listComments, { comments: [], total_count: 0 })
  mockCall(listRequestStaff, [])
  mockWork(changes)
  return renderScreen(`/serviceTicketView?case=${request.case_id}`, { as: aStaffMember(), rights })
}
const panel = async () => within(await screen.findByRole('region', { name: requestQueueTexts.meterReading }))

describe('a submitted meter reading', () => {
  it('is shown with the last reading and with what is usual', async () => {
    open()
    const check = await panel()
    for (const text of [
      requestQueueTexts.verdictLabels.plausible,
      requestQueueTexts.readingOn('1026', '03/13/2026'),
      requestQueueTexts.readingOn('1000', '02/28/2026'),
      requestQueueTexts.ccf('26'),
      requestQueueTexts.ccfRange('3', '62'),
    ]) {
      expect(check.getByText(text)).toBeVisible()
    }
  })

  it('says what to do if it is not what is expected', async () => {
    open({ changes: { verdict: 'tooHigh' } })
    expect((await panel()).getByText(requestQueueTexts.verdictHints.tooHigh)).toBeVisible()
  })

  it('is applied after a confirmation', async () => {
    mockCall(applyReading, null)
    const user = open()
    await user.click((await panel()).getByRole('button', { name: requestQueueTexts.applyReading }))
    const dialog = within(await screen.findByRole('dialog', { name: requestQueueTexts.applyReadingTitle }))
    expect(dialog.getByText(requestQueueTexts.applyReadingEffect)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() =>
      expect(requestsOf(applyReading).map(({ body }) => body)).toEqual([
        { case_id: request.case_id, seen_status: request.status },
      ]),
    )
  })

  it.for([
    ['that was applied', { changes: { applied_at: '2026-03-13T15:00:00.000Z' } }],
    ['of a finished request', { details: { status: 'resolved' } }],
    ['without the right to change requests', { rights: readOnly }],
  ] satisfies [string, Opened][])('a submitted meter reading %s can’t be applied', async ([, opened]) => {
    open(opened)
    expect((await panel()).queryByRole('button', { name: requestQueueTexts.applyReading })).toBeNull()
  })

  it('a submitted meter reading that shows that too much was billed leads to a credit', async () => {
    open({ changes: { correction } })
    const check = await panel()
    expect(check.getByText(requestQueueTexts.overbilled(requestQueueTexts.ccf('19'), '$7.98'))).toBeVisible()
    expect(check.getByRole('link', { name: requestQueueTexts.proposeCredit })).toHaveAttribute(
      'href',
      `/issueCredit?request=${request.case_id}`,
    )
  })

  it('a submitted meter reading that shows that too little was billed leads to no credit', async () => {
    open({ changes: { correction: { ...correction, ccf: 10, amount: 420 } } })
    const check = await panel()
    expect(check.getByText(requestQueueTexts.underbilled(requestQueueTexts.ccf('10'), '$4.20'))).toBeVisible()
    expect(check.queryByRole('link')).toBeNull()
  })
})

describe('the credit for an estimate that was too high', () => {
  it('is filled in on the page of credits, for the agent to review', async () => {
    mockWork({ correction })
    mockCall(listCreditRuns, {
      runs: [],
      total_count: 0,
      limits: { per_account: 5_000, per_day: 50_000, used_today: 0 },
    })
    const user = renderScreen(`/issueCredit?request=${request.case_id}`, { as: aStaffMember(), rights: allRights })
    await user.click(await screen.findByRole('button', { name: creditTexts.takeAmounts }))
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.getByLabelText(commonTexts.comment)).toHaveValue(requestQueueTexts.correctionComment('02/28/2026'))
    expect(screen.getByRole('button', { name: creditTexts.issueCredit })).toBeEnabled()
  })
})
