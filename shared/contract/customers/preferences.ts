/** Defines the user's preferences, such as appearance, default service and dashboard tiles. */
import { z } from 'zod/mini'
import { Preferences, preferenceFields } from '../../customers/preferences'
import { endpoint } from '../../http/endpoint'

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/v1/customer/preferences',
  summary: 'Returns the caller’s preferences.',
  access: 'signedIn',
  reads: ['Preferences'],
  response: Preferences,
})

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/api/v1/customer/preferences',
  summary: 'Changes the given preferences of the caller, and returns all of them.',
  access: 'ACCOUNTPREF.write',
  changes: ['Preferences'],
  body: z.strictObject({
    theme: z.optional(preferenceFields.theme),
    text_size: z.optional(preferenceFields.text_size),
    day_format: z.optional(preferenceFields.day_format),
    number_format: z.optional(preferenceFields.number_format),
    reduced_motion: z.optional(preferenceFields.reduced_motion),
    spoken_confirmations: z.optional(preferenceFields.spoken_confirmations),
    crm_service_account_id: z.optional(preferenceFields.crm_service_account_id),
    tile_order: z.optional(preferenceFields.tile_order),
    hidden_tiles: z.optional(preferenceFields.hidden_tiles),
  }),
  response: Preferences,
})

export const preferences = { getPreferences, updatePreferences }
