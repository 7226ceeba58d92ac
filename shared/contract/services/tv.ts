/** Defines the TV of a service account: PINs, boxes and channels. */
import { z } from 'zod/mini'
import { SearchWords } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageQuery } from '../../http/paging'
import { channelCategories, channelScopes, pinKinds, pinProblem } from '../../services/tv'

export const TvPin = z.object({
  kind: z.enum(pinKinds),
  /** The date is null while the PIN is the original one. */
  changed_date: z.nullable(Moment),
})
export type TvPin = z.output<typeof TvPin>

export const TvBox = z.object({
  device_id: z.string(),
  model: z.string(),
  serial_number: z.string(),
  is_online: z.boolean(),
  since: Moment,
  /** The box has been offline since before a PIN was reset, so it uses the old PIN until it is back online. */
  waits_for_pin: z.boolean(),
})
export type TvBox = z.output<typeof TvBox>

export const getTv = endpoint({
  method: 'GET',
  path: '/api/v1/tv/settings',
  summary: 'Returns a TV account’s boxes and when its PINs were last reset. PINs are never returned.',
  access: 'ACCOUNTS.read',
  reads: ['Tv'],
  query: z.object({ crm_service_account_id: Id }),
  response: z.object({ crm_service_account_id: z.string(), pins: z.array(TvPin), boxes: z.array(TvBox) }),
})

export const updatePin = endpoint({
  method: 'POST',
  path: '/api/v1/tv/pin',
  summary: 'Resets the parental or purchase PIN of a TV account on all of its boxes.',
  access: 'ACCOUNTS.write',
  changes: ['Tv'],
  body: z.strictObject({
    crm_service_account_id: Id,
    kind: z.enum(pinKinds),
    pin: z.string().check(
      z.maxLength(100),
      z.refine((pin) => pinProblem(pin) === null, { error: ({ input }) => pinProblem(String(input)) ?? '' }),
    ),
  }),
  response: TvPin,
})

export const Channel = z.object({
  number: z.int(),
  name: z.string(),
  category: z.enum(channelCategories),
  /** This is the smallest pack, or the add-on, that contains the channel. */
  pack_name: z.string(),
  is_included: z.boolean(),
})
export type Channel = z.output<typeof Channel>

export const listChannels = endpoint({
  method: 'GET',
  path: '/api/v1/tv/channels',
  summary: 'Lists the channels of a TV account by number, and optionally those in other packs and add-ons.',
  access: 'ACCOUNTS.read',
  // Another pack or add-on changes the channels.
  reads: ['Plans'],
  query: z.object({
    crm_service_account_id: Id,
    scope: z._default(z.enum(channelScopes), 'pack'),
    category: z.optional(z.enum(channelCategories)),
    search: z.optional(SearchWords(100)),
    ...pageQuery,
  }),
  response: z.object({
    /** The name is null if there is no active pack. */
    pack_name: z.nullable(z.string()),
    channels: z.array(Channel),
    total_count: z.int(),
  }),
})

export const tv = { getTv, updatePin, listChannels }
