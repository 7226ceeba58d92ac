/** What a person can choose about the portal. Apart from its calls, which the sign-in page does not need. */
import { z } from 'zod/mini'
import { dayFormats, numberFormats, textSizes, themes } from './appearance'
import { oneLine } from './typed'

/** The dashboard knows which there are; a name it does not know is passed over. */
const Tiles = z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(60))

export const preferenceFields = {
  theme: z.enum(themes),
  text_size: z.enum(textSizes),
  day_format: z.enum(dayFormats),
  number_format: z.enum(numberFormats),
  reduced_motion: z.boolean(),
  spoken_confirmations: z.boolean(),
  /** Selected after signing in; null for the first address and its fiber service. */
  crm_service_account_id: z.nullable(z.string().check(z.minLength(1), z.maxLength(64), z.regex(oneLine))),
  tile_order: Tiles,
  hidden_tiles: Tiles,
}

export const Preferences = z.object(preferenceFields)
export type Preferences = z.infer<typeof Preferences>

/** What counts for somebody who has chosen nothing. */
export const usualPreferences: Preferences = {
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
