/** The screens of all pages, each in its own chunk. */
import type { PageId } from '#shared/pages'
import { type LazyScreen, lazyPlainScreen, lazyScreen } from './lazyScreen'

/** Used for the specification's spelling of the path and the usual one. */
const gasUsageScreen = lazyScreen(async () => (await import('../../features/usage/GasUsagePage')).GasUsagePage)

export const screens: Readonly<Record<PageId, LazyScreen>> = {
  dashboard: lazyPlainScreen(async () => (await import('./Start')).Start),
  invitation: lazyScreen(async () => (await import('../../features/people/InvitationPage')).InvitationPage),
  paymentMethod: lazyScreen(
    async () => (await import('../../features/payments/visitor/PaymentMethodPage')).PaymentMethodPage,
  ),
  editAccount: lazyScreen(
    async () => (await import('../../features/settings/contact/EditAccountPage')).EditAccountPage,
  ),
  serviceTicketCreate: lazyScreen(
    async () => (await import('../../features/cases/newRequest/requestPages')).ServiceRequestPage,
  ),
  meterTicketCreate: lazyScreen(
    async () => (await import('../../features/cases/newRequest/requestPages')).MeterRequestPage,
  ),
  gasServiceTicketCreate: lazyScreen(
    async () => (await import('../../features/cases/newRequest/requestPages')).GasRequestPage,
  ),
  fiberServiceTicketCreate: lazyScreen(
    async () => (await import('../../features/cases/newRequest/requestPages')).FiberRequestPage,
  ),
  serviceTicketView: lazyScreen(async () => (await import('../../features/cases/view/CaseViewPage')).CaseViewPage),
  serviceTicket: lazyScreen(async () => (await import('../../features/cases/list/CaseListPage')).CaseListPage),
  manageContacts: lazyScreen(async () => (await import('../../features/people/ManageUsersPage')).ManageUsersPage),
  messageCenter: lazyPlainScreen(
    async () => (await import('../../features/messages/MessageCenterPage')).MessageCenterPage,
  ),
  billingHistory: lazyPlainScreen(async () => (await import('./BillingHistory')).BillingHistory),
  paymentHistory: lazyPlainScreen(
    async () => (await import('../../features/payments/history/PaymentHistoryPage')).PaymentHistoryPage,
  ),
  subAccounts: lazyScreen(async () => (await import('./ServiceAccounts')).ServiceAccounts),
  managePayment: lazyScreen(
    async () => (await import('../../features/payments/methods/ManagePaymentPage')).ManagePaymentPage,
  ),
  faq: lazyScreen(async () => (await import('./Faq')).Faq),
  resourceCenter: lazyScreen(
    async () => (await import('../../features/documents/ResourceCenterPage')).ResourceCenterPage,
  ),
  contactUs: lazyScreen(async () => (await import('./ContactUs')).ContactUs),
  fiberService: lazyScreen(async () => (await import('./FiberService')).FiberService),
  troubleShoot: lazyScreen(async () => (await import('../../features/support/TroubleShootPage')).TroubleShootPage),
  support: lazyScreen(async () => (await import('./Support')).Support),
  paymentMethodReg: lazyScreen(
    async () => (await import('../../features/payments/methods/PaymentMethodRegPage')).PaymentMethodRegPage,
  ),
  payment: lazyScreen(async () => (await import('../../features/payments/paying/PaymentPage')).PaymentPage),
  paymentSuccess: lazyScreen(
    async () => (await import('../../features/payments/history/PaymentSuccessPage')).PaymentSuccessPage,
  ),
  properties: lazyScreen(async () => (await import('../../features/properties/PropertiesPage')).PropertiesPage),
  createRequest: lazyScreen(
    async () => (await import('../../features/propertyRequests/CreateRequestPage')).CreateRequestPage,
  ),
  gasUsageHistory: gasUsageScreen,
  gasUsageHistoryAlias: gasUsageScreen,
  internetUsage: lazyScreen(async () => (await import('../../features/usage/InternetUsagePage')).InternetUsagePage),
  voipCustomer: lazyScreen(async () => (await import('./VoipSettings')).VoipSettings),
  tvPin: lazyScreen(async () => (await import('./TvSettings')).TvSettings),
  securitySettings: lazyScreen(
    async () => (await import('../../features/security/SecuritySettingsPage')).SecuritySettingsPage,
  ),
  alianza: lazyScreen(async () => (await import('../../features/voip/AlianzaPage')).AlianzaPage),
  communicationPreference: lazyScreen(
    async () =>
      (await import('../../features/settings/notifications/NotificationPreferencesPage')).NotificationPreferencesPage,
  ),
  communities: lazyScreen(async () => (await import('../../features/communities/CommunitiesPage')).CommunitiesPage),
  managePreference: lazyScreen(async () => (await import('../dashboard/ArrangeScreen')).ArrangeScreen),
  home: lazyScreen(async () => (await import('./OperationsSummary')).OperationsSummary),
  operationLists: lazyScreen(
    async () => (await import('../../features/operationLists/OperationListsPage')).OperationListsPage,
  ),
  manageAnnouncements: lazyScreen(
    async () => (await import('../../features/announcements/ManageAnnouncementsPage')).ManageAnnouncementsPage,
  ),
  depositAccounts: lazyScreen(async () => (await import('./AccountDeposits')).AccountDeposits),
  issueCredit: lazyScreen(async () => (await import('../../features/credits/IssueCreditPage')).IssueCreditPage),
  disconnection: lazyScreen(async () => (await import('../../features/dunning/DunningPage')).DunningPage),
  manageMyaccountUsers: lazyScreen(async () => (await import('./InternalUsers')).InternalUsers),
  fiberNetwork: lazyScreen(async () => (await import('../../features/fiberOperations/pages')).NetworkPage),
  fiberOnts: lazyScreen(async () => (await import('../../features/fiberOperations/pages')).OntsPage),
  fiberSubscriber: lazyScreen(async () => (await import('../../features/fiberOperations/pages')).SubscriberPage),
  requestQueue: lazyScreen(
    async () => (await import('../../features/cases/requestQueue/RequestQueuePage')).RequestQueuePage,
  ),
  outages: lazyScreen(async () => (await import('../../features/outages/OutagesPage')).OutagesPage),
  queueBoard: lazyScreen(async () => (await import('./queueLeads')).QueueBoardPage),
  teams: lazyScreen(async () => (await import('./queueLeads')).TeamsPage),
  crews: lazyScreen(async () => (await import('../../features/crews/CrewsPage')).CrewsPage),
  daySheet: lazyScreen(async () => (await import('../../features/crews/DaySheetPage')).DaySheetPage),
  messageQueue: lazyPlainScreen(async () => (await import('../../features/queue/MessageQueuePage')).MessageQueuePage),
  myAccLogin: lazyScreen(async () => (await import('../../features/portalUsers/MyAccLoginPage')).MyAccLoginPage),
  manageDocuments: lazyScreen(async () => (await import('../../features/assets/AssetsPage')).AssetsPage),
  paymentRegistrationAdmin: lazyScreen(
    async () => (await import('../../features/registrations/RegistrationAdminPage')).RegistrationAdminPage,
  ),
  accountCreation: lazyScreen(
    async () => (await import('../../features/accountCreation/AccountCreationPage')).AccountCreationPage,
  ),
  adminSettings: lazyScreen(async () => (await import('./AccessControl')).AccessControl),
  auditLog: lazyScreen(async () => (await import('../../features/audit/AuditLogPage')).AuditLogPage),
  webhooks: lazyScreen(async () => (await import('../../features/webhooks/WebhooksPage')).WebhooksPage),
  apiKeys: lazyScreen(async () => (await import('../../features/apiKeys/ApiKeysPage')).ApiKeysPage),
  dataExchange: lazyScreen(async () => (await import('../../features/imports/DataExchangePage')).DataExchangePage),
  jobs: lazyScreen(async () => (await import('../../features/jobs/JobsPage')).JobsPage),
  shellSettings: lazyScreen(
    async () => (await import('../../features/shellSettings/ShellSettingsPage')).ShellSettingsPage,
  ),
}
