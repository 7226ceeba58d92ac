/** Email and SMS to customers. Without a gateway configured, messages go to the outbox of the sandbox. */
import nodemailer from 'nodemailer'
import { hasOutbox, type Config } from '../../config'
import type { Database } from '../../db/database'
import { outboxMessages } from '../../db/schema/records'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Sms {
  /** Ten digits. */
  to: string
  text: string
}

export interface Notifier {
  /** Which ways to reach a person there are. */
  channels: { email: boolean; sms: boolean }
  sendMail(mail: Mail): Promise<void>
  sendSms(sms: Sms): Promise<void>
}

const smsTimeoutMs = 10_000

/** Both channels go to the outbox while neither has a gateway; beside a real one, a channel without a gateway does not exist. */
export function createNotifier(config: Config, db: Database): Notifier {
  if (hasOutbox(config)) {
    return {
      channels: { email: true, sms: true },
      sendMail: ({ to, subject, text }) => toOutbox(db, { channel: 'email', recipient: to, subject, body: text }),
      sendSms: ({ to, text }) => toOutbox(db, { channel: 'sms', recipient: to, subject: '', body: text }),
    }
  }
  return {
    channels: { email: Boolean(config.SMTP_URL), sms: Boolean(config.SMS_URL) },
    sendMail: config.SMTP_URL ? smtp(config.SMTP_URL, config.MAIL_FROM) : noGateway('mail'),
    sendSms: config.SMS_URL ? smsGateway(config.SMS_URL, config.SMS_KEY ?? '') : noGateway('SMS'),
  }
}

const noGateway = (what: string) => (): Promise<never> => Promise.reject(new Error(`There is no ${what} gateway`))

function smtp(url: string, from: string): Notifier['sendMail'] {
  const transport = nodemailer.createTransport(url)
  return async (mail) => {
    await transport.sendMail({ from, ...mail })
  }
}

/** Posts `{to, text}` with a bearer key, the least that the common SMS gateways take. */
function smsGateway(url: string, key: string): Notifier['sendSms'] {
  return async (sms) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ to: `+1${sms.to}`, text: sms.text }),
      signal: AbortSignal.timeout(smsTimeoutMs),
    })
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`)
  }
}

async function toOutbox(db: Database, message: typeof outboxMessages.$inferInsert): Promise<void> {
  await db.insert(outboxMessages).values(message)
}
