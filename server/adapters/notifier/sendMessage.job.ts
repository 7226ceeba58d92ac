/**
 * Sends emails and text messages. They are stored sealed, because they may contain one-time codes and links that sign
 * someone in.
 */
import { z } from 'zod/mini'
import type { Executor } from '../../db/database'
import { defineJob } from '../../jobs/job'
import { enqueue } from '../../jobs/jobs.queries'
import { seal, unseal } from '../../seal'
import type { Services } from '../../services'
import { deliverMail, deliverSms } from './deliver'
import type { Mail, Sms } from './notifier'

/** With the library's backoff, attempts continue for about two days, as between mail servers. */
const maxAttempts = 16
const sealOwner = 'message'

const Message = z.object({
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  validUntil: z.optional(z.iso.datetime()),
})

export const sendMessageJob = defineJob({
  name: 'send message',
  payload: z.object({ sealed: z.string(), isUrgent: z.boolean() }),
  maxAttempts,
  isUrgent: ({ isUrgent }) => isUrgent,
  async run(services, { sealed }) {
    const opened = unseal(Buffer.from(sealed, 'base64'), { keys: services.config.SEAL_KEY, owner: sealOwner })
    if (!opened) throw new Error('A message was sealed with a key that SEAL_KEY no longer contains')
    const { channel, validUntil, ...message } = z.parse(Message, JSON.parse(opened.text))
    if (validUntil !== undefined && new Date(validUntil) <= services.clock.now()) return
    await (channel === 'email' ? deliverMail(services, message) : deliverSms(services, message))
  },
})

type MessageServices = Pick<Services, 'config' | 'notifier'>

interface MessageOptions {
  /** After this moment the message would be of no use, so it is no longer sent. */
  validUntil?: Date
}

/** Sends an email once the transaction commits. Without a mail gateway nothing is sent. */
export const enqueueMail = (services: MessageServices, tx: Executor, mail: Mail & MessageOptions): Promise<void> =>
  enqueueMessage(services, tx, { channel: 'email', ...mail })

/** Sends a text message once the transaction commits. Without an SMS gateway nothing is sent. */
export const enqueueSms = (services: MessageServices, tx: Executor, sms: Sms & MessageOptions): Promise<void> =>
  enqueueMessage(services, tx, { channel: 'sms', subject: '', ...sms })

async function enqueueMessage(
  { config, notifier }: MessageServices,
  tx: Executor,
  { validUntil, ...message }: Mail & MessageOptions & { channel: 'email' | 'sms' },
): Promise<void> {
  if (!notifier.channels[message.channel]) return
  const text = JSON.stringify({ ...message, ...(validUntil && { validUntil: validUntil.toISOString() }) })
  const sealed = seal(text, { keys: config.SEAL_KEY, owner: sealOwner }).toString('base64')
  await enqueue(tx, sendMessageJob, { sealed, isUrgent: validUntil !== undefined })
}
