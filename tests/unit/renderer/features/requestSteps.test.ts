import { describe, expect, it } from 'vitest'
import { listCaseSteps } from '../../../../renderer/features/cases/view/listCaseSteps'

const textOf = (steps: ReturnType<typeof listCaseSteps>) => steps.map(({ status, state }) => `${status}:${state}`)

describe('the steps of a request', () => {
  it('show completed, current and future steps', () => {
    expect(textOf(listCaseSteps('scheduled', ['received', 'assigned', 'scheduled']))).toEqual([
      'received:done',
      'assigned:done',
      'scheduled:now',
      'in_progress:next',
      'waiting:next',
      'resolved:next',
      'closed:next',
    ])
  })

  it('leave out an appointment and a wait that never happened', () => {
    expect(textOf(listCaseSteps('closed', ['received', 'assigned', 'in_progress', 'resolved', 'closed']))).toEqual([
      'received:done',
      'assigned:done',
      'in_progress:done',
      'resolved:done',
      'closed:now',
    ])
  })

  it('end with the cancellation', () => {
    expect(textOf(listCaseSteps('cancelled', ['received', 'cancelled']))).toEqual(['received:done', 'cancelled:now'])
  })
})
