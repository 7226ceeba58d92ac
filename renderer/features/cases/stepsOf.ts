import { caseStatuses, type CaseStatus } from '#shared/cases'

export interface CaseStep {
  status: CaseStatus
  state: 'done' | 'now' | 'next'
}

/**
 * The steps of a request in their order. One that is cancelled shows what it had been through and then its end; one
 * that never waited for the customer says nothing of waiting, unless that may still come.
 */
export function stepsOf(status: CaseStatus, had: readonly CaseStatus[]): CaseStep[] {
  const order = caseStatuses.filter((step) => step !== 'cancelled')
  if (status === 'cancelled') {
    const before = order.filter((step) => had.includes(step))
    return [...before.map((step): CaseStep => ({ status: step, state: 'done' })), { status, state: 'now' }]
  }
  const at = order.indexOf(status)
  return order.flatMap((step, index): CaseStep[] => {
    if (index === at) return [{ status: step, state: 'now' }]
    if (index > at) return [{ status: step, state: 'next' }]
    const isOptional = step === 'waiting' || step === 'scheduled'
    return isOptional && !had.includes(step) ? [] : [{ status: step, state: 'done' }]
  })
}
