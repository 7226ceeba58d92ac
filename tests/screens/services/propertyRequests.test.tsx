import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { uploadAttachment } from '#shared/contract/cases/caseAttachments'
import { listProperties } from '#shared/contract/services/properties'
import { createLotRequests, type LotResult } from '#shared/contract/services/propertyRequests'
import { isWorkday, wallClock } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import { defaultTimeZone } from '#shared/format/timeZone'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as lotBoardTexts from '#shared/texts/services/lotBoard'
import * as propertyTexts from '#shared/texts/services/properties'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { aBuilder, aProperty, propertyList } from '../../support/answers/propertyAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { allRights, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

beforeEach(() => mockCall(listProperties, propertyList([aProperty(1, { open_requests: 1 }), aProperty(2)])))

/** The next day on which crews work. */
function nextWorkday(): string {
  let day = addDays(wallClock(new Date(), defaultTimeZone).day, 1)
  while (!isWorkday(day)) day = addDays(day, 1)
  return day
}

/** A Saturday within the days that can be booked. */
const nextSaturday = (): string => {
  const today = wallClock(new Date(), defaultTimeZone).day
  return addDays(today, 7 - ((new Date(today).getUTCDay() + 1) % 7))
}

const draft = {
  kind: 'meter_set',
  lots: JSON.stringify([
    { id: 'PR-1', label: '1 Pell Way' },
    { id: 'PR-2', label: '2 Pell Way' },
  ]),
  readiness: 'pressure_test address_posted riser trench',
  date: nextWorkday(),
  contact: 'Jo Mason',
  phone: '(210) 555-0100',
}
const keepDraft = () => window.sessionStorage.setItem(`draft:${aBuilder.user_id}:lot-request`, JSON.stringify(draft))

const lot = (number: number) => ({ crm_premise_id: `PR-${number}`, street_address: `${number} Pell Way` })
const caseId = '3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a'

