import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type BoardFigures, exportQueueBoard, getQueueBoard } from '#shared/contract/cases/queueBoard'
import * as boardTexts from '#shared/texts/cases/queueBoard'
import * as commonTexts from '#shared/texts/common'
import { mockEventStream } from '../../support/answers/queueAnswers'
import { percy } from '../../support/answers/teamAnswers'
import { aStaffMember, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const figures: BoardFigures = {
  open_count: 12,
  oldest_open_at: '2026-03-10T15:00:00.000Z',
  answered_count: 40,
  median_minutes: 135,
  promised_count: 38,
  kept_percent: 97.5,
}
const none: BoardFigures = {
  open_count: 0,
  oldest_open_at: null,
  answered_count: 0,
  median_minutes: null,
  promised_count: 0,
  kept_percent: null,
}

let events: ReturnType<typeof mockEventStream>

beforeEach(() => {
  events = mockEventStream()
  startTestTime()
  vi.setSystemTime('2026-03-13T15:00:00.000Z')
  mockCall(getQueueBoard, {
    rows: [
      { id: percy.user_id, name: percy.name, ...figures },
      { id: null, name: '', ...none, open_count: 3 },
    ],
    total: { ...figures, open_count: 15 },
    recorded_since: '2026-03-01T15:00:00.000Z',
  })
})

const open = (address = '') => renderScreen(`/messageQueue/board${address}`, { as: aStaffMember() })
const queryOf = () => requestsOf(getQueueBoard).at(-1)?.query

describe('the board', () => {
  it('shows the last seven days of each agent, and their total', async () => {
    open()
    const table = within(await screen.findByRole('table'))
    const row = within(table.getByText(percy.name).closest('tr') ?? document.body)
    for (const text of ['12', '3 days', '40', '2 h 15 min', '97.5%']) expect(row.getByText(text)).toBeVisible()
    expect(table.getByText(boardTexts.unnamedRows.agents)).toBeVisible()
    expect(screen.getByLabelText(boardTexts.total)).toHaveTextContent('15')
    expect(queryOf()).toMatchObject({ from: '2026-03-07', to: '2026-03-13', by: 'agents' })
  })

  it.each(['teams', 'again'] as const)('is refreshed after the event “%s”', async (kind) => {
    open()
    await screen.findByRole('table')
    const before = requestsOf(getQueueBoard).length
    events.send({ kind })
    await passTime(5100)
    await waitFor(() => expect(requestsOf(getQueueBoard)).toHaveLength(before + 1))
  })

  it('is sorted by a heading, and shows teams of a period, all from the URL', async () => {
    const user = open('?by=teams&from=2026-02-01&to=2026-02-10')
    const heading = await screen.findByRole('columnheader', { name: boardTexts.medianTime })
    expect(queryOf()).toMatchObject({ from: '2026-02-01', to: '2026-02-10', by: 'teams' })
    await user.click(within(heading).getByRole('button'))
    await waitFor(() => expect(queryOf()).toMatchObject({ sort: '-median' }))
    expect(screen.getByRole('columnheader', { name: boardTexts.nameTitles.teams })).toBeVisible()
  })

  it('shortens a period of the URL that is too long or in the future', async () => {
    open('?from=2020-01-01&to=2030-01-01')
    await screen.findByRole('table')
    expect(queryOf()).toMatchObject({ from: '2026-02-11', to: '2026-03-13' })
  })

  it('shows a longer period with one click', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.lastDays(30) }))
    await waitFor(() => expect(queryOf()).toMatchObject({ from: '2026-02-12', to: '2026-03-13' }))
  })

  it('says that there are no teams to compare', async () => {
    mockCall(getQueueBoard, { rows: [], total: none, recorded_since: null })
    open('?by=teams')
    expect(await screen.findByText(boardTexts.noRows.teams)).toBeVisible()
  })

  it('says that no first answer was recorded yet', async () => {
    mockCall(getQueueBoard, { rows: [{ id: null, name: '', ...none }], total: none, recorded_since: null })
    open()
    expect(await screen.findByText(new RegExp(boardTexts.noneRecorded))).toBeVisible()
  })

  it('is exported as it is shown', async () => {
    mockCall(exportQueueBoard, errorAnswer('unavailable', 'Not now.'))
    const user = open('?by=teams&sort=-open')
    await user.click(await screen.findByRole('button', { name: commonTexts.exportCsv }))
    await waitFor(() => expect(requestsOf(exportQueueBoard)[0]?.query).toMatchObject({ by: 'teams', sort: '-open' }))
  })
})
