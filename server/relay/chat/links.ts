/** Links of chat answers. Users only get links to pages that they may open and use. */
import { isStaff, type Right } from '#shared/access/access'
import type { ChatAnswer } from '#shared/contract/speech/chat'
import { pageKeywords } from '#shared/pageKeywords'
import { findPage, type PageId, pageOf } from '#shared/pages'
import { paths } from '#shared/paths'
import * as pageTexts from '#shared/texts/pages'
import { type Actor, hasRightFor } from '../../http/actor'

export type ChatLink = ChatAnswer['links'][number]

/** Returns the chat's link to a page. */
export function pageLink(id: PageId): ChatLink {
  const { title, path } = pageOf(id)
  return { label: pageKeywords[id]?.chatLabel ?? title, path }
}

export const caseLink = (id: string, number: string): ChatLink => ({
  label: number,
  path: `${paths.serviceTicketView}?${new URLSearchParams({ case: id }).toString()}`,
})

/**
 * Pages whose purpose is an action require the right to write. For the open customer, granted access may be narrower
 * than the role.
 */
export function canOpenPage(actor: Actor, url: string, customerNumber: string | null): boolean {
  const [path = ''] = url.split('?', 1)
  const { userTypes, feature, isAction } = findPage(path) ?? {}
  if (userTypes && !userTypes.includes(actor.userType)) return false
  if (!feature) return true
  const right: Right = `${feature}.${isAction ? 'write' : 'read'}`
  return customerNumber === null ? actor.rights.has(right) : hasRightFor(actor, right, customerNumber)
}

/** For staff, “My Service Requests” are a customer's requests. */
export const pageLabel = (label: string, { userType }: Actor): string =>
  isStaff(userType) && label === pageTexts.myServiceRequests ? pageTexts.customerServiceRequests : label
