/** The messages that the queue lists: those that match the search in the URL, page by page. */
import { useCallback, useMemo, useState } from 'react'
import { type QueueListRequest, useSearchQueueInfiniteQuery } from '../../../api/cases/queue'
import { readQueueFilter } from '../search/queueSearch'

export function useQueueList(search: URLSearchParams, today: string) {
  const [restarts, setRestarts] = useState(0)
  const filter = useUnchanged(readQueueFilter(search, today))
  // Memoized, because the list and its selection belong to this object.
  const listRequest = useMemo((): QueueListRequest => ({ filter, restarts }), [filter, restarts])
  const query = useSearchQueueInfiniteQuery(listRequest, { refetchOnFocus: false, refetchOnReconnect: false })
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const rows = useMemo(() => distinct((currentData?.pages ?? []).flatMap(({ messages }) => messages)), [currentData])
  const searchedBackTo = currentData?.pages.at(-1)?.searched_back_to ?? null
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])

  const refresh = (): void => setRestarts(restarts + 1)

  return { listRequest, query, rows, searchedBackTo, restarts, loadMore, refresh }
}

export type QueueList = ReturnType<typeof useQueueList>

/** Returns the same object as long as its fields are equal. */
function useUnchanged<Value extends object>(value: Value): Value {
  const [current, setCurrent] = useState(value)
  if (JSON.stringify(value) === JSON.stringify(current)) return current
  setCurrent(value)
  return value
}

/** A message that gets a reply during paging is on two pages; it keeps its first position. */
function distinct<Row extends { case_id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.case_id, row])).values()]
}
