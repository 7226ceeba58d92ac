import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListPage } from './firstPage'
import { lastPageIfBeyond, withChanges } from './listSearch'

interface CountedQuery {
  isSuccess: boolean
  isFetching: boolean
  data?: { total_count: number } | undefined
}

/** Goes back to the last page when the URL requests one beyond it, after a deletion or by an old link. */
export function useLastPage(page: ListPage, { isSuccess, isFetching, data }: CountedQuery): void {
  const [, setSearch] = useSearchParams()
  const last = isSuccess && !isFetching && data ? lastPageIfBeyond(page, data.total_count) : null
  useEffect(() => {
    if (last !== null) setSearch((before) => withChanges(before, { page: last }), { replace: true })
  }, [last, setSearch])
}
