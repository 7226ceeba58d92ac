/** Issues a visitor's one-time code and sends it, if the recipient is on file. */

import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { isStaff } from '#shared/access/access'
import { phoneDigits } from '#shared/fields/phoneNumber'
import { minutesAfter } from '#shared/format/moments'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { enqueueLetter, enqueueSms } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { defineJob } from '../../jobs/job'
import { newestKey } from '../../keyRing'
import type { Services } from '../../services'
import { insertCode } from './codes.queries'
import { hashOfCode } from './oneTimeCode'
import { findRecipient, Recipient, sendSpacingKey, type VisitorCode, visitorPurposes } from './recipients'
import { hasVisitorLeft } from './rules'
import { sendSpaced } from './spacedMessages'
import { codeSentence, createCode, needsLongCode } from './wrongCodes'

/** Enough for a process that is killed again and again, because each time uses up an attempt. */
const maxAttempts = 16

export const visitorCodeJob = defineJob({
  name: 'visitor code',
  payload: z.object({
    recipient: Recipient,
    purpose: z.enum(visitorPurposes),
    requestedAt: z.iso.datetime(),
  }),
  maxAttempts,
  isUrgent: () => true,
  async run(services, { recipient, purpose, requestedAt }) {
    if (hasVisitorLeft(requestedAt, services.clock.now())) return
    const user = await findRecipient(services, recipient)
    // Staff sign in only with their password: a code to their email must not open customers' accounts.
    if (!user || (purpose === 'payment_method' && isStaff(user.userType))) return
    const code = createCode(await needsLongCode(services, user.id))
    await sendSpaced(services, sendSpacingKey(user.id, { recipient, purpose, code }), (tx) =>
      issueCode(services, tx, { recipient, purpose, user, code }),
    )
  },
})

interface IssuedCode extends VisitorCode {
  user: NonNullable<Awaited<ReturnType<typeof findRecipient>>>
}

async function issueCode(
  services: Services,
  tx: Executor,
  { recipient, purpose, user, code }: IssuedCode,
): Promise<void> {
  const { clock, config } = services
  const id = randomUUID()
  const validUntil = minutesAfter(clock.now(), oneTimeCodeMinutes)
  const codeHash = hashOfCode(newestKey(config.CODE_KEY), id, code)
  await insertCode(tx, { id, userId: user.id, purpose, codeHash, expiresAt: validUntil })

  const text = loginEmailTexts.visitorCode(codeSentence(code))
  const title = purpose === 'password_reset' ? loginEmailTexts.resetCodeTitle : loginEmailTexts.codeTitle
  const { customerNumber, contactId } = user
  const message = { category: 'security', customerNumber, contactId, isSecret: true, validUntil } as const
  if ('email' in recipient) {
    const content = { subject: title, paragraphs: [text] }
    await enqueueLetter(services, tx, { ...message, to: user.email, firstName: user.firstName, content })
  } else {
    await enqueueSms(services, tx, { ...message, to: phoneDigits(recipient.phone), title, text })
  }
}
