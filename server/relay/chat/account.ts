/** Questions about one's own account, answered by the very queries that the screens are answered by. */
import { notFound } from '../../http/appError'
import { reachesAll, type Actor } from '../../http/actor'
import { reachOf, reachWith, recordLook, type Reach } from '../../http/ownership'
import type { Services } from '../../services'
import { findAccountDetails, findAccountsOfCustomer } from '../../features/customers/queries'
import { createBillAnswers } from './answers/bills'
import { createHomeAnswers } from './answers/homes'
import { createPaymentAnswers } from './answers/payments'
import { createRequestAnswers } from './answers/requests'
import type { Answered, Asked, Owned } from './answers/asked'
import { findAskedAccount } from './queries'
import { accountTextsFor } from './texts'
import type { Scope } from './understanding/scope'
import { rightFor, type ChatTopic } from './understanding/topics'

interface AccountQuestion {
  topic: ChatTopic
  scope: Scope
  /** The service account that is looked at. */
  serviceAccountId: string | undefined
  /** From where it is asked. */
  address: string
}

/** Whatever lies beyond somebody's reach or rights is answered as everywhere: not there, or not theirs to see. */
export function createAccountAnswers(services: Pick<Services, 'db' | 'clock' | 'config'>) {
  const { db } = services
  const answers: Record<ChatTopic, (asked: Asked) => Promise<Answered>> = {
    ...createBillAnswers(services),
    ...createPaymentAnswers(services),
    ...createRequestAnswers(services),
    ...createHomeAnswers(services),
  }

  /** Throws `not_found` for an account out of reach. Staff who ask about a customer's account leave a record. */
  return async function answerAbout(
    actor: Actor,
    { topic, scope, serviceAccountId, address }: AccountQuestion,
  ): Promise<Answered> {
    const right = rightFor(topic)
    const texts = accountTextsFor(actor)
    if (right && !actor.rights.has(right)) return { text: [texts.notAllowed], links: [] }
    const isOfStaff = reachesAll(actor)
    // There is no "one's own" to fall back on; messages that wait are nobody's in particular.
    if (isOfStaff && serviceAccountId === undefined && topic !== 'unread')
      return { text: [texts.chooseAccount], links: [] }
    const all = right ? reachWith(actor, right) : reachOf(actor)
    const account = serviceAccountId === undefined ? null : await findAskedAccount(db, all, serviceAccountId)
    if (serviceAccountId !== undefined && !account) throw notFound()
    if (account) {
      await recordLook(db, actor, { customerNumber: account.customerNumber, address, what: `chat ${topic}` })
    }
    // Staff ask about the customer whom they have opened, and nobody else.
    const reach: Reach = isOfStaff ? { kind: 'customers', numbers: account ? [account.customerNumber] : [] } : all
    let read: Promise<Owned> | null = null
    const owned = (): Promise<Owned> =>
      (read ??=
        isOfStaff && account
          ? findAccountsOfCustomer(db, account.customerNumber)
          : findAccountDetails(db, reach, actor.userId))
    return answers[topic]({ actor, reach, account, scope, texts, owned })
  }
}
