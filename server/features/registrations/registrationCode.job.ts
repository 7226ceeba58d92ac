/** Sends codes to people who are not users yet, at their address on file. */

import { z } from 'zod/mini'
import { minutesAfter } from '#shared/format/moments'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import { paths } from '#shared/paths'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { enqueueLetter, enqueueSms } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import type { LegacyAccount } from '../../directory/registrations/legacyAccounts.queries'
import { registrationCodeKind } from '../../directory/registrations/registrationCodeKind'
import { hashOfCode } from '../../directory/signIn/oneTimeCode'
import { hasVisitorLeft } from '../../directory/signIn/rules'
import { sendSpaced } from '../../directory/signIn/spacedMessages'
import { codeSentence, createCode, needsLongCode } from '../../directory/signIn/wrongCodes'
import { findUserByEmail } from '../../directory/users/users.queries'
import { defineJob } from '../../jobs/job'
import { newestKey } from '../../keyRing'
import type { Services } from '../../services'
import * as queries from './registrations.queries'
import { LegacyAddress, laterStep, selectMatch } from './rules'

export const registrationCodeJob = defineJob({
  ...registrationCodeKind,
  payload: z.object({
    requestId: z.uuid(),
    search: queries.AccountSearch,
    address: LegacyAddress,
    requestedAt: z.iso.datetime(),
  }),
  async run(services, { requestId: id, search, address, requestedAt }) {
    const { db, clock, notifier } = services
    if (hasVisitorLeft(requestedAt, clock.now())) return
    const found = (await queries.findByIdentifier(db, search)).map((account) => ({
      ...account,
      address: { line1: account.serviceAddressLine1, postalCode: account.serviceAddressPostalCode },
    }))
    const account = selectMatch(found, address)
    if (!account) return remindExistingUser(services, search)
    const channel = channelOf(account, search)
    if (!channel || !notifier.channels[channel]) return

    const { migrationAccountParentId } = account
    const code = createCode(await needsLongCode(services, migrationAccountParentId))
    const isSent = await sendSpaced(services, sendSpacingKey({ migrationAccountParentId, channel, code }), (tx) =>
      issueCode(services, tx, { id, account, channel, code }),
    )
    if (isSent) return
    const expiresAt = minutesAfter(clock.now(), oneTimeCodeMinutes)
    await queries.insertCode(db, { id, migrationAccountParentId, channel, codeHash: queries.noCode, expiresAt })
  },
})

/**
 * Returns the key by which messages are spaced. Long codes are spaced separately, because short ones may just have
 * stopped working.
 */
export const sendSpacingKey = (
  message: Pick<queries.RegistrationCode, 'migrationAccountParentId' | 'channel'> & { code: string },
): string => `registration:${message.code.length}:${message.channel}:${message.migrationAccountParentId}`

interface CodeMessage {
  id: string
  account: LegacyAccount
  channel: 'email' | 'sms'
  code: string
}

async function issueCode(services: Services, tx: Executor, { id, account, channel, code }: CodeMessage): Promise<void> {
  const { clock, config } = services
  const { migrationAccountParentId, firstName } = account
  const now = clock.now()
  const validUntil = minutesAfter(now, oneTimeCodeMinutes)
  const codeHash = hashOfCode(newestKey(config.CODE_KEY), id, code)
  await queries.insertCode(tx, { id, migrationAccountParentId, channel, codeHash, expiresAt: validUntil })
  await queries.recordStep(tx, migrationAccountParentId, { step: laterStep(account.lastStep, 'code'), now })
  const text = loginEmailTexts.registrationCode(codeSentence(code))
  const { customerNumber } = account
  const message = { category: 'security', customerNumber, isSecret: true, validUntil } as const
  if (channel === 'sms') {
    const title = loginEmailTexts.registrationCodeTitle
    await enqueueSms(services, tx, { ...message, to: account.mobile, title, text })
    return
  }
  const content = { subject: loginEmailTexts.registrationCodeTitle, paragraphs: [text] }
  await enqueueLetter(services, tx, { ...message, to: account.email, firstName, content })
}

/**
 * Someone who already has a login would never get a code. The email goes only to their own address, so no one
 * else finds out.
 */
async function remindExistingUser(services: Services, search: queries.AccountSearch): Promise<void> {
  const { db } = services
  if (!('email' in search)) return
  const user = await findUserByEmail(db, search.email)
  if (user?.status !== 'active') return
  const letter = {
    to: search.email,
    firstName: null,
    category: 'security',
    content: loginEmailTexts.alreadyRegistered,
    path: paths.login,
  } as const
  await sendSpaced(services, `reminder:${search.email}`, (tx) => enqueueLetter(services, tx, letter))
}

/** Uses the channel of the search. A search by account number prefers email to text message. */
function channelOf({ email, mobile }: LegacyAccount, search: queries.AccountSearch): 'email' | 'sms' | null {
  if ('mobile' in search) return 'sms'
  if (email !== '') return 'email'
  return mobile === '' ? null : 'sms'
}
