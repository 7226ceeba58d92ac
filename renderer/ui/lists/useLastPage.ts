import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changed, lastPageBefore, type PageOfList } from './listAddress'

interface CountedQuery {
  isSuccess: boolean
  isFetching: boolean
  data?: { total_count: number } | undefined
}

/** Goes back to the last page of a list when the address asks for one beyond it: after a deletion, or by an old link. */
export function useLastPage(page: PageOfList, { isSuccess, isFetching, data }: CountedQuery): void {
  const [, setSearch] = useSearchParams()
  const last = isSuccess && !isFetching && data ? lastPageBefore(page, data.total_count) : null
  useEffect(() => {
    if (last !== null) setSearch((before) => changed(before, { page: last }), { replace: true })
  }, [last, setSearch])
}
