import type { ReactNode } from 'react'
import { FailurePanel } from './FailurePanel'
import { problemOfQuery, type QueryState } from './queryState'
import { SkeletonRows } from './SkeletonRows'

interface PageStateProps<T> {
  query: QueryState<T>
  /** Says that the data could not be loaded. Staff read it too, so avoid "your". */
  failedText: string
  /** The typical number of rows, so that the layout does not jump. */
  rows?: number
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * Shows loading, failure, empty state or data. Data stays visible during a refetch and its failure, unless access
 * ended.
 */
export function PageState<T>({ query, failedText, rows = 6, isEmpty, empty, children }: PageStateProps<T>) {
  const { data, error, isFetching, refetch } = query
  const problem = error === undefined ? null : problemOfQuery(error)
  const failure = problem && (
    <FailurePanel title={failedText} problem={problem} isRetrying={isFetching} onRetry={() => void refetch()} />
  )
  // A person who lost the right must not see the old data either.
  if (data === undefined || problem?.code === 'not_allowed') return failure || <SkeletonRows rows={rows} />
  return (
    <>
      {failure}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  )
}
