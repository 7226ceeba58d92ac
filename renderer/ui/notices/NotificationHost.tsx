import { useDispatch, useSelector } from 'react-redux'
import { dismissed, selectNotifications } from './notificationsSlice'
import { ToastStack } from './Toast'

/** Draws the toasts and snackbars of the signed-in part. Render it once per page. */
export function NotificationHost() {
  const { toasts } = useSelector(selectNotifications)
  const dispatch = useDispatch()
  return <ToastStack items={toasts} onDone={(id) => dispatch(dismissed(id))} />
}
