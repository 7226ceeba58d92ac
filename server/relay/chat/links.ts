/** Where answers lead: nobody is offered what is not theirs to open, or not theirs to do. */
import { isStaff, type Right } from '#shared/access'
import type { ChatAnswer } from '#shared/contract/chat'
import { pageAccess } from '#shared/pageAccess'
import { paths } from '#shared/paths'
import { mayFor, type Actor } from '../../http/actor'

export type Link = ChatAnswer['links'][number]

export const to = {
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
} as const satisfies Record<string, Link>

export const caseLink = (id: string, number: string): Link => ({
  label: number,
  path: `${paths.serviceTicketView}?${new URLSearchParams({ case: id }).toString()}`,
})

/** Pages that are there to do something take the right to do it. */
const toDo: ReadonlySet<string> = new Set([
  paths.payment,
  paths.paymentMethodReg,
  paths.serviceTicketCreate,
  paths.meterTicketCreate,
  paths.gasServiceTicketCreate,
  paths.fiberServiceTicketCreate,
  paths.createRequest,
])

/** For the customer whose account is looked at what was granted may be less than the role. */
export function mayOpen(actor: Actor, address: string, customerNumber: string | null): boolean {
  const [path = ''] = address.split('?', 1)
  const { userTypes, feature } = pageAccess[path] ?? {}
  if (userTypes && !userTypes.includes(actor.userType)) return false
  if (feature === undefined) return true
  const right: Right = `${feature}.${toDo.has(path) ? 'write' : 'read'}`
  return customerNumber === null ? actor.rights.has(right) : mayFor(actor, right, customerNumber)
}

/** To staff the requests are a customer's. */
export const pageLabel = (label: string, { userType }: Actor): string =>
  isStaff(userType) ? label.replace(/^My /, '') : label
