/** Defines the calls for the files of cases. */
import { z } from 'zod/mini'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'

export const CaseAttachment = z.object({
  attachment_id: z.uuid(),
  file_name: z.string(),
  media_type: z.string(),
  size: z.int(),
  created_date: Moment,
})
export type CaseAttachment = z.infer<typeof CaseAttachment>

export const uploadAttachment = endpoint({
  method: 'POST',
  path: '/api/v1/communication/sf-file-upload',
  summary: 'Uploads an attachment to a case, or, without a case id, to the case that the caller is about to open.',
  // The route checks the right by the kind of case, as with comments.
  access: 'signedIn',
  takesFile: true,
  body: z.strictObject({ case_id: z.optional(z.uuid()) }),
  response: CaseAttachment,
})

export const getAttachment = endpoint({
  method: 'GET',
  path: '/api/v1/communication/sf-file',
  summary: 'Downloads an attachment of a case.',
  access: 'signedIn',
  query: z.object({ attachment_id: z.uuid() }),
  file: 'application/octet-stream',
})

export const deleteAttachment = endpoint({
  method: 'DELETE',
  path: '/api/v1/communication/sf-file',
  summary: 'Deletes a pending attachment.',
  access: 'signedIn',
  changes: [],
  query: z.object({ attachment_id: z.uuid() }),
  response: z.null(),
})
