/** Refreshes what a page shows after events of the queue. */
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { LiveEvent } from '#shared/cases/liveEvents'
import { followQueue } from '#shared/contract/cases/queue'
import { api } from '../../api/client'
import { subscribeToEvents } from '../../api/events'

type Tag = Parameters<typeof api.util.invalidateTags>[0][number]

interface RefreshRule {
  tags: readonly Tag[]
  kinds: readonly LiveEvent['kind'][]
  /** Events come in bursts, so they are collected for this time. */
  batchMs: number
}

/** The rule must not change between renders. */
export function useQueueRefresh({ tags, kinds, batchMs }: RefreshRule, isEnabled: boolean): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!isEnabled) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = subscribeToEvents(followQueue, {
      onEvent: ({ kind }) => {
        if (!kinds.includes(kind)) return
        timer ??= setTimeout(() => {
          timer = undefined
          dispatch(api.util.invalidateTags([...tags]))
        }, batchMs)
      },
      onConnection: () => {},
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [dispatch, isEnabled, tags, kinds, batchMs])
}
