/** Applies live events to the queue: listed rows are updated, and new messages are only counted. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { LiveEvent } from '#shared/cases/liveEvents'
import { followQueue, type QueuedMessage } from '#shared/contract/cases/queue'
import {
  maxNamedMessages,
  type QueueListRequest,
  useLazyPeekQueueQuery,
  useLazyRefreshRowsQuery,
} from '../../api/cases/queue'
import { api } from '../../api/client'
import { type StreamConnection, subscribeToEvents } from '../../api/events'
import { useViewCounts } from './useViewCounts'

/** Events often come together, so they are collected. */
const batchMs = 300
/** All open queues receive the same events. The delays keep them from querying at once, or at every message. */
const checkEveryMs = 3000
const jitterMs = 1000

/** Returns the tags of the queue's counts and of the changed messages. */
const tagsOfChanges = (changedIds: ReadonlySet<string>) => [
  'QueueCount' as const,
  ...[...changedIds].flatMap((id) => [{ type: 'QueuedMessage', id } as const, { type: 'Comments', id } as const]),
]

/** Counts the messages that are not shown yet, or not with their latest date. */
function countNew(
  newest: readonly QueuedMessage[],
  shown: readonly QueuedMessage[],
  since: string | undefined,
): number {
  const shownDates = new Map(shown.map(({ case_id, last_customer_message_at }) => [case_id, last_customer_message_at]))
  const isNew = ({ case_id, last_customer_message_at }: QueuedMessage): boolean =>
    shownDates.get(case_id) !== last_customer_message_at && last_customer_message_at >= (since ?? '')
  return newest.filter(isNew).length
}

interface Effect {
  tags: ('Viewers' | 'MessageLabels' | 'Teams')[]
  /** A message may have come in that is not listed yet. */
  mayBeNew: boolean
  /** The rows that may have changed. */
  changed: { caseId: string } | 'all' | null
}

function effectOf(event: LiveEvent): Effect {
  switch (event.kind) {
    case 'viewers':
      return { tags: ['Viewers'], mayBeNew: false, changed: null }
    case 'labels':
      // Any row may carry the label.
      return { tags: ['MessageLabels'], mayBeNew: false, changed: 'all' }
    case 'teams':
      // Any row may belong to the team.
      return { tags: ['Teams'], mayBeNew: false, changed: 'all' }
    case 'again':
      return { tags: ['MessageLabels', 'Teams'], mayBeNew: true, changed: 'all' }
    case 'opened':
    case 'commented':
      return { tags: [], mayBeNew: true, changed: { caseId: event.case_id } }
    case 'changed':
      // No message came in, but the assignee, the status or the labels changed.
      return { tags: [], mayBeNew: false, changed: { caseId: event.case_id } }
  }
}

/** `shown` are the listed messages. The result counts the messages that are not listed yet. */
export function useQueueEvents(listRequest: QueueListRequest, shown: readonly QueuedMessage[]) {
  const dispatch = useDispatch()
  const [peek] = useLazyPeekQueueQuery()
  const [refresh] = useLazyRefreshRowsQuery()
  const [connection, setConnection] = useState<StreamConnection>('open')
  const [newMessages, setNewMessages] = useState<{ listRequest: QueueListRequest; count: number } | null>(null)
  const changedIds = useRef(new Set<string>())
  const refreshTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const checkTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const scheduleViewCounts = useViewCounts()
  const checkedAt = useRef(0)

  const refreshChanged = useEffectEvent(() => {
    refreshTimer.current = undefined
    dispatch(api.util.invalidateTags(tagsOfChanges(changedIds.current)))
    const caseIds = shown.map(({ case_id }) => case_id).filter((id) => changedIds.current.has(id))
    changedIds.current.clear()
    if (caseIds.length > 0) void refresh({ listRequest, caseIds: caseIds.slice(0, maxNamedMessages) })
  })

  const checkForNew = useEffectEvent(async () => {
    checkTimer.current = undefined
    checkedAt.current = Date.now()
    const since = shown[0]?.last_customer_message_at
    const { data: newest } = await peek({ filter: listRequest.filter, since })
    if (!newest) return
    setNewMessages({ listRequest, count: countNew(newest.messages, shown, since) })
  })

  const scheduleCheck = useEffectEvent(() => {
    if (checkTimer.current !== undefined) return
    const delayMs = Math.max(batchMs, checkedAt.current + checkEveryMs - Date.now())
    checkTimer.current = setTimeout(() => void checkForNew(), delayMs + Math.random() * jitterMs)
  })

  const refreshAll = useEffectEvent(() => {
    for (const { case_id } of shown) changedIds.current.add(case_id)
    // After a server restart all clients get the event at once, so the delay is random.
    refreshTimer.current ??= setTimeout(refreshChanged, batchMs + Math.random() * jitterMs)
  })

  const handleEvent = useEffectEvent((event: LiveEvent) => {
    const { tags, mayBeNew, changed } = effectOf(event)
    if (event.kind !== 'viewers') scheduleViewCounts()
    if (tags.length > 0) dispatch(api.util.invalidateTags(tags))
    if (mayBeNew) scheduleCheck()
    if (changed === 'all') refreshAll()
    if (changed === null || changed === 'all') return
    changedIds.current.add(changed.caseId)
    refreshTimer.current ??= setTimeout(refreshChanged, batchMs)
  })

  useEffect(() => {
    const unsubscribe = subscribeToEvents(followQueue, {
      onEvent: (event) => handleEvent(event),
      onConnection: setConnection,
    })
    return () => {
      clearTimeout(refreshTimer.current)
      clearTimeout(checkTimer.current)
      refreshTimer.current = undefined
      checkTimer.current = undefined
      unsubscribe()
    }
  }, [])

  return { newCount: newMessages?.listRequest === listRequest ? newMessages.count : 0, connection }
}
