/** Texts with which the chat answers questions about service requests and visits. */

import type { AccountOwner } from '../../access/accountOwner'
import { dayInProse } from '../../format/dates'
import { formatDay } from '../../format/formatDay'
import { joinSentences } from '../../format/joinWords'
import { countText, plural } from '../../format/plural'
import * as caseTexts from '../cases/cases'

export const openRequests = (owner: AccountOwner, count: number) =>
  owner === 'own'
    ? plural(count, 'You have one open service request.', `You have ${countText(count)} open service requests.`)
    : plural(
        count,
        'The customer has one open service request.',
        `The customer has ${countText(count)} open service requests.`,
      )
export const openRequestsWaiting = (owner: AccountOwner, count: number, waitingCount: number) =>
  joinSentences(
    openRequests(owner, count),
    owner === 'own'
      ? plural(waitingCount, 'One is waiting for you.', `${countText(waitingCount)} are waiting for you.`)
      : plural(
          waitingCount,
          'One is waiting for the customer.',
          `${countText(waitingCount)} are waiting for the customer.`,
        ),
  )
export const noRequests: Record<AccountOwner, string> = {
  own: 'You have no open service requests.',
  theirs: 'The customer has no open service requests.',
}
export const noVisit: Record<AccountOwner, string> = {
  own: 'You have no visits scheduled.',
  theirs: 'The customer has no visits scheduled.',
}

interface OpenRequest {
  caseNumber: string
  title: string
  /** Empty if the request is not about an address. */
  address: string
  visitOn: string | null
  isWaiting: boolean
}

export const requestLine = (owner: AccountOwner, { caseNumber, title, address, visitOn, isWaiting }: OpenRequest) =>
  [
    `${caseNumber}: ${title}`,
    address,
    visitOn !== null && `Visit on ${formatDay(visitOn)}`,
    isWaiting && caseTexts.waitingLabels[owner],
  ]
    .filter(Boolean)
    .join(' · ')

interface Visit {
  /** Empty if the request is not about an address. */
  address: string
  day: string
  window: string
  title: string
  caseNumber: string
}

export const nextVisit = ({ address, day, window, title, caseNumber }: Visit) =>
  address === ''
    ? `The next visit is on ${dayInProse(day)}, ${window}: ${title} (${caseNumber}).`
    : `The next visit at ${address} is on ${dayInProse(day)}, ${window}: ${title} (${caseNumber}).`
