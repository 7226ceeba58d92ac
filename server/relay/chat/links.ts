/** Where answers lead, and which right each page takes: nobody is offered what is not theirs to open. */
import { isStaff, type Right } from '#shared/access'
import type { ChatAnswer } from '#shared/contract/chat'
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

/** Of the pages that take one. Where a page is there to do something, it takes the right to do it. */
export const rightsOfPages: Partial<Record<string, Right>> = {
  [paths.payment]: 'MANAGEPAYMENT.write',
  [paths.managePayment]: 'MANAGEPAYMENT.read',
  [paths.paymentMethodReg]: 'MANAGEPAYMENT.write',
  [paths.billingHistory]: 'BILLINGHISTORY.read',
  [paths.paymentHistory]: 'PAYMENTHISTORY.read',
  [paths.paymentSuccess]: 'PAYMENTHISTORY.read',
  [paths.serviceTicket]: 'SERVICETICKET.read',
  [paths.serviceTicketView]: 'SERVICETICKET.read',
  [paths.serviceTicketCreate]: 'SERVICETICKET.write',
  [paths.meterTicketCreate]: 'SERVICETICKET.write',
  [paths.gasServiceTicketCreate]: 'SERVICETICKET.write',
  [paths.fiberServiceTicketCreate]: 'SERVICETICKET.write',
  [paths.manageContacts]: 'MANAGECONTACT.read',
  [paths.subAccounts]: 'ACCOUNTS.read',
  [paths.editAccount]: 'ACCOUNTS.read',
  [paths.fiberService]: 'ACCOUNTS.read',
  [paths.gasUsageHistory]: 'ACCOUNTS.read',
  [paths.gasUsageHistoryAlias]: 'ACCOUNTS.read',
  [paths.voipCustomer]: 'ACCOUNTS.read',
  [paths.tvPin]: 'ACCOUNTS.read',
  [paths.communicationPreference]: 'ACCOUNTPREF.read',
  [paths.managePreference]: 'ACCOUNTPREF.read',
  [paths.messageCenter]: 'MESSAGEBOX.read',
  [paths.properties]: 'PROPERTIES.read',
  [paths.createRequest]: 'PROPERTIES.write',
  [paths.messageQueue]: 'QUEUE.read',
  [paths.myAccLogin]: 'USERLOGINS.read',
  [paths.disconnection]: 'DUNNING.read',
  [paths.depositAccounts]: 'DEPOSITS.read',
  [paths.issueCredit]: 'CREDITS.read',
  [paths.fiberNetwork]: 'FIBEROPS.read',
  [paths.fiberOnts]: 'FIBEROPS.read',
  [paths.fiberSubscriber]: 'FIBEROPS.read',
  [paths.manageDocuments]: 'DOCUMENTS.read',
  [paths.manageAnnouncements]: 'ANNOUNCEMENTS.read',
  [paths.manageMyaccountUsers]: 'INTERNALUSERS.read',
  [paths.adminSettings]: 'ACCESSCONTROL.read',
  [paths.auditLog]: 'AUDIT.read',
  [paths.paymentRegistrationAdmin]: 'PAYMENTREGADMIN.read',
  [paths.accountCreation]: 'PAYMENTREGADMIN.read',
}

/** For the customer whose account is looked at what was granted may be less than the role. */
export function mayOpen(actor: Actor, path: string, customerNumber: string | null): boolean {
  const right = rightsOfPages[path.split('?')[0] ?? '']
  if (right === undefined) return true
  return customerNumber === null ? actor.rights.has(right) : mayFor(actor, right, customerNumber)
}

/** To staff the requests are a customer's. */
export const pageLabel = (label: string, { userType }: Actor): string =>
  isStaff(userType) ? label.replace(/^My /, '') : label
