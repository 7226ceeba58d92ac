/** Defines who can open a page, for the portal's routes and for the server's links to pages. */
import { propertyOwners, type UserType } from './access'
import type { Feature } from './features'
import { paths } from './paths'

export interface PageAccess {
  /** All signed-in users can open the page if this is missing. */
  userTypes?: readonly UserType[]
  /** The page requires the right to read this feature. */
  feature?: Feature
}

const staff: readonly UserType[] = ['CENTRIC']

/** All signed-in users can open a page that isn't listed here. */
export const pageAccess: Partial<Record<string, PageAccess>> = {
  [paths.editAccount]: { feature: 'ACCOUNTS' },
  [paths.serviceTicketCreate]: { feature: 'SERVICETICKET' },
  [paths.meterTicketCreate]: { feature: 'SERVICETICKET' },
  [paths.gasServiceTicketCreate]: { feature: 'SERVICETICKET' },
  [paths.fiberServiceTicketCreate]: { feature: 'SERVICETICKET' },
  [paths.serviceTicketView]: { feature: 'SERVICETICKET' },
  [paths.serviceTicket]: { feature: 'SERVICETICKET' },
  [paths.manageContacts]: { feature: 'MANAGECONTACT' },
  [paths.messageCenter]: { feature: 'MESSAGEBOX' },
  [paths.billingHistory]: { feature: 'BILLINGHISTORY' },
  [paths.paymentHistory]: { feature: 'PAYMENTHISTORY' },
  [paths.subAccounts]: { feature: 'ACCOUNTS' },
  [paths.managePayment]: { feature: 'MANAGEPAYMENT' },
  [paths.fiberService]: { feature: 'ACCOUNTS' },
  [paths.paymentMethodReg]: { feature: 'MANAGEPAYMENT' },
  [paths.payment]: { feature: 'MANAGEPAYMENT' },
  [paths.paymentSuccess]: { feature: 'PAYMENTHISTORY' },
  [paths.properties]: { userTypes: propertyOwners, feature: 'PROPERTIES' },
  [paths.createRequest]: { userTypes: propertyOwners, feature: 'PROPERTIES' },
  [paths.gasUsageHistory]: { feature: 'ACCOUNTS' },
  [paths.gasUsageHistoryAlias]: { feature: 'ACCOUNTS' },
  [paths.voipCustomer]: { feature: 'ACCOUNTS' },
  [paths.tvPin]: { feature: 'ACCOUNTS' },
  [paths.communicationPreference]: { feature: 'ACCOUNTPREF' },
  [paths.managePreference]: { feature: 'ACCOUNTPREF' },
  [paths.home]: { userTypes: staff },
  [paths.operationLists]: { userTypes: staff },
  [paths.manageAnnouncements]: { userTypes: staff, feature: 'ANNOUNCEMENTS' },
  [paths.depositAccounts]: { userTypes: staff, feature: 'DEPOSITS' },
  [paths.issueCredit]: { userTypes: staff, feature: 'CREDITS' },
  [paths.disconnection]: { userTypes: staff, feature: 'DUNNING' },
  [paths.manageMyaccountUsers]: { userTypes: staff, feature: 'INTERNALUSERS' },
  [paths.fiberNetwork]: { userTypes: staff, feature: 'FIBEROPS' },
  [paths.fiberOnts]: { userTypes: staff, feature: 'FIBEROPS' },
  [paths.fiberSubscriber]: { userTypes: staff, feature: 'FIBEROPS' },
  [paths.messageQueue]: { userTypes: staff, feature: 'QUEUE' },
  [paths.myAccLogin]: { userTypes: staff, feature: 'USERLOGINS' },
  [paths.manageDocuments]: { userTypes: staff, feature: 'DOCUMENTS' },
  [paths.paymentRegistrationAdmin]: { userTypes: staff, feature: 'PAYMENTREGADMIN' },
  [paths.accountCreation]: { userTypes: staff, feature: 'PAYMENTREGADMIN' },
  [paths.adminSettings]: { userTypes: staff, feature: 'ACCESSCONTROL' },
  [paths.auditLog]: { userTypes: staff, feature: 'AUDIT' },
}
