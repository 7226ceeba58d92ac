import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '#shared/contract/cases/cannedAnswers'
import { listQueueStaff, searchQueue } from '#shared/contract/cases/queue'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import { chooseQueueOption } from '../../support/screens/queueOptions'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()
const received = { canned_answer_id: caseId(8), title: 'Received', body: 'Hello {first_name}.', version: 3 }

beforeEach(() => {
  mockEventStream()
  mockCall(searchQueue, { messages: [aQueued(1)], total_count: 1, is_exact: true, next: null, searched_back_to: null })
  mockCall(listQueueStaff, [])
  mockCall(listCannedAnswers, [received])
})

async function openAnswers() {
  const user = renderScreen('/messageQueue', { as: imani })
  await chooseQueueOption(user, cannedAnswerTexts.cannedAnswers)
  const dialog = within(await screen.findByRole('dialog', { name: cannedAnswerTexts.cannedAnswers }))
  return { user, dialog }
}
/**
 * Finds a dialog by its heading. In tests both dialogs have the same id, and therefore the accessible name of the
 * first.
 */
async function form(name: string) {
  const dialog = (await screen.findByText(name, { selector: '.ant-modal-title' })).closest('[role="dialog"]')
  return within(dialog instanceof HTMLElement ? dialog : document.body)
}

describe('canned answers', () => {
  it('are added, with an error at a placeholder that is not known', async () => {
    mockCall(createCannedAnswer, { ...received, title: 'Hours' })
    const { user, dialog } = await openAnswers()
    await user.click(dialog.getByRole('button', { name: cannedAnswerTexts.addAnswer }))
    const fields = await form(cannedAnswerTexts.addAnswer)
    await user.type(fields.getByLabelText(commonTexts.title), 'Hours')
    await user.type(fields.getByLabelText(cannedAnswerTexts.answer), 'Hello {{name}')
    await user.click(fields.getByRole('button', { name: commonTexts.save }))
    expect(await fields.findByText(cannedAnswerTexts.unknownPlaceholder('{name}'))).toBeInTheDocument()
    expect(requestsOf(createCannedAnswer)).toHaveLength(0)
    await user.clear(fields.getByLabelText(cannedAnswerTexts.answer))
    await user.type(fields.getByLabelText(cannedAnswerTexts.answer), 'From nine.')
    await user.click(fields.getByRole('button', { name: commonTexts.save }))
    await waitFor(() => expect(requestsOf(createCannedAnswer)[0]?.body).toEqual({ title: 'Hours', body: 'From nine.' }))
    expect(await screen.findByText(cannedAnswerTexts.answerAdded)).toBeInTheDocument()
  })

  it('keep what was typed after a conflict, show the other change, and are saved once it was read', async () => {
    mockCall(updateCannedAnswer, errorAnswer('conflict', cannedAnswerTexts.answerEditConflict))
    const { user } = await openAnswers()
    await user.click(await screen.findByRole('button', { name: `${commonTexts.edit} Received` }))
    const fields = await form(cannedAnswerTexts.editAnswer)
    await user.type(fields.getByLabelText(cannedAnswerTexts.answer), ' Mine.')
    mockCall(listCannedAnswers, [{ ...received, body: 'Theirs.', version: 4 }])
    await user.click(fields.getByRole('button', { name: commonTexts.save }))
    expect(await fields.findByText(cannedAnswerTexts.answerEditConflict)).toBeInTheDocument()
    expect(
      await fields.findByText(cannedAnswerTexts.savedVersion('Received', 'Theirs.'), { exact: false }),
    ).toBeInTheDocument()
    expect(fields.getByLabelText(cannedAnswerTexts.answer)).toHaveValue('Hello {first_name}. Mine.')
    mockCall(updateCannedAnswer, { ...received, version: 5 })
    await user.click(fields.getByRole('button', { name: commonTexts.gotIt }))
    expect(fields.queryByText(cannedAnswerTexts.answerEditConflict)).not.toBeInTheDocument()
    await user.click(fields.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(updateCannedAnswer).map(({ body }) => (body as { version: number }).version)).toEqual([3, 4]),
    )
  })

  it('are deleted after a confirmation, with the version that was shown', async () => {
    mockCall(deleteCannedAnswer, null)
    const { user } = await openAnswers()
    await user.click(await screen.findByRole('button', { name: `${commonTexts.deleteLabel} Received` }))
    const question = await form(cannedAnswerTexts.deleteAnswer)
    expect(requestsOf(deleteCannedAnswer)).toHaveLength(0)
    await user.click(question.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(deleteCannedAnswer)[0]?.query).toEqual({ version: 3 }))
  })

  it('can’t be edited with the read right alone', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    const user = renderScreen('/messageQueue', { as: imani, rights })
    await screen.findByText('Message 1')
    await user.click(screen.getByRole('button', { name: queueTexts.options }))
    expect(await screen.findByRole('button', { name: queueTexts.keyboardShortcuts })).toBeVisible()
    expect(screen.queryByRole('button', { name: cannedAnswerTexts.cannedAnswers })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})
