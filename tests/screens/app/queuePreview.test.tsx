import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { searchQueue } from '#shared/contract/cases/queue'
import { listRecentCustomers } from '#shared/contract/customers/customers'
import * as queueTexts from '#shared/texts/cases/queue'
import * as customerTexts from '#shared/texts/customers/customers'
import { aQueued, caseId } from '../../support/answers/queueAnswers'
import { allRights, aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember()
const found = (...numbers: number[]) => ({
  messages: numbers.map((number) => aQueued(number)),
  total_count: numbers.length,
  is_exact: true,
  next: null,
  searched_back_to: null,
})

const isMine = (body: unknown): boolean => JSON.stringify(body).includes('"tab":"mine"')

beforeEach(() => {
  mockCall(listRecentCustomers, [])
})

describe('the queue on the home page of staff', () => {
  it('lists the messages that are assigned to the agent, and no others', async () => {
    mockCall(searchQueue, ({ body }) => (isMine(body) ? found(7, 8) : found(1, 2, 3)))
    renderScreen('/', { as: imani })
    const panel = within(await screen.findByRole('region', { name: queueTexts.myQueue }))
    await panel.findByRole('link', { name: 'Message 7' })
    const titles = panel.getAllByRole('link', { name: /^Message \d/ }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Message 7', 'Message 8'])
    expect(panel.getByRole('link', { name: 'Message 7' })).toHaveAttribute('href', `/messageQueue?case=${caseId(7)}`)
  })

  it('says so when no message is assigned to the agent', async () => {
    mockCall(searchQueue, found())
    renderScreen('/', { as: imani })
    expect(await screen.findByText(queueTexts.noneAssigned)).toBeInTheDocument()
  })

  it('is not loaded without the right to it', async () => {
    renderScreen('/', { as: imani, rights: allRights.filter(({ name }) => name !== 'QUEUE') })
    await screen.findByText(customerTexts.noRecentCustomers)
    expect(screen.queryByRole('region', { name: queueTexts.myQueue })).not.toBeInTheDocument()
    expect(requestsOf(searchQueue)).toHaveLength(0)
  })
})
