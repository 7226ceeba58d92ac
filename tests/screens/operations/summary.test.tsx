import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listDeposits } from '#shared/contract/billing/deposits'
import { listCommunities } from '#shared/contract/customers/communities'
import { listRecentCustomers } from '#shared/contract/customers/customers'
import {
  type SummaryFigures,
  summarizeCases,
  summarizeDeposits,
  summarizeMessages,
  summarizeOutages,
  summarizePayments,
  summary,
} from '#shared/contract/operations/summary'
import { summaryTiles } from '#shared/operations/summary'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as summaryTexts from '#shared/texts/operations/summary'
import { caseId, mockEventStream } from '../../support/answers/queueAnswers'
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

const noFigures: SummaryFigures = {
  as_of: '2026-03-13T15:00:00.000Z',
  facts: [],
  by_day: [],
  by_category: [],
  by_outage: [],
}

let events: ReturnType<typeof mockEventStream>
beforeEach(() => {
  events = mockEventStream()
  mockCall(listRecentCustomers, [])
  mockCall(listCommunities, { communities: [], total_count: 0, states: [] })
  for (const call of Object.values(summary)) mockCall(call, noFigures)
  mockCall(summarizePayments, {
    ...noFigures,
    facts: [
      { unit: 'money', name: 'posted', value: 4_850, before: 10_000 },
      { unit: 'count', name: 'failed', value: 3, before: 1 },
    ],
    by_day: [
      { day: '2026-03-12', count: 1 },
      { day: '2026-03-13', count: 12 },
    ],
  })
})

