/** Defines feedback on answers and callbacks. */
import { z } from 'zod/mini'
import { callbackTopics } from '../../desks/callbacks'
import { Day, Moment } from '../../format/dates'
import { endpoint } from '../../http/endpoint'
import { PhoneNumber } from '../signIn/session'

const Slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

export const listFaqFeedback = endpoint({
  method: 'GET',
  path: '/api/v1/help/faq-feedback',
  summary: 'Which answers the person signed in found helpful or not.',
  access: 'signedIn',
  reads: ['FaqFeedback'],
  response: z.array(z.object({ slug: z.string(), helpful: z.boolean() })),
})

export const giveFaqFeedback = endpoint({
  method: 'POST',
  path: '/api/v1/help/faq-feedback',
  summary: 'Says whether an answer helped: once per person and question; saying it again changes it.',
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
  summary: 'The call that the person signed in waits for; null when there is none.',
  access: 'signedIn',
  reads: ['Callback'],
  response: z.nullable(Callback),
})

export const requestCallback = endpoint({
  method: 'POST',
  path: '/api/v1/help/callback-request',
  summary: 'Asks for a call of a desk within two of its open hours. A person waits for one call at a time.',
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
  summary: 'Takes back a request for a call.',
  access: 'signedIn',
  changes: ['Callback'],
  body: z.strictObject({ callback_id: z.uuid() }),
  response: z.null(),
})

export const help = { listFaqFeedback, giveFaqFeedback, getCallback, requestCallback, cancelCallback }