describe('a request for many lots', () => {
  it('shows missing values at their fields and focuses the first', async () => {
    const user = renderScreen('/createRequest', { as: aBuilder })
    expect(await screen.findByText(propertyRequestTexts.openRequests(1))).toBeVisible()
    await user.click(screen.getByRole('button', { name: propertyRequestTexts.sendRequest }))
    for (const message of [propertyTexts.noLots, propertyRequestTexts.dayIsRequired, 'On-site contact is required']) {
      expect(screen.getByText(message)).toBeVisible()
    }
    expect(requestsOf(createLotRequests)).toEqual([])
    const search = screen.getByLabelText(propertyRequestTexts.searchLabel)
    await waitFor(() => expect(search).toHaveFocus())
    expect(search).toHaveAccessibleDescription(propertyTexts.noLots)
    await user.click(screen.getByRole('checkbox', { name: /1 Pell Way/ }))
    expect(screen.queryByText(propertyTexts.noLots)).not.toBeInTheDocument()
    expect(screen.getByText(propertyRequestTexts.selectedCount(1))).toBeVisible()
  })

  it('explains where a meter can’t be set, and does not select such lots with the others', async () => {
    const on = { ...aProperty(1).gas_service, active: true }
    mockCall(listProperties, {
      ...propertyList([aProperty(2), aProperty(1, { gas_service: on, lot: '41' })]),
      eligible_count: 1,
    })
    const user = renderScreen('/createRequest', { as: aBuilder })
    const there = await screen.findByRole('checkbox', {
      name: new RegExp(`Lot 41, 1 Pell Way.*${propertyTexts.alreadyServed('Gas')}`),
    })
    expect(there).toBeDisabled()
    expect(requestsOf(listProperties)[0]?.query).toMatchObject({ for_request: 'meter_set' })
    expect(screen.getByText(propertyRequestTexts.notEligible(1, 2))).toBeVisible()
    await user.click(screen.getByRole('button', { name: propertyRequestTexts.selectEligible(1) }))
    expect(await screen.findByText(propertyRequestTexts.selectedCount(1))).toBeVisible()
    expect(there).not.toBeChecked()
  })

  it('names the step before it that the board offers for a lot', async () => {
    mockCall(listProperties, propertyList([aProperty(1, { stage: 'planned' }), aProperty(2, { stage: 'line_in' })]))
    renderScreen('/createRequest', { as: aBuilder })
    expect(
      await screen.findByRole('checkbox', {
        name: new RegExp(`1 Pell Way.*${lotBoardTexts.nextStep('service_line')}`),
      }),
    ).toBeEnabled()
    expect(screen.getByRole('checkbox', { name: /2 Pell Way/ })).toHaveAccessibleName(
      expect.not.stringContaining(lotBoardTexts.nextStep('meter_set')),
    )
  })

  it('keeps the selection and the input while all matches are loaded', async () => {
    const all = createDeferredAnswer<ReturnType<typeof propertyList>>()
    const both = propertyList([aProperty(1), aProperty(2), aProperty(3)])
    mockCall(listProperties, ({ query }) => (query['page_size'] === 10 ? both : all.promise))
    const user = renderScreen('/createRequest', { as: aBuilder })
    await user.click(await screen.findByRole('button', { name: propertyRequestTexts.selectMatching(3) }))
    await user.type(screen.getByLabelText(propertyRequestTexts.onSiteContact), 'Jo Mason')
    await user.click(screen.getByRole('checkbox', { name: /3 Pell Way/ }))
    all.resolveWith(propertyList([aProperty(1), aProperty(2)]))
    expect(await screen.findByText(propertyRequestTexts.selectedCount(3))).toBeVisible()
    expect(screen.getByLabelText(propertyRequestTexts.onSiteContact)).toHaveValue('Jo Mason')
  })

  it('marks a missing day like any other field', async () => {
    const user = renderScreen('/createRequest', { as: aBuilder })
    await user.click(await screen.findByRole('button', { name: propertyRequestTexts.sendRequest }))
    await waitFor(() => expect(screen.getByLabelText(commonTexts.day)).toBeInvalid())
    const day = screen.getByLabelText(commonTexts.day)
    expect(day).toHaveAccessibleDescription('Day is required Monday to Friday, starting tomorrow.')
    await waitFor(() => expect(day.closest('.ant-picker-status-error')).not.toBeNull())
  })

  it('is sent once, and shows the result for each lot', async () => {
    keepDraft()
    mockCall(createLotRequests, {
      parent_case_id: caseId,
      parent_case_no: 'C-2026-000100',
      results: [
        { ...lot(1), outcome: 'created', message: '', case_id: caseId, case_no: 'C-2026-000101' },
        { ...lot(2), outcome: 'duplicate', message: 'There is one: C-2026-000007.', case_id: null, case_no: null },
      ],
    })
    const user = renderScreen('/createRequest', { as: aBuilder })
    await user.dblClick(await screen.findByRole('button', { name: propertyRequestTexts.sendRequest }))
    expect(await screen.findByText(propertyRequestTexts.sentTitle(propertyRequestTexts.properties(1)))).toBeVisible()
    expect(screen.getByRole('link', { name: 'C-2026-000100' })).toBeVisible()
    // A single lot needs no second number.
    expect(screen.queryByText('C-2026-000101')).not.toBeInTheDocument()
    expect(screen.getByText('There is one: C-2026-000007.')).toBeVisible()
    expect(requestsOf(createLotRequests)).toHaveLength(1)
    expect(requestsOf(createLotRequests)[0]?.headers).toHaveProperty('Idempotency-Key')
    await user.click(screen.getByRole('button', { name: propertyRequestTexts.requestAgain(1) }))
    expect(requestsOf(createLotRequests)[1]?.body).toMatchObject({ crm_premise_id: ['PR-2'], with_duplicates: true })
  })

  it.each([
    ['in the past', '2026-01-05', caseTexts.dayTooEarly],
    ['on a weekend', nextSaturday(), caseTexts.chooseAWorkday],
  ])('says immediately that no crew comes %s', async (_when, date, reason) => {
    window.sessionStorage.setItem(`draft:${aBuilder.user_id}:lot-request`, JSON.stringify({ ...draft, date }))
    const user = renderScreen('/createRequest', { as: aBuilder })
    expect(await screen.findByText(reason)).toBeVisible()
    await user.click(screen.getByRole('button', { name: propertyRequestTexts.sendRequest }))
    expect(requestsOf(createLotRequests)).toEqual([])
  })

  it('is not offered for a lot with an open one, and names that', async () => {
    mockCall(listProperties, {
      ...propertyList([aProperty(1, { open_request_no: 'C-2026-000007' })]),
      eligible_count: 0,
    })
    renderScreen('/createRequest', { as: aBuilder })
    const name = new RegExp(propertyTexts.duplicate('C-2026-000007'))
    expect(await screen.findByRole('checkbox', { name })).toBeDisabled()
  })

  it('is not sent with a rejected document until that is removed', async () => {
    keepDraft()
    mockCall(uploadAttachment, errorAnswer('unsupported_type', 'x', { file: caseTexts.wrongType }))
    mockCall(createLotRequests, errorAnswer('unavailable', 'Not now.'))
    const user = renderScreen('/createRequest', { as: aBuilder })
    const program = new File(['MZ'], 'plan.pdf', { type: 'application/pdf' })
    await user.upload(await screen.findByLabelText(propertyRequestTexts.addDocuments, { selector: 'input' }), program)
    expect(await screen.findByText(caseTexts.wrongType)).toBeVisible()
    await user.click(screen.getByRole('button', { name: propertyRequestTexts.sendRequest }))
    const message = commonTexts.failedFilesError(['plan.pdf'])
    expect(await screen.findByText(message)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: propertyRequestTexts.addDocuments })).toHaveFocus())
    expect(requestsOf(createLotRequests)).toEqual([])
    expect(screen.getByLabelText(propertyRequestTexts.onSiteContact)).toHaveValue('Jo Mason')
    await user.click(screen.getByRole('button', { name: `${commonTexts.remove} plan.pdf` }))
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: propertyRequestTexts.sendRequest }))
    await waitFor(() => expect(requestsOf(createLotRequests)).toHaveLength(1))
  })

  it('includes documents, but not a second time with a repeated request', async () => {
    keepDraft()
    mockCall(uploadAttachment, {
      attachment_id: caseId,
      file_name: 'plan.pdf',
      media_type: 'application/pdf',
      size: 10,
      created_date: '2026-03-13T15:00:00.000Z',
    })
    mockCall(createLotRequests, {
      parent_case_id: caseId,
      parent_case_no: 'C-2026-000100',
      results: [
        { ...lot(1), outcome: 'created', message: '', case_id: caseId, case_no: 'C-2026-000101' },
        { ...lot(2), outcome: 'duplicate', message: 'There is one.', case_id: null, case_no: null },
      ],
    })
    const user = renderScreen('/createRequest', { as: aBuilder })
    await user.upload(await screen.findByLabelText(propertyRequestTexts.addDocuments), new File(['plan'], 'plan.pdf'))
    await screen.findByRole('button', { name: `${commonTexts.remove} plan.pdf` })
    await user.click(screen.getByRole('button', { name: propertyRequestTexts.sendRequest }))
    await user.click(await screen.findByRole('button', { name: propertyRequestTexts.requestAgain(1) }))
    await waitFor(() => expect(requestsOf(createLotRequests)).toHaveLength(2))
    expect(requestsOf(createLotRequests).map(({ body }) => body)).toMatchObject([
      { attachment_ids: [caseId] },
      { attachment_ids: [] },
    ])
  })

  describe('if others have made it already', () => {
    const answer = (number: string, results: LotResult[]) => ({
      parent_case_id: caseId.replace(/.$/, number),
      parent_case_no: `C-2026-00010${number}`,
      results,
    })
    const created = (number: number) => ({
      ...lot(number),
      outcome: 'created' as const,
      message: '',
      case_id: caseId,
      case_no: `C-2026-00020${number}`,
    })
    const duplicate = {
      ...lot(2),
      outcome: 'duplicate' as const,
      message: 'There is one.',
      case_id: null,
      case_no: null,
    }
    const sendFirst = async () => {
      keepDraft()
      mockCall(createLotRequests, answer('1', [created(1), duplicate]))
      const user = renderScreen('/createRequest', { as: aBuilder })
      await user.click(await screen.findByRole('button', { name: propertyRequestTexts.sendRequest }))
      await screen.findByText(propertyRequestTexts.sentTitle(propertyRequestTexts.properties(1)))
      return user
    }

    it('shows the reason if a repeated request is rejected', async () => {
      const user = await sendFirst()
      mockCall(createLotRequests, errorAnswer('invalid_input', 'No.', { requested_date: caseTexts.dayTooEarly }))
      await user.click(screen.getByRole('button', { name: propertyRequestTexts.requestAgain(1) }))
      expect(await screen.findByText(caseTexts.dayTooEarly, { exact: false })).toBeVisible()
    })

    it('shows the results of both after a repeated request', async () => {
      const user = await sendFirst()
      mockCall(createLotRequests, answer('2', [created(2)]))
      await user.click(screen.getByRole('button', { name: propertyRequestTexts.requestAgain(1) }))
      expect(await screen.findByText(propertyRequestTexts.sentTitle(propertyRequestTexts.properties(2)))).toBeVisible()
      for (const number of ['C-2026-000101', 'C-2026-000102']) {
        expect(screen.getByRole('link', { name: number })).toBeVisible()
      }
      expect(screen.queryByText('There is one.')).not.toBeInTheDocument()
    })

    it('leaves only its own lots in the form', async () => {
      await sendFirst()
      cleanup()
      renderScreen('/createRequest', { as: aBuilder })
      expect(await screen.findByText(propertyRequestTexts.selectedCount(1))).toBeVisible()
      expect(screen.getByLabelText(propertyRequestTexts.onSiteContact)).toHaveValue('')
      const list = within(screen.getByRole('group', { name: propertyRequestTexts.readinessLegend }))
      expect(list.queryAllByRole('checkbox', { checked: true })).toEqual([])
    })
  })

  it('asks about readiness again for other lots', async () => {
    keepDraft()
    const user = renderScreen('/properties', { as: aBuilder })
    await user.click(await screen.findByRole('checkbox', { name: commonTexts.selectItem('2 Pell Way') }))
    await user.click(screen.getByRole('button', { name: propertyTexts.requestForSelected }))
    const list = within(await screen.findByRole('group', { name: propertyRequestTexts.readinessLegend }))
    expect(screen.getByText(propertyRequestTexts.selectedCount(1))).toBeVisible()
    expect(list.queryAllByRole('checkbox', { checked: true })).toEqual([])
    expect(screen.getByLabelText(propertyRequestTexts.onSiteContact)).toHaveValue('Jo Mason')
  })

  it('keeps the input if it is rejected', async () => {
    keepDraft()
    mockCall(createLotRequests, errorAnswer('invalid_input', 'No.', { requested_date: caseTexts.chooseAWorkday }))
    const user = renderScreen('/createRequest', { as: aBuilder })
    await user.click(await screen.findByRole('button', { name: propertyRequestTexts.sendRequest }))
    expect(await screen.findByText(caseTexts.chooseAWorkday)).toBeVisible()
    expect(screen.getByLabelText(propertyRequestTexts.onSiteContact)).toHaveValue('Jo Mason')
  })

  it('requires the full list for the other kind', async () => {
    keepDraft()
    const user = renderScreen('/createRequest', { as: aBuilder })
    await user.click(await screen.findByLabelText(propertyRequestTexts.requestType))
    await user.click(await screen.findByTitle('Transfer to the owner'))
    const list = within(screen.getByRole('group', { name: propertyRequestTexts.readinessLegend }))
    expect(list.getAllByRole('checkbox', { checked: false })).toHaveLength(2)
    expect(screen.getByLabelText(propertyRequestTexts.newOwner)).toBeVisible()
  })

  it('is explained to users who may only read', async () => {
    const rights = allRights.map((right) => ({ ...right, write: right.name !== 'PROPERTIES' }))
    renderScreen('/createRequest', { as: aBuilder, rights })
    expect(await screen.findByText(propertyRequestTexts.viewOnlyHint)).toBeVisible()
  })
})
