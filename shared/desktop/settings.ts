/** Defines the settings of the shell on the user's machine. They contain no secrets. */
import { z } from 'zod/mini'

const Hour = z.int().check(z.gte(0), z.lte(23))
export const zoomRange = { min: 0.5, most: 3 } as const
/** Browsers use the same steps. */
export const zoomSteps: readonly number[] = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]

const fields = {
  /** Selects which messages of the queue cause a notification. */
  notifications: z.enum(['off', 'mine', 'all']),
  /** Whether a notification contains the customer's name and the subject. */
  notificationsTell: z.boolean(),
  /** No notifications are shown between these hours. Equal hours turn this off. */
  quietFrom: Hour,
  quietUntil: Hour,
  zoom: z.number().check(z.gte(zoomRange.min), z.lte(zoomRange.most)),
  spellCheck: z.boolean(),
  /** The tray icon stays while the window is closed, so that notifications continue. */
  tray: z.boolean(),
  /**
   * Users can turn off hardware acceleration if their graphics driver keeps crashing. It applies from the next start.
   */
  hardwareAcceleration: z.boolean(),
}

export const ShellSettings = z.object(fields)
export type ShellSettings = z.infer<typeof ShellSettings>
export const ShellSettingsPatch = z.partial(z.strictObject(fields))
export type ShellSettingsPatch = z.infer<typeof ShellSettingsPatch>

export const defaultShellSettings: ShellSettings = {
  notifications: 'mine',
  notificationsTell: false,
  quietFrom: 0,
  quietUntil: 0,
  zoom: 1,
  spellCheck: true,
  tray: false,
  hardwareAcceleration: true,
}
