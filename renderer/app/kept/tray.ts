/** Updates since sign-in, for a reload and for other tabs. */
import { z } from 'zod/mini'
import {
  trayCleared,
  trayRestored,
  type NotificationsState,
  type WithNotifications,
} from '../../ui/notices/notificationsSlice'
import type { Kept } from './keepInTab'

const schema = z.object({
  tray: z.array(z.object({ id: z.string(), text: z.string(), at: z.string() })),
  unread: z.int(),
})

export const keptTray: Kept<WithNotifications, NotificationsState, z.infer<typeof schema>> = {
  name: 'tray',
  part: ({ notifications }) => notifications,
  value: ({ tray, unread }) => (tray.length === 0 ? null : { tray, unread }),
  schema,
  restore: trayRestored,
  isForgotten: true,
  empty: trayCleared,
}
