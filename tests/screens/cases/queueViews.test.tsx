import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { searchQueue } from '#shared/contract/cases/queue'
import { createListView, type ListView, listListViews } from '#shared/contract/operations/listViews'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import * as listViewTexts from '#shared/texts/operations/listViews'
import { aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import { aStaffMember, ignoreOtherCalls, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const aView: ListView = {
  view_id: '11111111-1111-4111-8111-111111111111',
  name: 'Urgent in March',
  search: 'from=2026-03-01&priority=high&tab=unassigned',
  is_shared: true,
  is_own: false,
  created_by: 'Imani Penhallow',
}

const Search = z.object({ page_size: z.optional(z.number()), priority: z.optional(z.string()) })

function mockCounts(urgent: { total_count: number; is_exact: boolean }): void {
  mockCall(searchQueue, ({ body }) => ({
    messages: [aQueued(1)],
    next: null,
    searched_back_to: null,
    ...(Search.parse(body).priority ? urgent : { total_count: 40, is_exact: true }),
  }))
}

let events: ReturnType<typeof mockEventStream>

beforeEach(() => {
  events = mockEventStream()
  mockCounts({ total_count: 7, is_exact: true })
  mockCall(listListViews, [aView])
  ignoreOtherCalls()
})

const open = (query = '') => renderScreen(`/messageQueue${query}`, { as: aStaffMember() })
const views = async () => within(await screen.findByRole('navigation', { name: listViewTexts.views }))

describe('the views of the message queue', () => {
  it('are links with the number of messages that each shows, its days included', async () => {
    open()
    const link = await (await views()).findByRole('link', { name: `${aView.name} 7` })
    expect(link).toHaveAttribute('href', `/messageQueue?${aView.search}`)
    const counts = requestsOf(searchQueue).filter(({ body }) => Search.parse(body).page_size === 1)
    expect(counts[0]?.body).toMatchObject({ fromDate: '2026-03-01', priority: 'high', tab: 'unassigned' })
  })

  it('say that more messages match than are counted', async () => {
    mockCounts({ total_count: 10_000, is_exact: false })
    open()
    expect(
      await (await views()).findByRole('link', { name: `${aView.name} ${queueTexts.manyInView('10,000')}` }),
    ).toBeVisible()
  })

  it('are counted again after messages have come in', async () => {
    startTestTime()
    open()
    await (await views()).findByRole('link', { name: `${aView.name} 7` })
    mockCounts({ total_count: 8, is_exact: true })
    events.send({ kind: 'opened', case_id: caseId(2) })
    await passTime(31_000)
    expect(await (await views()).findByRole('link', { name: `${aView.name} 8` })).toBeVisible()
  })

  it('are saved with the tab and the days, without the open message', async () => {
    mockCall(createListView, aView)
    mockCall(listListViews, [])
    const user = open(`?tab=mine&from=2026-03-01&case=${caseId(9)}`)
    await screen.findAllByText(/Message 1/)
    await user.keyboard('{Escape}')
    await user.click((await views()).getByRole('button', { name: listViewTexts.saveView }))
    await user.type(await screen.findByLabelText(listViewTexts.viewName), 'My March')
    await user.click(screen.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(createListView)[0]?.body).toEqual({
        list: 'messages',
        name: 'My March',
        search: 'from=2026-03-01&tab=mine',
        is_shared: false,
      }),
    )
  })
})
