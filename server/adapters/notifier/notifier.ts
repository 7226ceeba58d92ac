/** Sends email and SMS to customers. Without a gateway, messages go to the sandbox outbox. */
import nodemailer from 'nodemailer'
import type { Config } from '../../config'
import type { Database } from '../../db/database'
import { outboxMessages } from '../../db/schema/customers/outboxMessages'
import { hasOutbox } from '../../exposure'
import { NumberRefused, SmsGatewayFailure } from './mailErrors'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The same content in our layout. */
  html?: string
  /** Names the email in its Message-ID, so that mail programs recognize a second delivery. */
  id?: string
  /** Where mail programs unsubscribe the recipient with one POST request. */
  unsubscribeUrl?: string
}

interface Sms {
  /** Ten digits. */
  to: string
  text: string
  /** Names the message in its `Idempotency-Key`, so that a gateway that knows this header does not send it twice. */
  id?: string
}

export interface Notifier {
  /** The channels that are available. */
  channels: { email: boolean; sms: boolean }
  sendMail(mail: Mail): Promise<void>
  sendSms(sms: Sms): Promise<void>
}

const smsTimeoutMs = 10_000
/** The library would wait for minutes, and a mail server that hangs would hold up all jobs. */
const mailTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 }
/** Answers about the number or the text. All others are about the gateway, which may soon work again. */
const refusalStatuses = new Set([400, 422])

/** Without any gateway both channels use the outbox. With one gateway, the other channel does not exist. */
export function createNotifier(config: Config, db: Database): Notifier {
  if (hasOutbox(config)) {
    return {
      channels: { email: true, sms: true },
      sendMail: ({ to, subject, text }) =>
        insertIntoOutbox(db, { channel: 'email', recipient: to, subject, body: text }),
      sendSms: ({ to, text }) => insertIntoOutbox(db, { channel: 'sms', recipient: to, subject: '', body: text }),
    }
  }
  return {
    channels: { email: Boolean(config.SMTP_URL), sms: Boolean(config.SMS_URL) },
    sendMail: config.SMTP_URL ? createSmtpSender(config.SMTP_URL, config.MAIL_FROM) : rejectWithoutGateway('mail'),
    sendSms: config.SMS_URL ? createSmsSender(config.SMS_URL, config.SMS_KEY ?? '') : rejectWithoutGateway('SMS'),
  }
}

const rejectWithoutGateway = (gatewayName: string) => (): Promise<never> =>
  Promise.reject(new Error(`There is no ${gatewayName} gateway`))

function createSmtpSender(url: string, from: string): Notifier['sendMail'] {
  const transport = nodemailer.createTransport({ url, ...mailTimeouts })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, unsubscribeUrl, ...mail }) => {
    await transport.sendMail({
      from,
      ...mail,
      ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
      ...(unsubscribeUrl !== undefined && { headers: unsubscribeHeaders(unsubscribeUrl) }),
    })
  }
}

/** One-click unsubscription as in RFC 8058. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Posts `{to, text}` with a bearer key, which common SMS gateways accept. */
function createSmsSender(url: string, key: string): Notifier['sendSms'] {
  return async ({ id, to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        ...(id !== undefined && { 'idempotency-key': id }),
      },
      body: JSON.stringify({ to: `+1${to}`, text }),
      signal: AbortSignal.timeout(smsTimeoutMs),
    })
    const answer = `The SMS gateway returned status ${response.status}`
    if (refusalStatuses.has(response.status)) throw new NumberRefused(answer)
    if (!response.ok) throw new SmsGatewayFailure(answer)
  }
}

async function insertIntoOutbox(db: Database, message: typeof outboxMessages.$inferInsert): Promise<void> {
  await db.insert(outboxMessages).values(message)
}
