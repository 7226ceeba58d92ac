/** Fills the notification tray: polls updates for the signed-in person every minute while the page is visible. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { isStaff } from '#shared/access/access'
import { useLazyListUpdatesQuery } from '../../api/customers/updates'
import { useSignedIn } from '../../session/SignedIn'
import { updatesArrived } from '../../ui/notices/notificationsSlice'
import { trayItemOf } from './trayItemOf'

const pollEveryMs = 60_000

export function PollUpdates() {
  const [fetchUpdates, { data }] = useLazyListUpdatesQuery()
  const dispatch = useDispatch()
  const isOfStaff = isStaff(useSignedIn().person.userTypeCode)
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
    const items = data.updates.map((update) => trayItemOf(update, { isOfStaff }))
    if (items.length > 0) dispatch(updatesArrived(items))
  }, [data, dispatch, isOfStaff])

  return null
}
