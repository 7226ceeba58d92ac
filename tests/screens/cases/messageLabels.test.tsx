import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import {
  createMessageLabel,
  labelMessage,
  listMessageLabels,
  removeMessageLabel,
  renameMessageLabel,
} from '#shared/contract/cases/messageLabels'
import { listComments } from '#shared/contract/cases/messages'
import {
  getQueuedMessage,
  handleMessages,
  listQueueStaff,
  reportMessageViewer,
  searchQueue,
} from '#shared/contract/cases/queue'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
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
import { passTime, startTestTime } from '../../support/screens/time'

const imani = aStaffMember()
const named = (number: number, name: string) => ({ label_id: caseId(number), name, version: 1 })
const [billing, move] = [named(51, 'Billing'), named(52, 'Move')]
const newName = 'Bills'
const labelsNamed = (...names: string[]) => names.map((name, index) => ({ label_id: caseId(51 + index), name }))
const found = (...messages: ReturnType<typeof aQueued>[]) =>
  mockCall(searchQueue, { messages, total_count: messages.length, is_exact: true, next: null, searched_back_to: null })

let events: ReturnType<typeof mockEventStream>
beforeEach(() => {
  events = mockEventStream()
  found(aQueued(1, { labels: labelsNamed(billing.name) }), aQueued(2))
  mockCall(listMessageLabels, [billing, move])
  mockCall(listCannedAnswers, [])
  mockCall(listQueueStaff, [])
  mockCall(labelMessage, null)
})

async function open(address = '/messageQueue') {
  const user = renderScreen(address, { as: imani })
  await screen.findByRole('button', { name: /Message 1/ })
  return user
}
const row = (number: number) => screen.getByRole('button', { name: new RegExp(`Message ${number}`) })
/**
 * Finds a dialog by its heading. In tests all dialogs have the same id, and therefore the accessible name of the first.
 */
async function dialogOf(title: string) {
  const dialog = (await screen.findByText(title, { selector: '.ant-modal-title' })).closest('[role="dialog"]')
  return within(dialog instanceof HTMLElement ? dialog : document.body)
}

describe('labels in the queue', () => {
  it('are shown in their row: three of them, and how many more there are', async () => {
    found(aQueued(1, { labels: labelsNamed(billing.name, move.name, 'Outage', 'Praise', 'Callback') }))
    await open()
    for (const name of [billing.name, move.name, 'Outage', '+2'])
      expect(within(row(1)).getByText(name)).toBeInTheDocument()
    expect(within(row(1)).queryByText('Praise')).not.toBeInTheDocument()
  })

  it('are added and removed with l, are visible at once, and leave the focus on the row', async () => {
    const user = await open()
    row(1).focus()
    await user.keyboard('l')
    const choice = await dialogOf(messageLabelTexts.labelsFor('C-2026-000001'))
    expect(await choice.findByRole('checkbox', { name: billing.name })).toBeChecked()
    found(aQueued(1, { labels: labelsNamed(billing.name, move.name) }))
    await user.click(choice.getByRole('checkbox', { name: move.name }))
    await waitFor(() =>
      expect(requestsOf(labelMessage)[0]?.body).toEqual({ case_id: caseId(1), label_id: move.label_id, is_on: true }),
    )
    expect(await within(row(1)).findByText(move.name)).toBeInTheDocument()
    expect(choice.getByRole('checkbox', { name: move.name })).toBeChecked()
    await user.click(choice.getByRole('checkbox', { name: billing.name }))
    await waitFor(() => expect(requestsOf(labelMessage)[1]?.body).toMatchObject({ is_on: false }))
    await user.click(choice.getByRole('button', { name: commonTexts.done }))
    await waitFor(() => expect(row(1)).toHaveFocus())
  })

  it('are undone if the server rejects them', async () => {
    mockCall(labelMessage, errorAnswer('conflict', messageLabelTexts.labelDeleted))
    const user = await open()
    row(2).focus()
    await user.keyboard('l')
    const choice = await dialogOf(messageLabelTexts.labelsFor('C-2026-000002'))
    await user.click(await choice.findByRole('checkbox', { name: move.name }))
    await waitFor(() => expect(requestsOf(listMessageLabels).length).toBeGreaterThan(1))
    expect(choice.getByRole('checkbox', { name: move.name })).not.toBeChecked()
  })

  it('can be selected in the open message too, with l or with the button', async () => {
    mockCall(getQueuedMessage, aQueued(1, { labels: labelsNamed(billing.name) }))
    mockCall(listComments, { comments: [], total_count: 0 })
    mockCall(reportMessageViewer, [])
    const user = await open(`/messageQueue?case=${caseId(1)}`)
    const details = await dialogOf('Message Details')
    const button = await details.findByRole('button', { name: messageLabelTexts.changeLabels })
    expect(details.getByText(billing.name)).toBeInTheDocument()
    button.focus()
    await user.keyboard('l')
    const choice = await dialogOf(messageLabelTexts.labelsFor('C-2026-000001'))
    await user.click(choice.getByRole('button', { name: commonTexts.done }))
    await waitFor(() =>
      expect(screen.queryByText(messageLabelTexts.labelsFor('C-2026-000001'))).not.toBeInTheDocument(),
    )
    await user.click(button)
    expect(
      await screen.findByText(messageLabelTexts.labelsFor('C-2026-000001'), { selector: '.ant-modal-title' }),
    ).toBeInTheDocument()
  })

  it('can be searched for, on other tabs too, and are named in the summary of the search', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: queueTexts.searchAccount }))
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: messageLabelTexts.label }))
    await user.click(await screen.findByText(move.name, { selector: '.ant-select-item-option-content' }))
    await user.click(
      within(screen.getByRole('region', { name: 'Search Account' })).getByRole('button', {
        name: commonTexts.search,
      }),
    )
    await waitFor(() => expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ label_id: move.label_id }))
    expect(screen.getByText(new RegExp(` · ${messageLabelTexts.labelCriterion(move.name)}$`))).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: queueTexts.tabLabels.unanswered }))
    await waitFor(() =>
      expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ tab: 'unanswered', label_id: move.label_id }),
    )
  })

  it('are added to many messages at once after a confirmation', async () => {
    const result = (number: number) => ({ case_id: caseId(number), case_no: '', outcome: 'done' as const, text: '' })
    mockCall(handleMessages, { results: [result(1), result(2)] })
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: commonTexts.selectAll }))
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: messageLabelTexts.bulkLabelsTitle }))
    // Only labels that at least one of the messages has can be removed.
    await waitFor(() =>
      expect(
        screen.getAllByText(/./, { selector: '.ant-select-item-option-content' }).map((one) => one.textContent),
      ).toEqual([billing.name, move.name, billing.name]),
    )
    await user.click(screen.getByText(move.name, { selector: '.ant-select-item-option-content' }))
    expect(await screen.findByText(messageLabelTexts.willBeLabeled(2, move.name))).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: queueTexts.change('2') }))
    await waitFor(() =>
      expect(requestsOf(handleMessages)[0]?.body).toMatchObject({
        change: { kind: 'label', label_id: move.label_id, is_on: true },
      }),
    )
  })

  it('show the new name in all rows when another agent renames one', async () => {
    startTestTime()
    await open()
    found(aQueued(1, { labels: labelsNamed(newName) }), aQueued(2))
    mockCall(listMessageLabels, [{ ...billing, name: newName }, move])
    events.send({ kind: 'labels' })
    await passTime(3000)
    expect(await within(row(1)).findByText(newName)).toBeInTheDocument()
    expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ case_ids: [caseId(1), caseId(2)] })
  })

  it('can’t be changed with the read right alone', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    const user = renderScreen('/messageQueue', { as: imani, rights })
    await screen.findByText('Message 1')
    row(1).focus()
    await user.keyboard('l')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: messageLabelTexts.labels })).not.toBeInTheDocument()
  })
})

