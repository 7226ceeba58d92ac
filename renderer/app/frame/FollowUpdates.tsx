/** Fills the bell: asks every minute, while the page is visible, what happened for the person who is signed in. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { updateText } from '#shared/updateTexts'
import { useLazyListUpdatesQuery } from '../../api/updates'
import { updatesArrived } from '../../ui/notices/notificationsSlice'

const askAgainMs = 60_000

export function FollowUpdates() {
  const [ask, { data }] = useLazyListUpdatesQuery()
  const dispatch = useDispatch()
  const since = useRef<string>(undefined)

  const look = useEffectEvent(() => {
    if (!document.hidden) void ask({ query: since.current === undefined ? {} : { since: since.current } })
  })

  useEffect(() => {
    look()
    const timer = setInterval(() => look(), askAgainMs)
    const onVisible = () => look()
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
      text: updateText(update),
      at: update.happened_at,
    }))
    if (items.length > 0) dispatch(updatesArrived(items))
  }, [data, dispatch])

  return null
}
