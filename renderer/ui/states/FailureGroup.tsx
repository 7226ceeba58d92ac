/** Failures of several parts of one page with the same cause are shown once, above the parts, with one button that tries all of them again. */
import { createContext, useContext, useEffect, useId, useState, type ReactNode } from 'react'
import type { Problem } from '#shared/errors'
import { FailureBox, type FailureProps } from './FailureBox'

/** With fewer failures of one cause, each part shows its own. */
const fewestGrouped = 3

type Failure = Pick<FailureProps, 'problem' | 'isRetrying' | 'onRetry'>

interface Group {
  /** Null while no cause is shared. */
  sharedCause: string | null
  report: (id: string, failure: Failure) => () => void
}

const FailureContext = createContext<Group | null>(null)

const causeOf = ({ code, message }: Problem): string => `${code}: ${message}`

function sharedBy(failures: readonly Failure[]): Failure[] {
  for (const { problem } of failures) {
    const same = failures.filter((other) => causeOf(other.problem) === causeOf(problem))
    if (same.length >= fewestGrouped) return same
  }
  return []
}

export function FailureGroup({ what, children }: { what: string; children: ReactNode }) {
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map())
  const [report] = useState(() => (id: string, failure: Failure) => {
    setFailures((before) => new Map(before).set(id, failure))
    return () => setFailures((before) => new Map([...before].filter(([other]) => other !== id)))
  })
  const shared = sharedBy([...failures.values()])
  const [first] = shared
  const sharedCause = first ? causeOf(first.problem) : null
  return (
    <FailureContext value={{ sharedCause, report }}>
      {first && (
        <FailureBox
          what={what}
          problem={first.problem}
          isRetrying={shared.some(({ isRetrying }) => isRetrying)}
          onRetry={() => shared.forEach(({ onRetry }) => onRetry())}
        />
      )}
      {children}
    </FailureContext>
  )
}

/** Reports a failure to the group around it. True where the group shows it. */
export function useReported({ problem, isRetrying, onRetry }: Failure): boolean {
  const id = useId()
  const group = useContext(FailureContext)
  const report = group?.report
  useEffect(() => {
    // Trying again does not help a person without the right.
    if (problem.code === 'not_allowed') return undefined
    return report?.(id, { problem, isRetrying, onRetry })
  }, [report, id, problem, isRetrying, onRetry])
  return problem.code !== 'not_allowed' && group?.sharedCause === causeOf(problem)
}
