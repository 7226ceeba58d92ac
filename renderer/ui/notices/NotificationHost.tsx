import { useDispatch, useSelector } from 'react-redux'
import { dismissed, selectNotifications } from './notificationsSlice'
import { ToastStack } from './Toast'

/** Draws the toasts and snackbars of the signed-in part. One per page. */
export function NotificationHost() {
  const { shown } = useSelector(selectNotifications)
  const dispatch = useDispatch()
  return <ToastStack items={shown} onDone={(id) => dispatch(dismissed(id))} />
}
