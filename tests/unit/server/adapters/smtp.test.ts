import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createNotifier } from '../../../../server/adapters/notifier/notifier'
import { readConfig } from '../../../../server/config'
import { openDatabase } from '../../../../server/db/database'
import { codeKey, providerKey, sealKey } from '../../../support/server/keys'

const id = '7b0a2c1e-0000-4000-8000-000000000001'
const unsubscribeUrl = 'https://portal.example/api/v1/communication/unsubscribe?token=abc'

/** Sends an email through a mail server, and returns it as the server received it. */
async function receive(mail: { html?: string; id?: string; unsubscribeUrl?: string }): Promise<string> {
  let received = ''
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk) => (received += String(chunk)))
      stream.on('end', done)
    },
  })
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)))
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  // Nothing connects to the database.
  const databaseUrl = 'postgres://localhost/none'
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PROVIDER_URL: 'http://localhost',
    PROVIDER_KEY: providerKey,
    CODE_KEY: codeKey,
    SEAL_KEY: sealKey,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PUBLIC_URL: 'https://portal.example',
    ALLOW_SANDBOX: 'provider,network',
    MAIL_FROM: 'Provider <no-reply@provider.example>',
  })
  const notifier = createNotifier(config, openDatabase(databaseUrl).db)
  await notifier.sendMail({ to: 'a@example.com', subject: 'Your bill', text: 'The text', ...mail })
  return received
}

describe('an email to a mail server', () => {
  it('has a text and an HTML part, and an id by which a second delivery is recognized', async () => {
    const mail = await receive({ html: '<p>The page</p>', id })
    for (const part of ['Content-Type: multipart/alternative', 'The text', '<p>The page</p>']) {
      expect(mail).toContain(part)
    }
    expect(mail).toContain(`Message-ID: <${id}@provider.example>`)
    expect(mail).not.toContain('List-Unsubscribe')
  })

  it('has the headers with which mail programs unsubscribe in one click', async () => {
    const mail = (await receive({ unsubscribeUrl })).replaceAll('\r\n ', ' ')
    expect(mail).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })
})
