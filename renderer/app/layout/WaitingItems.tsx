/** Counts what waits for the person, each with a link to the page where it is listed. */
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as bellTexts from '#shared/texts/bell'
import * as commonTexts from '#shared/texts/common'
import styles from '../../ui/notices/NotificationTray.module.css'

interface WaitingItemsProps {
  /** Alerts about the accounts, which the dashboard shows. */
  accountAlerts: number
  unreadMessages: number
  waitingRequests: number
  accessRequests: number
  /** Some of the items could not be loaded. */
  isIncomplete: boolean
  onSelect: () => void
}

export function WaitingItems(props: WaitingItemsProps) {
  const { accountAlerts, unreadMessages, waitingRequests, accessRequests, isIncomplete, onSelect } = props
  const items = [
    {
      count: accountAlerts,
      text: bellTexts.accountAlerts,
      action: commonTexts.view,
      path: paths.dashboard,
    },
    {
      count: waitingRequests,
      text: bellTexts.requestsWait,
      action: bellTexts.answerRequests,
      path: `${paths.serviceTicket}?tab=waiting`,
    },
    {
      count: unreadMessages,
      text: bellTexts.unreadMessages,
      action: bellTexts.readMessages,
      path: paths.messageCenter,
    },
    {
      count: accessRequests,
      text: bellTexts.accessRequestsWait,
      action: bellTexts.decideOnAccess,
      path: paths.manageContacts,
    },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <div className={styles.head}>
        <h2 id="waiting-for-you">{bellTexts.waitingForYou}</h2>
      </div>
      <ul className={styles.list} aria-labelledby="waiting-for-you">
        {items.map(({ count, text, action, path }) => (
          <li key={path}>
            <span>{text(count)}</span>
            <Link to={path} onClick={onSelect} aria-label={commonTexts.labeled(action, text(count))}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
      {isIncomplete && <p className={styles.unknown}>{bellTexts.waitingLoadFailed}</p>}
    </>
  )
}
