import { useDispatch, useSelector } from 'react-redux'
import * as commonTexts from '#shared/texts/common'
import { DateText } from '../DateText'
import { Popup } from '../dialogs/Popup'
import { HeaderIcon, headerButton } from '../HeaderIcon'
import { Icon } from '../icons/Icon'
import styles from './NotificationTray.module.css'
import { selectNotifications, trayCleared, trayRead } from './notificationsSlice'

/** The bell: actions of others that concern the person. Toasts about their own actions are not included. */
export function NotificationTray() {
  const { tray, unread } = useSelector(selectNotifications)
  const dispatch = useDispatch()
  return (
    <Popup
      label={unread > 0 ? commonTexts.notificationsNew(unread) : commonTexts.notifications}
      buttonClassName={headerButton}
      onOpen={() => dispatch(trayRead())}
      button={<HeaderIcon icon={<Icon name="bell" />} count={unread} kind="news" />}
    >
      {() =>
        tray.length === 0 ? (
          <p className={styles.empty}>{commonTexts.noNewNotifications}</p>
        ) : (
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
    </Popup>
  )
}
