/** Answers questions about accounts with the same queries that the screens use. */

import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import { findAccountDetails, findAccountsOfCustomer } from '../../directory/customers/accountDetails.queries'
import { type Actor, seesAllCustomers } from '../../http/actor'
import { type CustomerScope, recordAccess, scopeOf, scopeWithRight } from '../../http/customerScope'
import type { Services } from '../../services'
import { createBillAnswers } from './answers/bills'
import { createHomeAnswers } from './answers/homes'
import { createPaymentAnswers } from './answers/payments'
import type { AccountAnswer, OwnedAccounts, QuestionContext } from './answers/questionContext'
import { createRequestAnswers } from './answers/requests'
import { ownerFor } from './owner'
import { openSelectedAccount } from './selectedAccount'
import type { AccountMention } from './understanding/accountMention'
import { type ChatTopic, rightFor } from './understanding/topics'

interface AccountQuestion {
  topic: ChatTopic
  mention: AccountMention
  /** The service account that is open. */
  serviceAccountId: string | undefined
  /** The caller's IP address. */
  ip: string
}

/** Accounts out of scope are not found, and missing rights give the usual text, as everywhere in the portal. */
export function createAccountAnswers(services: Pick<Services, 'db' | 'clock' | 'config'>) {
  const { db } = services
  const answerByTopic: Record<ChatTopic, (context: QuestionContext) => Promise<AccountAnswer>> = {
    ...createBillAnswers(services),
    ...createPaymentAnswers(services),
    ...createRequestAnswers(services),
    ...createHomeAnswers(services),
  }

  /** Throws `not_found` for an account out of scope. Access by staff to a customer's account is recorded. */
  return async function answerAbout(
    actor: Actor,
    { topic, mention, serviceAccountId, ip }: AccountQuestion,
  ): Promise<AccountAnswer> {
    const right = rightFor(topic)
    const owner = ownerFor(actor)
    if (right && !actor.rights.has(right)) return { text: [chatAccountTexts.notAllowed[owner]], links: [] }
    const isStaffMember = seesAllCustomers(actor)
    // Staff have no account, so one must be open. Unread messages concern the whole queue.
    if (isStaffMember && serviceAccountId === undefined && topic !== 'unread')
      return { text: [chatAccountTexts.chooseAccount[owner]], links: [] }
    const fullScope = right ? scopeWithRight(actor, right) : scopeOf(actor)
    const account = serviceAccountId === undefined ? null : await openSelectedAccount(db, fullScope, serviceAccountId)
    if (account) {
      await recordAccess(db, actor, { customerNumber: account.customerNumber, ip, what: `chat ${topic}` })
    }
    // Staff can only ask about the customer whose account is open.
    const customerScope: CustomerScope = isStaffMember
      ? { kind: 'customers', numbers: account ? [account.customerNumber] : [] }
      : fullScope
    let ownedAccounts: Promise<OwnedAccounts> | null = null
    const readOwned = (): Promise<OwnedAccounts> =>
      (ownedAccounts ??=
        isStaffMember && account
          ? findAccountsOfCustomer(db, account.customerNumber)
          : findAccountDetails(db, customerScope, actor.userId))
    return answerByTopic[topic]({ actor, customerScope, account, mention, owner, readOwned })
  }
}
