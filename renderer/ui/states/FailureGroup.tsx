/** Groups failures of one page with the same cause: they show once above the parts, with one retry button for all. */
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import type { Problem } from '#shared/http/errors'
import { FailureBox, type FailureProps } from './FailureBox'

/** With fewer failures of the same cause, each part shows its own. */
const minGrouped = 3

type ReportedFailure = Pick<FailureProps, 'problem' | 'isRetrying' | 'onRetry'>

interface FailureGroupContext {
  /** Null when no cause is shared. */
  sharedCause: string | null
  report: (id: string, failure: ReportedFailure) => () => void
}

const FailureContext = createContext<FailureGroupContext | null>(null)

const causeOf = ({ code, message }: Problem): string => `${code}: ${message}`

function findSharedFailures(failures: readonly ReportedFailure[]): ReportedFailure[] {
  for (const { problem } of failures) {
    const same = failures.filter((other) => causeOf(other.problem) === causeOf(problem))
    if (same.length >= minGrouped) return same
  }
  return []
}

export function FailureGroup({ title, children }: { title: string; children: ReactNode }) {
  const [failures, setFailures] = useState<ReadonlyMap<string, ReportedFailure>>(new Map())
  const [report] = useState(() => (id: string, failure: ReportedFailure) => {
    setFailures((before) => new Map(before).set(id, failure))
    return () => setFailures((before) => new Map([...before].filter(([otherId]) => otherId !== id)))
  })
  const shared = findSharedFailures([...failures.values()])
  const [first] = shared
  const sharedCause = first ? causeOf(first.problem) : null
  return (
    <FailureContext value={{ sharedCause, report }}>
      {first && (
        <FailureBox
          title={title}
          problem={first.problem}
          isRetrying={shared.some(({ isRetrying }) => isRetrying)}
          onRetry={() => shared.forEach(({ onRetry }) => onRetry())}
        />
      )}
      {children}
    </FailureContext>
  )
}

/** Reports a failure to the surrounding group. Returns true when the group shows it. */
export function useGroupedFailure({ problem, isRetrying, onRetry }: ReportedFailure): boolean {
  const id = useId()
  const group = useContext(FailureContext)
  const report = group?.report
  useEffect(() => {
    // Retrying does not help a person without the right.
    if (problem.code === 'not_allowed') return undefined
    return report?.(id, { problem, isRetrying, onRetry })
  }, [report, id, problem, isRetrying, onRetry])
  return problem.code !== 'not_allowed' && group?.sharedCause === causeOf(problem)
}
