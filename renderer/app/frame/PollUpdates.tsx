/** Fills the notification tray: polls updates for the signed-in person every minute while the page is visible. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch } from 'react-redux'
import * as updateTexts from '#shared/texts/cases/updates'
import { useLazyListUpdatesQuery } from '../../api/customers/updates'
import { updatesArrived } from '../../ui/notices/notificationsSlice'

const pollEveryMs = 60_000

export function PollUpdates() {
  const [fetchUpdates, { data }] = useLazyListUpdatesQuery()
  const dispatch = useDispatch()
  const since = useRef<string>(undefined)

  const poll = useEffectEvent(() => {
    if (!document.hidden) void fetchUpdates({ query: since.current === undefined ? {} : { since: since.current } })
  })

  useEffect(() => {
    poll()
    const timer = setInterval(() => poll(), pollEveryMs)
    const onVisible = () => poll()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])

  useEffect(() => {
    if (!data) return
    since.current = data.until
    const items = data.updates.map((update) => ({
      id: update.update_id,
      text: updateTexts.updateText(update),
      at: update.happened_at,
    }))
    if (items.length > 0) dispatch(updatesArrived(items))
  }, [data, dispatch])

  return null
}
