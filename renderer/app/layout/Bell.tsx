/** The bell of the header. It counts what the menu and the dashboard say is waiting, and what others did since. */
import { lazy, Suspense } from 'react'
import { isStaff } from '#shared/access/access'
import { useAccessRequestCount } from '../../domain/access/useAccessRequestCount'
import { useWaitingCounts } from '../../domain/cases/useWaitingCounts'
import { useAccountAlerts } from '../../features/dashboard/useAccountAlerts'
import { useSignedIn } from '../../session/SignedIn'
import { NotificationTray } from '../../ui/notices/NotificationTray'

const WaitingItems = lazy(async () => ({ default: (await import('./WaitingItems')).WaitingItems }))

export function Bell() {
  const { person } = useSignedIn()
  const { unreadMessages, waitingRequests, hasFailed: haveCountsFailed } = useWaitingCounts()
  const accessRequests = useAccessRequestCount()
  // Staff are not shown what waits for the customer whom they have opened.
  const { alerts, hasFailed: haveAlertsFailed } = useAccountAlerts({ skip: isStaff(person.userTypeCode) })
  // The alerts name only the first of the requests, which have a separate count.
  const accountAlerts = alerts.filter(({ kind }) => kind !== 'request_waiting').length
  const items = { accountAlerts, unreadMessages, waitingRequests, accessRequests }
  const count = accountAlerts + unreadMessages + waitingRequests + accessRequests
  const isIncomplete = haveCountsFailed || haveAlertsFailed
  return (
    <NotificationTray
      waitingCount={count}
      waiting={
        count > 0 || isIncomplete
          ? (close) => (
              <Suspense fallback={null}>
                <WaitingItems {...items} isIncomplete={isIncomplete} onSelect={close} />
              </Suspense>
            )
          : null
      }
    />
  )
}
