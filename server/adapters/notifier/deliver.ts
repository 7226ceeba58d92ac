/** Hands a message to its gateway in a job, which is retried unless the recipient was refused for good. */
import type { Services } from '../../services'
import { isRefusedForGood } from './mailErrors'
import type { Mail, Sms } from './notifier'

type DeliveryServices = Pick<Services, 'notifier' | 'log'>

/** Returns whether the mail was handed over. */
export const deliverMail = ({ notifier, log }: DeliveryServices, mail: Mail): Promise<boolean> =>
  deliver(log, () => notifier.sendMail(mail))

export const deliverSms = ({ notifier, log }: DeliveryServices, sms: Sms): Promise<boolean> =>
  deliver(log, () => notifier.sendSms(sms))

async function deliver(log: Services['log'], send: () => Promise<void>): Promise<boolean> {
  try {
    await send()
    return true
  } catch (error) {
    if (!isRefusedForGood(error)) throw error
    log.error({ err: error }, 'a message was refused for good')
    return false
  }
}
