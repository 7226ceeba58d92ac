import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  discardJob,
  type FailedJob,
  type FailingSchedule,
  type JobKind,
  listFailedJobs,
  listJobKinds,
  retryJob,
  retryJobsOfKind,
} from '#shared/contract/operations/jobs'
import { maxCountedJobs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as jobTexts from '#shared/texts/operations/jobs'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const staff = aStaffMember()
const kinds: JobKind[] = [
  {
    kind: 'send message',
    waiting_count: maxCountedJobs,
    oldest_due_at: '2026-03-13T13:00:00.000Z',
    running_count: 4,
    failed_count: 2,
  },
  { kind: 'send refund', waiting_count: 3, oldest_due_at: null, running_count: 1, failed_count: 0 },
]
const job: FailedJob = {
  job_id: '17',
  kind: 'send message',
  created_at: '2026-03-12T15:04:00.000Z',
  attempts: 16,
  last_error: 'mail',
  can_discard: true,
}
const cursor = '1773327840000000_17'

beforeEach(() => {
  mockCall(listJobKinds, { as_of: '2026-03-13T15:00:00.000Z', kinds, failing_schedules: [] })
  mockCall(listFailedJobs, { jobs: [job], next: null })
})

const open = (without: readonly string[] = []) =>
  renderScreen('/admin/jobs', {
    as: staff,
    rights: allRights.map((right) => ({ ...right, write: right.write && !without.includes(right.name) })),
  })
const tableOf = async (name: string) => within(await screen.findByRole('table', { name }))

describe('background jobs', () => {
  it('are counted by kind, and by how long the oldest of those that are due is overdue', async () => {
    open()
    const rows = (await tableOf(jobTexts.jobsByKind)).getAllByRole('row')
    expect(rows[1]).toHaveTextContent('Emails and text messages10,000+2 hours42')
    expect(rows[2]).toHaveTextContent('Refunds3–10')
  })

  it('are listed with their kind, their attempts and their error in words after they failed', async () => {
    open()
    const row = (await tableOf(jobTexts.failedNewestFirst)).getAllByRole('row')[1]
    expect(row).toHaveTextContent(jobTexts.jobLabel('send message'))
    expect(row).toHaveTextContent('03/12/2026 10:04 AM CDT')
    expect(row).toHaveTextContent('16')
    expect(row).toHaveTextContent(jobTexts.errorLabels.mail)
  })

  it('are all fetched again on request', async () => {
    const user = open()
    await tableOf(jobTexts.failedNewestFirst)
    mockCall(listFailedJobs, { jobs: [], next: null })
    await user.click(await screen.findByRole('button', { name: commonTexts.refresh }))
    expect(await screen.findByText(jobTexts.nothingHasFailed)).toBeVisible()
  })

  it('have a meaningful empty state', async () => {
    mockCall(listJobKinds, { as_of: '2026-03-13T15:00:00.000Z', kinds: [], failing_schedules: [] })
    mockCall(listFailedJobs, { jobs: [], next: null })
    open()
    expect(await screen.findByText(jobTexts.nothingHasFailed)).toBeVisible()
    expect(await screen.findByText(jobTexts.nothingToDo)).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    mockCall(listFailedJobs, errorAnswer('unavailable', commonTexts.unavailable))
    const user = open()
    expect(await screen.findByText(jobTexts.failedJobsNotLoaded)).toBeVisible()
    mockCall(listFailedJobs, { jobs: [], next: null })
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await screen.findByText(jobTexts.nothingHasFailed)).toBeVisible()
  })

  it('are paged by cursor, and the way back leads to the newest', async () => {
    mockCall(listFailedJobs, { jobs: [job], next: cursor })
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.older }))
    await waitFor(() => expect(requestsOf(listFailedJobs).at(-1)?.query).toMatchObject({ after: cursor }))
    await user.click(screen.getByRole('button', { name: commonTexts.newest }))
    await waitFor(() => expect(screen.getByRole('button', { name: commonTexts.newest })).toBeDisabled())
  })

  it('can only be seen without the right to write', async () => {
    open(['JOBS'])
    await tableOf(jobTexts.failedNewestFirst)
    await tableOf(jobTexts.jobsByKind)
    expect(screen.queryByRole('columnheader', { name: commonTexts.actions })).not.toBeInTheDocument()
  })
})

