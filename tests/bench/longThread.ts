/** Measures how long the demo customer with a case of 2,000 comments waits for their messages. */
import { z } from 'zod/mini'
import { listComments, listMessages } from '#shared/contract/cases/messages'
import { ask, signInCall } from './customers'
import type { Call } from './load'

export interface LongThread {
  token: string
  contactId: string
  caseId: string
}

const comments = 2000
const email = 'selwyn.kestrel@example.com'

const SignedIn = z.object({ token: z.string(), user_details: z.object({ crm_contact_id: z.string() }) })
const Messages = z.object({ messages: z.array(z.object({ case_id: z.string(), comment_count: z.number() })) })

const authorized = ({ token }: Pick<LongThread, 'token'>) => ({ authorization: `Bearer ${token}` })

export const messagesCall = (portal: string, thread: Omit<LongThread, 'caseId'>): Call => ({
  url: `${portal}${listMessages.path}?crm_contact_id=${thread.contactId}`,
  headers: authorized(thread),
})

export const commentsCall = (portal: string, thread: LongThread): Call => ({
  url: `${portal}${listComments.path}?crm_contact_id=${thread.contactId}&case_id=${thread.caseId}&page_size=50`,
  headers: authorized(thread),
})

export async function findLongThread(portal: string): Promise<LongThread> {
  const { token, user_details: details } = await ask(signInCall(portal, email), SignedIn)
  const person = { token, contactId: details.crm_contact_id }
  const { messages } = await ask(messagesCall(portal, person), Messages)
  const long = messages.find(({ comment_count: count }) => count >= comments)
  if (!long) throw new Error(`${email} has no message of ${comments} comments`)
  return { ...person, caseId: long.case_id }
}
