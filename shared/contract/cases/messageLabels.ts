/** Defines labels for messages, which all staff in the queue share. */
import { z } from 'zod/mini'
import { labelNameLimit } from '../../cases/queue'
import { RequiredLine } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'
import { VersionQuery } from '../../http/queryNumbers'
import * as fieldTexts from '../../texts/fields'

/** This is a label of a message. */
export const AttachedLabel = z.object({ label_id: z.uuid(), name: z.string() })
export type AttachedLabel = z.infer<typeof AttachedLabel>

export const MessageLabel = z.object({
  label_id: z.uuid(),
  name: z.string(),
  /** The version increases with every change. A change has to contain the version that it is based on. */
  version: z.int(),
})
export type MessageLabel = z.infer<typeof MessageLabel>

export const listMessageLabels = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/message-labels',
  summary: 'Lists the labels for messages in the queue, by name.',
  access: 'QUEUE.read',
  reads: ['MessageLabels'],
  response: z.array(MessageLabel),
})

const writableFields = { name: RequiredLine({ name: fieldTexts.label, max: labelNameLimit }) }
const params = z.object({ label_id: z.uuid() })

export const createMessageLabel = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/message-labels',
  summary: 'Adds a label. 409 if the name exists, regardless of case; an identical request returns the existing label.',
  access: 'QUEUE.write',
  changes: ['MessageLabels'],
  body: z.strictObject(writableFields),
  response: MessageLabel,
})

export const renameMessageLabel = endpoint({
  method: 'PUT',
  path: '/api/v1/servicecase/message-labels/:label_id',
  summary: 'Renames a label on all messages that have it. 409 if it was renamed in the meantime.',
  access: 'QUEUE.write',
  changes: ['MessageLabels', 'QueuedMessage'],
  params,
  body: z.strictObject({ ...writableFields, version: z.int() }),
  response: MessageLabel,
})

export const removeMessageLabel = endpoint({
  method: 'DELETE',
  path: '/api/v1/servicecase/message-labels/:label_id',
  summary: 'Deletes a label and removes it from all messages. 409 if it was renamed in the meantime.',
  access: 'QUEUE.write',
  changes: ['MessageLabels', 'QueuedMessage'],
  params,
  query: VersionQuery,
  response: z.null(),
})

export const labelMessage = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/label-message',
  summary: 'Adds a label to a message, or removes it. 409 if the label was deleted.',
  access: 'QUEUE.write',
  changes: ['QueuedMessage', 'MessageLabels'],
  body: z.strictObject({ case_id: z.uuid(), label_id: z.uuid(), is_on: z.boolean() }),
  response: z.null(),
})

export const messageLabels = {
  listMessageLabels,
  createMessageLabel,
  renameMessageLabel,
  removeMessageLabel,
  labelMessage,
}
