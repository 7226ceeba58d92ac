/** Lists what waits for the person, each with a link to where it is resolved. */
import { Link } from 'react-router-dom'
import type { AccountAlert } from '#shared/contract/customers/accountAlerts'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import { AlertContent, keyOf } from '../../features/dashboard/AccountAlerts'
import styles from '../../ui/notices/NotificationTray.module.css'

interface WaitingItemsProps {
  alerts: readonly AccountAlert[]
  unreadMessages: number
  waitingRequests: number
  accessRequests: number
  /** Some of the items could not be loaded. */
  isIncomplete: boolean
  onSelect: () => void
}

export function WaitingItems(props: WaitingItemsProps) {
  const { alerts, unreadMessages, waitingRequests, accessRequests, isIncomplete, onSelect } = props
  const counted = [
    {
      count: waitingRequests,
      text: commonTexts.requestsWait,
      action: commonTexts.answerRequests,
      path: `${paths.serviceTicket}?tab=waiting`,
    },
    {
      count: unreadMessages,
      text: commonTexts.unreadMessages,
      action: commonTexts.readMessages,
      path: paths.messageCenter,
    },
    {
      count: accessRequests,
      text: commonTexts.accessRequestsWait,
      action: commonTexts.decideOnAccess,
      path: paths.manageContacts,
    },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <div className={styles.head}>
        <h2 id="waiting-for-you">{commonTexts.waitingForYou}</h2>
      </div>
      <ul className={styles.list} aria-labelledby="waiting-for-you">
        {alerts.map((alert) => (
          <li key={keyOf(alert)}>
            <AlertContent alert={alert} onSelect={onSelect} />
          </li>
        ))}
        {counted.map(({ count, text, action, path }) => (
          <li key={path}>
            <span>{text(count)}</span>
            <Link to={path} onClick={onSelect} aria-label={`${action}: ${text(count)}`}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
      {isIncomplete && <p className={styles.unknown}>{commonTexts.waitingLoadFailed}</p>}
    </>
  )
}
