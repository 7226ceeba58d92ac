/** Defines the user's preferences. They are separate from their endpoints, which the sign-in page doesn't need. */
import { z } from 'zod/mini'
import { oneLine } from '../fields/textFields'
import { dayFormats, numberFormats, textSizes, themes } from './appearance'

/** The dashboard knows the valid tiles and ignores other names. */
const TileNames = z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(60))

export const preferenceFields = {
  theme: z.enum(themes),
  text_size: z.enum(textSizes),
  day_format: z.enum(dayFormats),
  number_format: z.enum(numberFormats),
  reduced_motion: z.boolean(),
  spoken_confirmations: z.boolean(),
  /** This account is selected after signing in. If null, the portal selects the fiber service of the first address. */
  crm_service_account_id: z.nullable(z.string().check(z.minLength(1), z.maxLength(64), z.regex(oneLine))),
  tile_order: TileNames,
  hidden_tiles: TileNames,
}

export const Preferences = z.object(preferenceFields)
export type Preferences = z.infer<typeof Preferences>

/** These preferences apply to a user who hasn't changed any. */
export const defaultPreferences: Preferences = {
  theme: 'system',
  text_size: 'normal',
  day_format: 'month_first',
  number_format: 'comma_point',
  reduced_motion: false,
  spoken_confirmations: false,
  crm_service_account_id: null,
  tile_order: [],
  hidden_tiles: [],
}
