/** Requests of visitors for a one-time code, sent to an address on file. */
import * as sessionTexts from '#shared/texts/signIn/session'
import { AppError } from '../../http/appError'
import type { Caller } from '../../http/serve'
import { enqueue } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import { type Recipient, recipientKey, triesKey, type VisitorPurpose } from './recipients'
import { codesByAccount, codesByNetwork } from './rules'
import { clearHouseholdAttempts, limitNetworkAttempts } from './throttle'
import { visitorCodeJob } from './visitorCode.job'

/** Sends a code if the recipient is on file. The response and its timing are the same if not. */
export async function sendCode(
  services: Services,
  { recipient, purpose }: { recipient: Recipient; purpose: VisitorPurpose },
  caller: Caller,
): Promise<void> {
  const channel = 'email' in recipient ? 'email' : 'sms'
  if (!services.notifier.channels[channel]) throw new AppError('unavailable', sessionTexts.unavailableChannels[channel])
  const accountKey = recipientKey(recipient)
  const textFor = sessionTexts.codeThrottled
  const { ip } = caller
  await limitNetworkAttempts(services, 'codes', { rule: codesByNetwork, textFor, ip })
  await limitNetworkAttempts(services, `codes:account:${accountKey}`, { rule: codesByAccount, textFor, ip })
  await clearHouseholdAttempts(services, triesKey(recipient), ip)
  await enqueue(services.db, visitorCodeJob, { recipient, purpose, requestedAt: services.clock.now().toISOString() })
}
