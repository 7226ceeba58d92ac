import type { ReactNode } from 'react'
import { FailurePanel } from './FailurePanel'
import { problemOfQuery, type QueryFace } from './queryFace'
import { SkeletonRows } from './SkeletonRows'
import * as commonTexts from '#shared/texts/common'

interface PageStateProps<T> {
  query: QueryFace<T>
  /** The thing that is awaited, as it reads in "… could not be loaded.": "The payments": staff read it too. */
  what: string
  /** How many rows usually come, so that nothing jumps. */
  rows?: number
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** Waiting, failed, empty or ready, the same everywhere. While it asks again, and when that fails, what was there stays, unless it may not be seen any more. */
export function PageState<T>({ query, what, rows = 6, isEmpty, empty, children }: PageStateProps<T>) {
  const { data, error, isFetching, refetch } = query
  const problem = error === undefined ? null : problemOfQuery(error)
  const failure = problem && (
    <FailurePanel
      what={commonTexts.couldntBeLoadedWith(what)}
      problem={problem}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
  // Who may not see it any more does not see what was there either.
  if (data === undefined || problem?.code === 'not_allowed')
    return failure || <SkeletonRows rows={rows} label={commonTexts.loadingOfWhat(what.toLowerCase())} />
  return (
    <>
      {failure}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  )
}