describe('a scheduled job that is failing', () => {
  it('shows since when and why, and is tried again', async () => {
    const failing: FailingSchedule = {
      kind: 'find reminders',
      failing_since: '2026-03-11T14:00:00.000Z',
      failed_attempts: 12,
      last_error: 'database',
    }
    mockCall(listJobKinds, { as_of: '2026-03-13T15:00:00.000Z', kinds, failing_schedules: [failing] })
    mockCall(retryJobsOfKind, { count: 1 })
    const user = open()
    const row = (await tableOf(jobTexts.failingSchedules)).getAllByRole('row')[1]
    expect(row).toHaveTextContent(
      `Search for reminders to send03/11/2026 9:00 AM CDT12${jobTexts.errorLabels.database}`,
    )
    await user.click(screen.getByRole('button', { name: jobTexts.trySchedule(jobTexts.jobLabel('find reminders')) }))
    expect(await screen.findByText(jobTexts.jobsTriedAgain(1))).toBeVisible()
    expect(requestsOf(retryJobsOfKind)).toMatchObject([{ body: { kind: 'find reminders' } }])
  })
})

describe('a failed job', () => {
  it('is tried again, and the focus stays on the page when its row is gone', async () => {
    mockCall(retryJob, null)
    const user = open()
    const button = await screen.findByRole('button', {
      name: jobTexts.tryJobAgain(jobTexts.jobLabel('send message'), '17'),
    })
    mockCall(listFailedJobs, { jobs: [], next: null })
    await user.click(button)
    expect(await screen.findByText(jobTexts.jobTriedAgain)).toBeVisible()
    expect(requestsOf(retryJob)).toMatchObject([{ path: expect.stringContaining('/17') }])
    await screen.findByText(jobTexts.nothingHasFailed)
    await waitFor(() => expect(screen.getByRole('heading', { name: jobTexts.failedJobs })).toHaveFocus())
  })

  it('says once that it is already gone', async () => {
    mockCall(retryJob, errorAnswer('not_found', jobTexts.jobRemoved))
    const user = open()
    await user.click(
      await screen.findByRole('button', { name: jobTexts.tryJobAgain(jobTexts.jobLabel('send message'), '17') }),
    )
    expect(await screen.findByText(commonTexts.error(jobTexts.jobRemoved))).toBeVisible()
    expect(screen.queryByText(jobTexts.jobRemoved)).toBeNull()
  })

  it('is tried again together with all of its kind', async () => {
    mockCall(retryJobsOfKind, { count: 2 })
    const user = open()
    await user.click(
      await screen.findByRole('button', { name: jobTexts.tryKindAgain(2, jobTexts.jobLabel('send message')) }),
    )
    expect(await screen.findByText(jobTexts.jobsTriedAgain(2))).toBeVisible()
    expect(requestsOf(retryJobsOfKind)).toMatchObject([{ body: { kind: 'send message' } }])
  })

  it('can’t be discarded if the portal would find its work again', async () => {
    mockCall(listFailedJobs, { jobs: [{ ...job, kind: 'send refund', can_discard: false }], next: null })
    open()
    const name = jobTexts.jobLabel('send refund')
    expect(await screen.findByRole('button', { name: jobTexts.tryJobAgain(name, '17') })).toBeVisible()
    expect(screen.queryByRole('button', { name: jobTexts.discardJob(name, '17') })).toBeNull()
  })

  it('is discarded only after a confirmation', async () => {
    mockCall(discardJob, null)
    const user = open()
    const discard = await screen.findByRole('button', {
      name: jobTexts.discardJob(jobTexts.jobLabel('send message'), '17'),
    })
    await user.click(discard)
    const dialog = await screen.findByRole('dialog', { name: jobTexts.discardThisJob })
    expect(dialog).toHaveTextContent(jobTexts.itWontBeDone(jobTexts.jobLabel('send message'), '17'))
    await user.click(within(dialog).getByRole('button', { name: commonTexts.no }))
    expect(requestsOf(discardJob)).toEqual([])
    await user.click(discard)
    mockCall(listFailedJobs, { jobs: [], next: null })
    const again = await screen.findByRole('dialog', { name: jobTexts.discardThisJob })
    await user.click(within(again).getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(jobTexts.jobDiscarded)).toBeVisible()
    expect(await screen.findByText(jobTexts.nothingHasFailed)).toBeVisible()
    expect(requestsOf(discardJob)).toMatchObject([{ path: expect.stringContaining('/17') }])
  })
})
