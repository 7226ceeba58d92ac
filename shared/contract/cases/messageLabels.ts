/** Defines labels for messages, which all staff in the queue share. */
import { z } from 'zod/mini'
import { labelNameLimit } from '../../cases/queue'
import { RequiredLine } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'
import { VersionQuery } from '../../http/queryNumbers'

/** This is a label of a message. */
export const CarriedLabel = z.object({ label_id: z.uuid(), name: z.string() })
export type CarriedLabel = z.infer<typeof CarriedLabel>

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
  summary: 'The labels that messages of the queue can carry, by name.',
  access: 'QUEUE.read',
  reads: ['MessageLabels'],
  response: z.array(MessageLabel),
})

const writableFields = { name: RequiredLine({ name: 'Label', max: labelNameLimit }) }
const params = z.object({ label_id: z.uuid() })

export const createMessageLabel = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/message-labels',
  summary:
    'Adds a label. 409 where another one is called so, whatever its capital letters; the same once more answers the first.',
  access: 'QUEUE.write',
  changes: ['MessageLabels'],
  body: z.strictObject(writableFields),
  response: MessageLabel,
})

export const renameMessageLabel = endpoint({
  method: 'PUT',
  path: '/api/v1/servicecase/message-labels/:label_id',
  summary: 'Renames a label on every message that carries it. 409 where somebody has renamed it since.',
  access: 'QUEUE.write',
  changes: ['MessageLabels', 'QueuedMessage'],
  params,
  body: z.strictObject({ ...writableFields, version: z.int() }),
  response: MessageLabel,
})

export const removeMessageLabel = endpoint({
  method: 'DELETE',
  path: '/api/v1/servicecase/message-labels/:label_id',
  summary: 'Removes a label, from every message too. 409 where somebody has renamed it since.',
  access: 'QUEUE.write',
  changes: ['MessageLabels', 'QueuedMessage'],
  params,
  query: VersionQuery,
  response: z.null(),
})

export const labelMessage = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/label-message',
  summary: 'Puts a label on a message, or takes it off. 409 where the label has been removed.',
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
