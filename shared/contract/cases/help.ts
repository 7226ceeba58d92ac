/** Defines feedback on answers and callbacks. */
import { z } from 'zod/mini'
import { callbackTopics } from '../../desks/callbacks'
import { PhoneNumber } from '../../fields/contactFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'

const Slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

export const listFaqFeedback = endpoint({
  method: 'GET',
  path: '/api/v1/help/faq-feedback',
  summary: 'Lists the caller’s feedback on FAQ answers.',
  access: 'signedIn',
  reads: ['FaqFeedback'],
  response: z.array(z.object({ slug: z.string(), helpful: z.boolean() })),
})

export const giveFaqFeedback = endpoint({
  method: 'POST',
  path: '/api/v1/help/faq-feedback',
  summary: 'Stores whether an FAQ answer was helpful, once per user and question. Later feedback replaces it.',
  access: 'signedIn',
  changes: ['FaqFeedback'],
  body: z.strictObject({ slug: Slug, helpful: z.boolean() }),
  response: z.null(),
})

const minutes = z.int().check(z.gte(0), z.lte(1440))

export const Callback = z.object({
  callback_id: z.uuid(),
  topic: z.enum(callbackTopics),
  /** The number has ten digits. */
  phone: z.string(),
  /** The day and the minutes since midnight are in the provider's time zone. */
  day: Day,
  from_minutes: z.int(),
  to_minutes: z.int(),
  created_at: Moment,
})
export type Callback = z.infer<typeof Callback>

export const getCallback = endpoint({
  method: 'GET',
  path: '/api/v1/help/callback-request',
  summary: 'Returns the caller’s pending callback, or null.',
  access: 'signedIn',
  reads: ['Callback'],
  response: z.nullable(Callback),
})

export const requestCallback = endpoint({
  method: 'POST',
  path: '/api/v1/help/callback-request',
  summary: 'Requests a callback from a desk within two of its open hours. A user has at most one pending callback.',
  access: 'signedIn',
  changes: ['Callback'],
  body: z.strictObject({
    phone: PhoneNumber,
    topic: z.enum(callbackTopics),
    day: Day,
    from_minutes: minutes,
  }),
  response: Callback,
})

export const cancelCallback = endpoint({
  method: 'POST',
  path: '/api/v1/help/cancel-callback',
  summary: 'Cancels the caller’s callback.',
  access: 'signedIn',
  changes: ['Callback'],
  body: z.strictObject({ callback_id: z.uuid() }),
  response: z.null(),
})

export const help = { listFaqFeedback, giveFaqFeedback, getCallback, requestCallback, cancelCallback }