describe('the list of labels', () => {
  async function openLabels() {
    const user = await open()
    await chooseQueueOption(user, messageLabelTexts.labels)
    return { user, dialog: await dialogOf(messageLabelTexts.labels) }
  }

  it('keeps the typed name if it is already used, and adds the label', async () => {
    mockCall(
      createMessageLabel,
      errorAnswer('conflict', messageLabelTexts.labelNameTaken, { name: messageLabelTexts.labelNameTaken }),
    )
    const { user, dialog } = await openLabels()
    await user.click(dialog.getByRole('button', { name: messageLabelTexts.addLabel }))
    const form = await dialogOf(messageLabelTexts.addLabel)
    await user.click(form.getByRole('button', { name: commonTexts.save }))
    expect(await form.findByText('Label is required')).toBeInTheDocument()
    await user.type(form.getByLabelText(messageLabelTexts.label), 'billing')
    await user.keyboard('{Enter}')
    expect(await form.findByText(messageLabelTexts.labelNameTaken)).toBeInTheDocument()
    expect(form.getByLabelText(messageLabelTexts.label)).toHaveValue('billing')
    mockCall(createMessageLabel, named(53, 'Praise'))
    await user.clear(form.getByLabelText(messageLabelTexts.label))
    await user.type(form.getByLabelText(messageLabelTexts.label), 'Praise')
    await user.click(form.getByRole('button', { name: commonTexts.save }))
    await waitFor(() => expect(requestsOf(createMessageLabel).at(-1)?.body).toEqual({ name: 'Praise' }))
    expect(await screen.findByText(messageLabelTexts.labelAdded)).toBeInTheDocument()
  })

  it('renames a label with the version that was shown, and removes one after a confirmation', async () => {
    mockCall(renameMessageLabel, { ...billing, name: newName, version: 2 })
    mockCall(removeMessageLabel, null)
    const { user, dialog } = await openLabels()
    await user.click(await dialog.findByRole('button', { name: `${commonTexts.rename} ${billing.name}` }))
    const form = await dialogOf(messageLabelTexts.renameLabel)
    await user.clear(form.getByLabelText(messageLabelTexts.label))
    await user.type(form.getByLabelText(messageLabelTexts.label), newName)
    await user.click(form.getByRole('button', { name: commonTexts.save }))
    await waitFor(() => expect(requestsOf(renameMessageLabel)[0]?.body).toEqual({ name: newName, version: 1 }))
    await user.click(await screen.findByRole('button', { name: `${commonTexts.remove} ${move.name}` }))
    const question = await dialogOf(messageLabelTexts.removeLabel)
    expect(requestsOf(removeMessageLabel)).toHaveLength(0)
    await user.click(question.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(removeMessageLabel)[0]?.query).toEqual({ version: 1 }))
  })
})
