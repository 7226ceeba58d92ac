import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { handleMessages, listQueueStaff, searchQueue } from '#shared/contract/cases/queue'
import * as caseTexts from '#shared/texts/cases/cases'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import { aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember()
const percy = { user_id: '22222222-2222-4222-8222-222222222222', name: 'Percy Lambourne' }
const result = (number: number, refusal = '') => ({
  case_id: caseId(number),
  case_no: `C-2026-00000${number}`,
  outcome: refusal === '' ? ('done' as const) : ('refused' as const),
  text: refusal,
})

beforeEach(() => {
  mockEventStream()
  const messages = [aQueued(1), aQueued(2, { assigned_to: percy, status: 'in_progress' }), aQueued(3)]
  mockCall(searchQueue, { messages, total_count: 3, is_exact: true, next: null, searched_back_to: null })
  mockCall(listQueueStaff, [])
  mockCall(listCannedAnswers, [])
})

async function open() {
  const user = renderScreen('/messageQueue', { as: imani })
  await screen.findByText('Message 1')
  return user
}
const bar = () => within(screen.getByRole('region', { name: queueTexts.selectedMessages }))
const boxes = () => screen.getAllByRole('checkbox', { name: new RegExp(commonTexts.selectItem('C-')) })

describe('selected messages', () => {
  it('are selected with x or with their checkbox, and taken in one call that names the versions shown', async () => {
    mockCall(handleMessages, { results: [result(1), result(2)] })
    const user = await open()
    ;(await screen.findByRole('button', { name: /Message 1/ })).focus()
    await user.keyboard('x')
    await user.click(screen.getByRole('checkbox', { name: commonTexts.selectItem('C-2026-000002') }))
    expect(bar().getByText(queueTexts.selectedCount('2', null))).toBeInTheDocument()
    await user.click(await bar().findByRole('button', { name: queueTexts.assignToMe }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(queueTexts.change(queueTexts.messageCount(2)))).toBeInTheDocument()
    expect(question.getByText(queueTexts.assignedToColleagues(1, '1'))).toBeInTheDocument()
    expect(question.getByText(queueTexts.bulkTakeEffect(1))).toBeInTheDocument()
    expect(requestsOf(handleMessages)).toHaveLength(0)
    await user.click(question.getByRole('checkbox', { name: queueTexts.changeThemToo(1) }))
    await user.click(question.getByRole('button', { name: queueTexts.change('2') }))
    await waitFor(() =>
      expect(requestsOf(handleMessages)[0]?.body).toEqual({
        messages: [
          { case_id: caseId(1), seen_user_id: null, seen_status: 'received' },
          { case_id: caseId(2), seen_user_id: percy.user_id, seen_status: 'in_progress' },
        ],
        change: { kind: 'assign', user_id: imani.user_id },
      }),
    )
    expect(await screen.findByText(queueTexts.bulkResult(2, 0))).toBeInTheDocument()
    await waitFor(() => expect(boxes().filter((box) => (box as HTMLInputElement).checked)).toHaveLength(0))
  })

  it('get a status together, and those that were rejected stay selected with the reason', async () => {
    mockCall(handleMessages, { results: [result(1, queueTexts.statusConflict), result(3)] })
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: commonTexts.selectItem('C-2026-000001') }))
    await user.click(screen.getByRole('checkbox', { name: commonTexts.selectItem('C-2026-000003') }))
    await user.click(await bar().findByRole('combobox', { name: queueTexts.bulkStatusTitle }))
    await user.click(
      await screen.findByText(caseTexts.statusLabels('theirs').resolved, {
        selector: '.ant-select-item-option-content',
      }),
    )
    await user.click(await screen.findByRole('button', { name: queueTexts.change('2') }))
    expect(await screen.findByText(queueTexts.bulkResult(1, 1))).toBeInTheDocument()
    expect(await screen.findByText(`C-2026-000001: ${queueTexts.statusConflict}`)).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: commonTexts.selectItem('C-2026-000001') })).toBeChecked()
    expect(bar().getByText(queueTexts.selectedCount('1', null))).toBeInTheDocument()
    expect(requestsOf(handleMessages)[0]?.body).toMatchObject({ change: { kind: 'status', status: 'resolved' } })
  })

  it('exclude those of colleagues unless the agent includes them, and keep them selected', async () => {
    mockCall(handleMessages, { results: [result(1), result(3)] })
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: commonTexts.selectAll }))
    await user.click(await bar().findByRole('button', { name: queueTexts.assignToMe }))
    await user.click(await screen.findByRole('button', { name: queueTexts.change('2') }))
    await waitFor(() =>
      expect(requestsOf(handleMessages)[0]?.body).toMatchObject({
        messages: [{ case_id: caseId(1) }, { case_id: caseId(3) }],
      }),
    )
    expect(await screen.findByText(queueTexts.bulkResult(2, 0))).toBeInTheDocument()
    expect(bar().getByText(queueTexts.selectedCount('1', null))).toBeInTheDocument()
  })

  it('are not changed if the agent cancels', async () => {
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: commonTexts.selectAll }))
    await user.click(await bar().findByRole('button', { name: queueTexts.assignToMe }))
    await user.click(await screen.findByRole('button', { name: commonTexts.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(requestsOf(handleMessages)).toHaveLength(0)
    expect(bar().getByText(queueTexts.selectedCount('3', null))).toBeInTheDocument()
  })

  it('are changed without a confirmation if it is only one, and the list shows the change at once', async () => {
    mockCall(handleMessages, { results: [result(1)] })
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: commonTexts.selectItem('C-2026-000001') }))
    const mine = aQueued(1, { assigned_to: { user_id: imani.user_id, name: 'Imani Penhallow' } })
    mockCall(searchQueue, { messages: [mine], total_count: 1, is_exact: true, next: null, searched_back_to: null })
    await user.click(await bar().findByRole('button', { name: queueTexts.assignToMe }))
    await waitFor(() => expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ case_ids: [caseId(1)] }))
    expect(await screen.findByText(commonTexts.you)).toBeInTheDocument()
    // The event stream has sent nothing.
    expect(screen.getByRole('button', { name: /Message 3/ })).toBeInTheDocument()
  })

  it('are deselected by another search', async () => {
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: commonTexts.selectItem('C-2026-000001') }))
    await user.click(screen.getByRole('link', { name: queueTexts.tabLabels.unanswered }))
    await waitFor(() => expect(requestsOf(searchQueue)).toHaveLength(2))
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: commonTexts.selectItem('C-2026-000001') })).not.toBeChecked(),
    )
  })
})
