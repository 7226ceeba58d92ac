/** How a person likes the portal: looks, the service that is selected first, the tiles of the dashboard. Kept per user. */
import { z } from 'zod/mini'
import { textSizes, themes } from '../appearance'
import { endpoint } from '../endpoint'
import { Id } from '../ids'

/** The dashboard knows which there are; a name it does not know is passed over. */
const Tiles = z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(60))

const fields = {
  theme: z.enum(themes),
  text_size: z.enum(textSizes),
  reduced_motion: z.boolean(),
  spoken_confirmations: z.boolean(),
  /** Selected after signing in; null for the first address and its fiber service. */
  crm_service_account_id: z.nullable(Id),
  tile_order: Tiles,
  hidden_tiles: Tiles,
}

export const Preferences = z.object(fields)
export type Preferences = z.infer<typeof Preferences>

/** What counts for somebody who has chosen nothing. */
export const usualPreferences: Preferences = {
  theme: 'system',
  text_size: 'normal',
  reduced_motion: false,
  spoken_confirmations: false,
  crm_service_account_id: null,
  tile_order: [],
  hidden_tiles: [],
}

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/v1/customer/preferences',
  summary: "The caller's own preferences.",
  access: 'signedIn',
  response: Preferences,
})

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/api/v1/customer/preferences',
  summary: "Changes those of the caller's preferences that are given. Answers all of them.",
  access: 'ACCOUNTPREF.write',
  body: z.partial(z.strictObject(fields)),
  response: Preferences,
})
