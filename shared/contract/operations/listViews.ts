/** Defines the saved views of the lists of staff. */
import { z } from 'zod/mini'
import { RequiredLine } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'
import { viewedLists, viewNameLimit } from '../../operations/listViews'
import * as fieldTexts from '../../texts/fields'

export const ListView = z.object({
  view_id: z.uuid(),
  name: z.string(),
  /** The query of the list's URL, without a question mark. */
  search: z.string(),
  /** All colleagues with the right for the list see a shared view. */
  is_shared: z.boolean(),
  is_own: z.boolean(),
  /** The name of its author. */
  created_by: z.string(),
})
export type ListView = z.infer<typeof ListView>

const list = z.enum(viewedLists)
const writableFields = {
  name: RequiredLine({ name: fieldTexts.name, max: viewNameLimit }),
  search: z.string().check(z.maxLength(1000), z.regex(/^[\w%.~+&=*-]*$/)),
  is_shared: z.boolean(),
}
const params = z.object({ view_id: z.uuid() })

export const listListViews = endpoint({
  method: 'GET',
  path: '/api/v1/list-views',
  summary: 'Lists the caller’s views of a list by name, then those that colleagues share. For staff.',
  access: 'staff',
  reads: ['ListViews'],
  query: z.object({ list }),
  response: z.array(ListView),
})

export const createListView = endpoint({
  method: 'POST',
  path: '/api/v1/list-views',
  summary: 'Saves a view of a list for the caller, or for all colleagues. 409 if the caller has a view with this name.',
  access: 'staff',
  changes: ['ListViews'],
  body: z.strictObject({ list, ...writableFields }),
  response: ListView,
})

export const updateListView = endpoint({
  method: 'PUT',
  path: '/api/v1/list-views/:view_id',
  summary: 'Changes a view of the caller. 409 if the caller has another view with this name.',
  access: 'staff',
  changes: ['ListViews'],
  params,
  body: z.strictObject(writableFields),
  response: ListView,
})

export const deleteListView = endpoint({
  method: 'DELETE',
  path: '/api/v1/list-views/:view_id',
  summary: 'Deletes a view of the caller. Administrators also delete views that others share.',
  access: 'staff',
  changes: ['ListViews'],
  params,
  response: z.null(),
})

export const listViews = { listListViews, createListView, updateListView, deleteListView }
