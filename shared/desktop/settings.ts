/** What a person may set for the shell on their own machine. Nothing in it is secret. */
import { z } from 'zod/mini'

const Hour = z.int().check(z.gte(0), z.lte(23))
export const zoomRange = { least: 0.5, most: 3 } as const
/** Those of browsers. */
export const zoomSteps: readonly number[] = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]

const fields = {
  /** Of messages in the queue. */
  notifications: z.enum(['off', 'mine', 'all']),
  /** Whether a notification names the customer and what they wrote about. */
  notificationsTell: z.boolean(),
  /** From one full hour to another nothing is shown; the same hour twice: never. */
  quietFrom: Hour,
  quietUntil: Hour,
  zoom: z.number().check(z.gte(zoomRange.least), z.lte(zoomRange.most)),
  spellCheck: z.boolean(),
  /** An icon that stays while the window is closed, so that messages are told of all day. */
  tray: z.boolean(),
  /** Drawn by the graphics card. Off where its driver stops again and again; counts from the next start. */
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
