/** What happens in the queue while somebody works in it: what is shown is kept up to date, what is new is counted and waits. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { followQueue, type QueuedMessage } from '#shared/contract/queue'
import type { News } from '#shared/liveNews'
import { api } from './client'
import { follow, type Connection } from './events'
import { useLazyPeekQueueQuery, useLazyRefreshRowsQuery, type QueueAsked } from './queue'

/** Several things often happen at once: they are asked for together. */
const gatherMs = 300
/** As many as can be asked for by name. */
const mostNamed = 500

/** `shown` are the messages in the list. Answers how many there are that it does not show yet. */
export function useQueueNews(asked: QueueAsked, shown: readonly QueuedMessage[]) {
  const dispatch = useDispatch()
  const [peek] = useLazyPeekQueueQuery()
  const [refresh] = useLazyRefreshRowsQuery()
  const [connection, setConnection] = useState<Connection>('open')
  const [fresh, setFresh] = useState<{ asked: QueueAsked; count: number } | null>(null)
  const touched = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const look = useEffectEvent(async () => {
    timer.current = undefined
    dispatch(
      api.util.invalidateTags([
        'QueueCount',
        ...[...touched.current].flatMap((id) => [
          { type: 'QueuedMessage', id } as const,
          { type: 'Comments', id } as const,
        ]),
      ]),
    )
    const caseIds = shown.map(({ case_id }) => case_id).filter((id) => touched.current.has(id))
    touched.current.clear()
    if (caseIds.length > 0) void refresh({ asked, caseIds: caseIds.slice(0, mostNamed) })
    const { data: newest } = await peek(asked.filter)
    if (!newest) return
    const before = new Map(shown.map(({ case_id, asked_date }) => [case_id, asked_date]))
    const isNew = ({ case_id, asked_date }: QueuedMessage): boolean =>
      before.get(case_id) !== asked_date && asked_date >= (shown[0]?.asked_date ?? '')
    setFresh({ asked, count: newest.messages.filter(isNew).length })
  })

  const hear = useEffectEvent((news: News) => {
    if (news.kind === 'looking') {
      dispatch(api.util.invalidateTags(['Lookers']))
      return
    }
    if (news.kind === 'again') for (const { case_id } of shown) touched.current.add(case_id)
    else touched.current.add(news.case_id)
    timer.current ??= setTimeout(() => void look(), gatherMs)
  })

  useEffect(() => {
    const stop = follow(followQueue, { onEvent: (news) => hear(news), onConnection: setConnection })
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
      stop()
    }
  }, [])

  return { newCount: fresh?.asked === asked ? fresh.count : 0, connection }
}
