import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { listComments } from '#shared/contract/cases/messages'
import { getQueuedMessage, listQueueStaff, reportMessageViewer, searchQueue } from '#shared/contract/cases/queue'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { hasRoomForSplitView } from '../../../renderer/ui/breakpoints'
import { aComment, aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import { aStaffMember, mockCall, renderScreen } from '../../support/screens/renderScreen'

const imani = aStaffMember()
const viewKey = `queue-view-${imani.user_id}`

beforeEach(() => {
  mockEventStream()
  const messages = [aQueued(1), aQueued(2)]
  mockCall(searchQueue, { messages, total_count: 2, is_exact: true, next: null, searched_back_to: null })
  mockCall(getQueuedMessage, ({ query }) => aQueued(query['case_id'] === caseId(2) ? 2 : 1))
  mockCall(listComments, { comments: [aComment()], total_count: 1 })
  mockCall(listQueueStaff, [])
  mockCall(listCannedAnswers, [])
  mockCall(reportMessageViewer, [])
})

const row = (number: number) => screen.findByRole('button', { name: new RegExp(`Message ${number}`) })

function open({ isWide = true, path = '/messageQueue' } = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: isWide && query === hasRoomForSplitView,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  return renderScreen(path, { as: imani })
}

describe('split view', () => {
  it('is offered once in the dialog, which shows messages until then', async () => {
    const user = open()
    await user.click(await row(1))
    const dialog = within(await screen.findByRole('dialog', { name: 'Message Details' }))
    await user.click(dialog.getByRole('button', { name: queueTexts.notNow }))
    expect(dialog.queryByText(queueTexts.splitViewOffer)).not.toBeInTheDocument()
    expect(localStorage.getItem(viewKey)).toBe('dialog')
  })

  it('shows the open message beside the list once it is turned on', async () => {
    const user = open()
    await user.click(await row(1))
    await user.click(await screen.findByRole('button', { name: queueTexts.turnOnSplitView }))
    const pane = within(await screen.findByRole('region', { name: 'Message Details' }))
    expect(await pane.findByRole('heading', { name: 'Message 1' })).toBeVisible()
    expect(localStorage.getItem(viewKey)).toBe('split')
  })

  it('follows the keys, and closes with Escape, which leaves the focus on the row', async () => {
    localStorage.setItem(viewKey, 'split')
    const user = open()
    await user.click(await row(1))
    const pane = await screen.findByRole('region', { name: 'Message Details' })
    expect(await row(1)).toHaveAttribute('aria-current', 'true')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.keyboard('j')
    expect(await within(pane).findByRole('heading', { name: 'Message 2' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(pane).not.toBeInTheDocument())
    await waitFor(async () => expect(await row(2)).toHaveFocus())
  })

  it('is turned on and off in the options', async () => {
    const user = open({ path: `/messageQueue?case=${caseId(1)}` })
    await screen.findByRole('dialog', { name: 'Message Details' })
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: queueTexts.options }))
    const choice = await screen.findByRole('switch', { name: queueTexts.splitView })
    await user.click(choice)
    await user.click(await row(1))
    expect(await screen.findByRole('region', { name: 'Message Details' })).toBeVisible()
    await user.click(
      within(screen.getByRole('region', { name: 'Message Details' })).getByRole('button', { name: commonTexts.close }),
    )
    await user.click(screen.getByRole('button', { name: queueTexts.options }))
    await user.click(await screen.findByRole('switch', { name: queueTexts.splitView }))
    await user.click(await row(1))
    expect(await screen.findByRole('dialog', { name: 'Message Details' })).toBeVisible()
  })

  it('needs a wide window', async () => {
    localStorage.setItem(viewKey, 'split')
    const user = open({ isWide: false })
    await user.click(await row(1))
    expect(await screen.findByRole('dialog', { name: 'Message Details' })).toBeVisible()
  })
})

describe('the rows of the queue', () => {
  it('are compact until the agent chooses otherwise, and then show the newest comments too', async () => {
    const commented = aQueued(1, { messageComments: [aComment({ comments: 'Yes, today.' })] })
    mockCall(searchQueue, { messages: [commented], total_count: 1, is_exact: true, next: null, searched_back_to: null })
    const user = open()
    await row(1)
    expect(screen.queryByText(/Yes, today\./)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: queueTexts.options }))
    await user.click(await screen.findByRole('switch', { name: queueTexts.compactRows }))
    expect(screen.getByText(/Yes, today\./)).toBeVisible()
  })
})
