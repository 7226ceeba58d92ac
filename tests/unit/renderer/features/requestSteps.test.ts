import { describe, expect, it } from 'vitest'
import type { CaseStatus } from '#shared/cases/cases'
import { listCaseSteps } from '../../../../renderer/features/cases/view/listCaseSteps'
import { request } from '../../../support/answers/caseAnswers'

type HistoryEntry = CaseStatus | 'reopened'

/** A reopened request is received again. */
const statusOf = (step: HistoryEntry): CaseStatus => (step === 'reopened' ? 'received' : step)

/** The request went through these steps, one a minute. */
const after = (...path: HistoryEntry[]) => ({
  status: statusOf(path.at(-1) ?? 'received'),
  preferred: null,
  events: path.map((step, minute) => ({
    event_id: request.case_id,
    kind: step === 'reopened' ? ('reopened' as const) : ('status' as const),
    status: statusOf(step),
    note: '',
    created_date: `2026-03-10T15:0${minute}:00.000Z`,
    user_name: 'Imani Penhallow',
    user_type: 'CENTRIC' as const,
  })),
})

const textOf = (steps: ReturnType<typeof listCaseSteps>) =>
  steps.map(({ status, state, reachedAt }) => `${status}:${state}${reachedAt ? ` at ${reachedAt.slice(14, 16)}` : ''}`)

describe('the steps of a request', () => {
  it('show completed, current and future steps, and when each was reached', () => {
    expect(textOf(listCaseSteps(after('received', 'assigned', 'scheduled')))).toEqual([
      'received:done at 00',
      'assigned:done at 01',
      'scheduled:now at 02',
      'in_progress:next',
      'resolved:next',
      'closed:next',
    ])
  })

  it('announce an appointment only if one was requested', () => {
    const preferred = { date: '2026-03-12', window: '8-10' } as const
    expect(textOf(listCaseSteps({ ...after('received', 'assigned'), preferred }))[2]).toBe('scheduled:next')
  })

  it('leave out an appointment and a wait that never happened', () => {
    expect(textOf(listCaseSteps(after('received', 'assigned', 'in_progress', 'resolved', 'closed')))).toEqual([
      'received:done at 00',
      'assigned:done at 01',
      'in_progress:done at 02',
      'resolved:done at 03',
      'closed:now at 04',
    ])
  })

  it('show the first time of a completed step, and the last one of the current step', () => {
    const steps = listCaseSteps(after('received', 'in_progress', 'waiting', 'in_progress', 'waiting'))
    expect(textOf(steps).slice(0, 4)).toEqual([
      'received:done at 00',
      'assigned:done',
      'in_progress:done at 01',
      'waiting:now at 04',
    ])
  })

  it('start again when the request is reopened', () => {
    const steps = listCaseSteps(after('received', 'in_progress', 'resolved', 'reopened', 'assigned'))
    expect(textOf(steps).slice(0, 3)).toEqual(['received:done at 03', 'assigned:now at 04', 'in_progress:next'])
  })

  it('end with the cancellation', () => {
    expect(textOf(listCaseSteps(after('received', 'cancelled')))).toEqual([
      'received:done at 00',
      'cancelled:now at 01',
    ])
  })
})
