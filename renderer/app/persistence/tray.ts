/** The notification tray since sign-in, shared by all tabs. */
import { z } from 'zod/mini'
import {
  type NotificationsState,
  trayCleared,
  trayGroups,
  trayRestored,
  type WithNotifications,
} from '../../ui/notices/notificationsSlice'
import type { PersistedPart } from './persistSlice'

const schema = z.object({
  tray: z.array(
    z.object({
      id: z.string(),
      group: z.enum(trayGroups),
      text: z.string(),
      url: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  unread: z.int(),
})

export const persistedTray: PersistedPart<WithNotifications, NotificationsState, z.infer<typeof schema>> = {
  name: 'tray',
  select: ({ notifications }) => notifications,
  toStored: ({ tray, unread }) => (tray.length === 0 ? null : { tray, unread }),
  schema,
  restore: trayRestored,
  isClearedAtSignOut: true,
  clear: trayCleared,
}