const open = (address = '/home', rights = allRights) => renderScreen(address, { as: imani, rights })
const tile = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the operations summary', () => {
  it('compares each figure with the same number of days before, and shows its time', async () => {
    open()
    const payments = await tile(summaryTexts.tileTitles.payments)
    expect(await payments.findByText('$48.50')).toBeInTheDocument()
    expect(payments.getByText(summaryTexts.downFrom('$100.00'))).toBeInTheDocument()
    expect(payments.getByText(summaryTexts.upFrom('1'))).toBeInTheDocument()
    expect(payments.getByText(summaryTexts.asOf, { exact: false })).toBeInTheDocument()
  })

  it('lists the days in a table for users who can’t see the bars', async () => {
    open()
    const payments = await tile(summaryTexts.tileTitles.payments)
    expect(await payments.findByRole('row', { name: '03/13/2026 12' })).toBeInTheDocument()
  })

  it('shows the other tiles if one fails, which is retried automatically', async () => {
    mockCall(summarizeMessages, () => errorAnswer('unexpected', 'No.'))
    const user = open()
    const messages = await tile(summaryTexts.tileTitles.messages)
    const again = await messages.findByRole('button', { name: commonTexts.tryAgain })
    expect(await (await tile(summaryTexts.tileTitles.payments)).findByText('$48.50')).toBeInTheDocument()
    mockCall(summarizeMessages, {
      ...noFigures,
      facts: [{ unit: 'count', name: 'unanswered', value: 7, before: null }],
    })
    await user.click(again)
    expect(await messages.findByText('7')).toBeInTheDocument()
    expect(requestsOf(summarizePayments)).toHaveLength(1)
  })

  it('loads the days and the community in the URL', async () => {
    open('/home?days=90&community=Orchard+Row')
    await tile(summaryTexts.tileTitles.payments)
    expect(requestsOf(summarizePayments)[0]?.query).toMatchObject({ days: 90, community: 'Orchard Row' })
  })

  it('has only the tiles that the user may see', async () => {
    open(
      '/home',
      allRights.map((right) => (right.name === 'PAYMENTHISTORY' ? { ...right, read: false } : right)),
    )
    await tile(summaryTexts.tileTitles.messages)
    expect(screen.queryByRole('region', { name: summaryTexts.tileTitles.payments })).not.toBeInTheDocument()
    expect(requestsOf(summarizePayments)).toHaveLength(0)
  })

  it('links to the list of a tile, with its filters, and to no list that does not exist', async () => {
    open('/home?community=Orchard+Row')
    const link = await screen.findByRole('link', {
      name: summaryTexts.showListOf(summaryTexts.tileTitles.disconnects),
    })
    expect(link).toHaveAttribute('href', '/disconnection?community=Orchard+Row')
    expect(
      screen.getByRole('link', { name: summaryTexts.showListOf(summaryTexts.tileTitles.announcements) }),
    ).toBeVisible()
    expect(
      screen.getByRole('link', { name: summaryTexts.showListOf(summaryTexts.tileTitles.payments) }),
    ).toHaveAttribute('href', '/home/lists?list=payments&days=30&community=Orchard+Row')
  })

  it('links from every tile to a list', async () => {
    open()
    await tile(summaryTexts.tileTitles.errors)
    await waitFor(() =>
      expect(screen.getAllByText(summaryTexts.showList, { selector: 'a' })).toHaveLength(summaryTiles.length),
    )
  })

  it('links from a figure to the rows that it counts', async () => {
    open('/home?days=7')
    const failed = await (await tile(summaryTexts.tileTitles.payments)).findByRole('link', {
      name: summaryTexts.factLabels.failed,
    })
    expect(failed).toHaveAttribute('href', '/home/lists?list=payments&days=7&status=failed')
  })

  it('links from the deposits due for review to exactly these', async () => {
    mockCall(summarizeDeposits, {
      ...noFigures,
      facts: [{ unit: 'count', name: 'under_review', value: 89, before: null }],
    })
    mockCall(listDeposits, { deposits: [], total_count: 0, total_deposit: 0, total_interest: 0 })
    const user = open('/home?days=7&community=Orchard+Row')
    const deposits = await tile(summaryTexts.tileTitles.deposits)
    await user.click(await deposits.findByRole('link', { name: summaryTexts.factLabels.under_review }))
    await waitFor(() => expect(requestsOf(listDeposits)).toHaveLength(1))
    expect(requestsOf(listDeposits)[0]?.body).toMatchObject({ status: 'review_due', community: 'Orchard Row' })
    expect(requestsOf(listDeposits)[0]?.body).not.toHaveProperty('days')
  })

  it('links from a category to its requests', async () => {
    mockCall(summarizeCases, { ...noFigures, by_category: [{ category: 'gasMeter', count: 4, before: 2 }] })
    open()
    const category = await (await tile(summaryTexts.tileTitles.cases)).findByRole('link', {
      name: caseTexts.categoryLabels.gasMeter,
    })
    expect(category).toHaveAttribute('href', '/home/lists?list=requests&days=30&category=gasMeter')
  })

  it('shows how many customers each outage affects, and links to the outages', async () => {
    const outage = { announcement_id: '11111111-1111-4111-8111-111111111111', title: 'Fiber cut' }
    mockCall(summarizeOutages, { ...noFigures, by_outage: [{ ...outage, customer_count: 1_234, is_exact: false }] })
    open()
    const outages = await tile(summaryTexts.tileTitles.outages)
    expect(await outages.findByText(summaryTexts.outageCustomers('Fiber cut', 1234, false))).toBeVisible()
    expect(
      screen.getByRole('link', { name: summaryTexts.showListOf(summaryTexts.tileTitles.outages) }),
    ).toHaveAttribute('href', '/outages')
  })

  it('reloads the count of messages after events of the queue, and nothing else', async () => {
    startTestTime()
    open()
    await (await tile(summaryTexts.tileTitles.payments)).findByText('$48.50')
    await waitFor(() => expect(events.fetched).toHaveBeenCalled())
    events.send({ kind: 'opened', case_id: caseId(1) })
    await passTime(5000)
    await waitFor(() => expect(requestsOf(summarizeMessages)).toHaveLength(2))
    expect(requestsOf(summarizePayments)).toHaveLength(1)
  })

  it('reloads its counts on request', async () => {
    const user = open()
    await (await tile(summaryTexts.tileTitles.payments)).findByText('$48.50')
    await user.click(screen.getByRole('button', { name: commonTexts.refresh }))
    await waitFor(() => expect(requestsOf(summarizePayments)).toHaveLength(2))
  })
})
