/** What happens in the queue while somebody works in it: what is shown is kept up to date, what is new is counted and waits. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { followQueue, type QueuedMessage } from '#shared/contract/queue'
import type { News } from '#shared/liveNews'
import { api } from './client'
import { follow, type Connection } from './events'
import { mostNamed, useLazyPeekQueueQuery, useLazyRefreshRowsQuery, type QueueAsked } from './queue'

/** Several things often happen at once: they are asked for together. */
const gatherMs = 300
/** Every open queue hears the same news: not all of them ask in the same moment, and none asks at every message. */
const peekEveryMs = 3000
const scatterMs = 1000

/** `shown` are the messages in the list. Answers how many there are that it does not show yet. */
export function useQueueNews(asked: QueueAsked, shown: readonly QueuedMessage[]) {
  const dispatch = useDispatch()
  const [peek] = useLazyPeekQueueQuery()
  const [refresh] = useLazyRefreshRowsQuery()
  const [connection, setConnection] = useState<Connection>('open')
  const [fresh, setFresh] = useState<{ asked: QueueAsked; count: number } | null>(null)
  const touched = useRef(new Set<string>())
  const renewing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const peeking = useRef<ReturnType<typeof setTimeout>>(undefined)
  const peekedAt = useRef(0)

  const renew = useEffectEvent(() => {
    renewing.current = undefined
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
  })

  const look = useEffectEvent(async () => {
    peeking.current = undefined
    peekedAt.current = Date.now()
    const since = shown[0]?.asked_date
    const { data: newest } = await peek({ filter: asked.filter, since })
    if (!newest) return
    const before = new Map(shown.map(({ case_id, asked_date }) => [case_id, asked_date]))
    const isNew = ({ case_id, asked_date }: QueuedMessage): boolean =>
      before.get(case_id) !== asked_date && asked_date >= (since ?? '')
    setFresh({ asked, count: newest.messages.filter(isNew).length })
  })

  const lookSoon = useEffectEvent(() => {
    if (peeking.current !== undefined) return
    const rest = Math.max(gatherMs, peekedAt.current + peekEveryMs - Date.now())
    peeking.current = setTimeout(() => void look(), rest + Math.random() * scatterMs)
  })

  const renewAll = useEffectEvent(() => {
    for (const { case_id } of shown) touched.current.add(case_id)
    // Everybody hears it at once, as after a restart of the server.
    renewing.current ??= setTimeout(renew, gatherMs + Math.random() * scatterMs)
  })

  const hear = useEffectEvent((news: News) => {
    switch (news.kind) {
      case 'looking':
        dispatch(api.util.invalidateTags(['Lookers']))
        return
      case 'labels':
        // Any of the rows may carry it.
        dispatch(api.util.invalidateTags(['MessageLabels']))
        renewAll()
        return
      case 'again':
        dispatch(api.util.invalidateTags(['MessageLabels']))
        lookSoon()
        renewAll()
        return
      case 'opened':
      case 'commented':
        lookSoon()
        touched.current.add(news.case_id)
        break
      case 'changed':
        // Nothing came in: who has it, its status or its labels are others.
        touched.current.add(news.case_id)
    }
    renewing.current ??= setTimeout(renew, gatherMs)
  })

  useEffect(() => {
    const stop = follow(followQueue, { onEvent: (news) => hear(news), onConnection: setConnection })
    return () => {
      clearTimeout(renewing.current)
      clearTimeout(peeking.current)
      renewing.current = undefined
      peeking.current = undefined
      stop()
    }
  }, [])

  return { newCount: fresh?.asked === asked ? fresh.count : 0, connection }
}
