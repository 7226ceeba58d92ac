import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as commonTexts from '#shared/texts/common'
import { DateText } from '../DateText'
import { Popup } from '../dialogs/Popup'
import { HeaderIcon, headerButton } from '../HeaderIcon'
import { Icon } from '../icons/Icon'
import styles from './NotificationTray.module.css'
import { selectNotifications, trayCleared, trayRead } from './notificationsSlice'

interface NotificationTrayProps {
  /** How many things wait for the person until they are resolved. */
  waitingCount: number
  /** Lists them, or says that they are unknown; null if nothing waits. */
  waiting: ((close: () => void) => ReactNode) | null
}

/** The bell: what waits for the person, and actions of others that concern them. Toasts are not included. */
export function NotificationTray({ waitingCount, waiting }: NotificationTrayProps) {
  const { tray, unread } = useSelector(selectNotifications)
  const dispatch = useDispatch()
  return (
    <Popup
      label={labelOf(unread, waitingCount)}
      buttonClassName={headerButton}
      onOpen={() => dispatch(trayRead())}
      button={<HeaderIcon icon={<Icon name="bell" />} count={unread + waitingCount} kind="attention" />}
    >
      {(close) => (
        <>
          {waiting?.(close)}
          {tray.length > 0 && <Updates />}
          {tray.length === 0 && !waiting && <p className={styles.empty}>{commonTexts.noNewNotifications}</p>}
        </>
      )}
    </Popup>
  )
}

function labelOf(unread: number, waiting: number): string {
  if (unread > 0 && waiting > 0) return commonTexts.notificationsAndWaiting(unread, waiting)
  if (unread > 0) return commonTexts.notificationsNew(unread)
  return waiting > 0 ? commonTexts.notificationsWaiting(waiting) : commonTexts.notifications
}

function Updates() {
  const { tray } = useSelector(selectNotifications)
  const dispatch = useDispatch()
  return (
    <>
      <div className={styles.head}>
        <h2>{commonTexts.notifications}</h2>
        <button type="button" className={styles.clear} onClick={() => dispatch(trayCleared())}>
          {commonTexts.clearAll}
        </button>
      </div>
      <ul className={styles.list}>
        {tray.map(({ id, text, at }) => (
          <li key={id}>
            <p>{text}</p>
            <DateText value={at} withTime />
          </li>
        ))}
      </ul>
    </>
  )
}
