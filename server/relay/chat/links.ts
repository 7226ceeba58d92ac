/** Links of chat answers. Users only get links to pages that they may open and use. */
import { isStaff, type Right } from '#shared/access'
import type { ChatAnswer } from '#shared/contract/chat'
import { pageAccess } from '#shared/pageAccess'
import { paths } from '#shared/paths'
import { type Actor, hasRightFor } from '../../http/actor'

export type ChatLink = ChatAnswer['links'][number]

export const chatLinks = {
  payment: { label: 'Make a payment', path: paths.payment },
  bills: { label: 'See the bill', path: paths.billingHistory },
  payments: { label: 'Payment history', path: paths.paymentHistory },
  methods: { label: 'Payment methods and autopay', path: paths.managePayment },
  accounts: { label: 'Service accounts', path: paths.subAccounts },
  requests: { label: 'Service requests', path: paths.serviceTicket },
  messages: { label: 'Message Center', path: paths.messageCenter },
  queue: { label: 'Message Queue', path: paths.messageQueue },
  fiber: { label: 'Fiber settings', path: paths.fiberService },
  gasUsage: { label: 'Gas usage history', path: paths.gasUsageHistory },
  people: { label: 'Manage users', path: paths.manageContacts },
  profile: { label: 'Edit account', path: paths.editAccount },
  support: { label: 'Support', path: paths.support },
  troubleshoot: { label: 'Troubleshooting', path: paths.troubleShoot },
  contact: { label: 'Contact us', path: paths.contactUs },
} as const satisfies Record<string, ChatLink>

export const caseLink = (id: string, number: string): ChatLink => ({
  label: number,
  path: `${paths.serviceTicketView}?${new URLSearchParams({ case: id }).toString()}`,
})

/** Pages whose purpose is an action require the write right. */
const actionPages: ReadonlySet<string> = new Set([
  paths.payment,
  paths.paymentMethodReg,
  paths.serviceTicketCreate,
  paths.meterTicketCreate,
  paths.gasServiceTicketCreate,
  paths.fiberServiceTicketCreate,
  paths.createRequest,
])

/** For the open customer, granted access may be narrower than the role. */
export function canOpenPage(actor: Actor, address: string, customerNumber: string | null): boolean {
  const [path = ''] = address.split('?', 1)
  const { userTypes, feature } = pageAccess[path] ?? {}
  if (userTypes && !userTypes.includes(actor.userType)) return false
  if (feature === undefined) return true
  const right: Right = `${feature}.${actionPages.has(path) ? 'write' : 'read'}`
  return customerNumber === null ? actor.rights.has(right) : hasRightFor(actor, right, customerNumber)
}

/** For staff, "My requests" are a customer's requests. */
export const pageLabel = (label: string, { userType }: Actor): string =>
  isStaff(userType) ? label.replace(/^My /, '') : label
