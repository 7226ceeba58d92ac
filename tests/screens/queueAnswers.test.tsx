import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '#shared/contract/cannedAnswers'
import { listQueueStaff, searchQueue } from '#shared/contract/queue'
import { aQueued, caseId, playEvents } from '../support/queueAnswers'
import { allRights, aStaffMember, callsOf, play, refuse, renderScreen } from '../support/renderScreen'
import * as queueTexts from '#shared/texts/queue'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'

const imani = aStaffMember()
const received = { canned_answer_id: caseId(8), title: 'Received', body: 'Hello {first_name}.', version: 3 }

beforeEach(() => {
  playEvents()
  play(searchQueue, { messages: [aQueued(1)], total_count: 1, is_exact: true, next: null, looked_back_to: null })
  play(listQueueStaff, [])
  play(listCannedAnswers, [received])
})

async function openAnswers() {
  const hands = renderScreen('/messageQueue', { as: imani })
  await hands.click(await screen.findByRole('button', { name: queueTexts.cannedAnswersText }))
  const dialog = within(await screen.findByRole('dialog', { name: queueTexts.cannedAnswers }))
  return { hands, dialog }
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
  it('are added, with a remark where a mark is not filled in', async () => {
    play(createCannedAnswer, { ...received, title: 'Hours' })
    const { hands, dialog } = await openAnswers()
    await hands.click(dialog.getByRole('button', { name: queueTexts.addAnswer }))
    const fields = await form('Add answer')
    await hands.type(fields.getByLabelText(commonTexts.title), 'Hours')
    await hands.type(fields.getByLabelText(queueTexts.answer), 'Hello {{name}')
    await hands.click(fields.getByRole('button', { name: commonTexts.save }))
    expect(await fields.findByText(queueTexts.answerUnknownMark('{name}'))).toBeInTheDocument()
    expect(callsOf(createCannedAnswer)).toHaveLength(0)
    await hands.clear(fields.getByLabelText(queueTexts.answer))
    await hands.type(fields.getByLabelText(queueTexts.answer), 'From nine.')
    await hands.click(fields.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(callsOf(createCannedAnswer)[0]?.body).toEqual({ title: requestTexts.hours, body: 'From nine.' }),
    )
    expect(await screen.findByText(queueTexts.answerAdded)).toBeInTheDocument()
  })

  it('keep what was typed where somebody changed one meanwhile, show that, and save it once it was read', async () => {
    play(updateCannedAnswer, refuse('conflict', queueTexts.answerChangedMeanwhile))
    const { hands } = await openAnswers()
    await hands.click(await screen.findByRole('button', { name: 'Edit Received' }))
    const fields = await form('Edit answer')
    await hands.type(fields.getByLabelText(queueTexts.answer), ' Mine.')
    play(listCannedAnswers, [{ ...received, body: 'Theirs.', version: 4 }])
    await hands.click(fields.getByRole('button', { name: commonTexts.save }))
    expect(await fields.findByText(queueTexts.answerChangedMeanwhile)).toBeInTheDocument()
    expect(await fields.findByText(/The saved version is “Received”: Theirs\./)).toBeInTheDocument()
    expect(fields.getByLabelText(queueTexts.answer)).toHaveValue('Hello {first_name}. Mine.')
    play(updateCannedAnswer, { ...received, version: 5 })
    await hands.click(fields.getByRole('button', { name: commonTexts.gotIt }))
    await hands.click(fields.getByRole('button', { name: /Save/ }))
    await waitFor(() =>
      expect(callsOf(updateCannedAnswer).map(({ body }) => (body as { version: number }).version)).toEqual([3, 4]),
    )
  })

  it('are deleted after a question, naming the version that was seen', async () => {
    play(deleteCannedAnswer, null)
    const { hands } = await openAnswers()
    await hands.click(await screen.findByRole('button', { name: 'Delete Received' }))
    const question = await form('Delete answer')
    expect(callsOf(deleteCannedAnswer)).toHaveLength(0)
    await hands.click(question.getByRole('button', { name: commonTexts.deleteLabel }))
    await waitFor(() => expect(callsOf(deleteCannedAnswer)[0]?.query).toEqual({ version: 3 }))
  })

  it('are not offered to be kept by those who may only read', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/messageQueue', { as: imani, rights })
    await screen.findByText('Message 1')
    expect(screen.queryByRole('button', { name: queueTexts.cannedAnswersText })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})
