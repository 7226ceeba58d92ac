/** Defines the calls for moratoria, during which no gas is turned off. */
import { z } from 'zod/mini'
import { moratoriumCodes, moratoriumStates } from '../../billing/dunning'
import { selectionOf } from '../../fields/selectionOf'
import { RequiredLine } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { maxCommunities } from '../../http/limits'
import { pageQuery } from '../../http/paging'
import { sortField } from '../../http/sorting'
import * as moratoriumTexts from '../../texts/billing/moratoria'
import * as communityTexts from '../../texts/customers/communities'
import * as fieldTexts from '../../texts/fields'

export const Moratorium = z.object({
  moratorium_id: z.uuid(),
  kind: z.enum(moratoriumCodes),
  /** It is null if the moratorium applies to all communities. */
  community: z.nullable(z.string()),
  starts_on: Day,
  ends_on: Day,
  note: z.string(),
  state: z.enum(moratoriumStates),
  /** An agent started it. The name is empty if it came with other data. */
  created_by: z.string(),
  /** An agent ended it early at this time. */
  ended_at: z.nullable(Moment),
})
export type Moratorium = z.output<typeof Moratorium>

export const moratoriumSortColumns = ['area', 'kind', 'days'] as const

export const listMoratoria = endpoint({
  method: 'GET',
  path: '/api/v1/connection/moratoria',
  summary: 'Lists moratoria on disconnects, those that end last first, or sorted by a column.',
  access: 'DUNNING.read',
  reads: ['Dunning'],
  query: z.object({ sort: sortField(moratoriumSortColumns), ...pageQuery }),
  response: z.object({ moratoria: z.array(Moratorium), total_count: z.int() }),
})

export const startMoratorium = endpoint({
  method: 'POST',
  path: '/api/v1/connection/moratoria',
  summary:
    'Starts a moratorium in some communities or in all of them. Until it ends, no account there is disconnected or gets a notice. 409 if one of this kind already applies on one of these days.',
  access: 'DUNNING.write',
  changes: ['Dunning', 'Customer'],
  body: z.strictObject({
    kind: z.enum(moratoriumCodes, { error: moratoriumTexts.moratoriumKindMissing }),
    /** It applies to all communities if this is null. */
    community_ids: z.nullable(selectionOf(Id, communityTexts.communityMissing, maxCommunities)),
    /** The first and the last day. */
    starts_on: Day,
    ends_on: Day,
    note: RequiredLine({ name: fieldTexts.reason, max: 200 }),
  }),
  response: z.object({ moratorium_ids: z.array(z.uuid()) }),
})

export const endMoratorium = endpoint({
  method: 'POST',
  path: '/api/v1/connection/moratoria/:moratorium_id/end',
  summary: 'Ends a moratorium immediately, or cancels one that has not started. Does nothing if it has ended.',
  access: 'DUNNING.write',
  changes: ['Dunning', 'Customer'],
  params: z.object({ moratorium_id: z.uuid() }),
  response: z.object({ moratorium_id: z.uuid() }),
})
