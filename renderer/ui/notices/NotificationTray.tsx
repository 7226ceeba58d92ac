import { lazy, type ReactNode, Suspense } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as bellTexts from '#shared/texts/bell'
import { Popup } from '../dialogs/Popup'
import { HeaderIcon, headerButton } from '../HeaderIcon'
import { Icon } from '../icons/Icon'
import styles from './NotificationTray.module.css'
import { selectNotifications, trayRead } from './notificationsSlice'

const TrayUpdates = lazy(async () => ({ default: (await import('./TrayUpdates')).TrayUpdates }))

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
          {tray.length > 0 && (
            <Suspense fallback={null}>
              <TrayUpdates onSelect={close} />
            </Suspense>
          )}
          {tray.length === 0 && !waiting && <p className={styles.empty}>{bellTexts.noNewNotifications}</p>}
        </>
      )}
    </Popup>
  )
}

function labelOf(unread: number, waiting: number): string {
  if (unread > 0 && waiting > 0) return bellTexts.notificationsAndWaiting(unread, waiting)
  if (unread > 0) return bellTexts.notificationsNew(unread)
  return waiting > 0 ? bellTexts.notificationsWaiting(waiting) : bellTexts.notifications
}
