/** The screens of the customers' routes, each in its own chunk. */
import { type Path, paths } from '../../paths'
import { type LazyScreen, lazyScreen } from './lazyScreen'

/** Used for the specification's spelling of the path and the usual one. */
const usageScreen = lazyScreen(async () => (await import('../../features/usage/UsagePage')).UsagePage)

export const customerScreens = {
  [paths.invitation]: lazyScreen(async () => (await import('../../features/people/InvitationPage')).InvitationPage),
  [paths.paymentMethod]: lazyScreen(
    async () => (await import('../../features/payments/visitor/PaymentMethodPage')).PaymentMethodPage,
  ),
  [paths.editAccount]: lazyScreen(
    async () => (await import('../../features/settings/EditAccountPage')).EditAccountPage,
  ),
  [paths.serviceTicketCreate]: lazyScreen(
    async () => (await import('../../features/cases/requestPages')).ServiceRequestPage,
  ),
  [paths.meterTicketCreate]: lazyScreen(
    async () => (await import('../../features/cases/requestPages')).MeterRequestPage,
  ),
  [paths.gasServiceTicketCreate]: lazyScreen(
    async () => (await import('../../features/cases/requestPages')).GasRequestPage,
  ),
  [paths.fiberServiceTicketCreate]: lazyScreen(
    async () => (await import('../../features/cases/requestPages')).FiberRequestPage,
  ),
  [paths.serviceTicketView]: lazyScreen(async () => (await import('../../features/cases/CaseViewPage')).CaseViewPage),
  [paths.serviceTicket]: lazyScreen(async () => (await import('../../features/cases/CaseListPage')).CaseListPage),
  [paths.manageContacts]: lazyScreen(
    async () => (await import('../../features/people/ManageUsersPage')).ManageUsersPage,
  ),
  [paths.messageCenter]: lazyScreen(
    async () => (await import('../../features/messages/MessageCenterPage')).MessageCenterPage,
  ),
  [paths.billingHistory]: lazyScreen(async () => (await import('./BillingHistory')).BillingHistory),
  [paths.paymentHistory]: lazyScreen(
    async () => (await import('../../features/payments/history/PaymentHistoryPage')).PaymentHistoryPage,
  ),
  [paths.subAccounts]: lazyScreen(async () => (await import('./ServiceAccounts')).ServiceAccounts),
  [paths.managePayment]: lazyScreen(
    async () => (await import('../../features/payments/methods/ManagePaymentPage')).ManagePaymentPage,
  ),
  [paths.faq]: lazyScreen(async () => (await import('./Faq')).Faq),
  [paths.resourceCenter]: lazyScreen(
    async () => (await import('../../features/documents/ResourceCenterPage')).ResourceCenterPage,
  ),
  [paths.contactUs]: lazyScreen(async () => (await import('./ContactUs')).ContactUs),
  [paths.fiberService]: lazyScreen(async () => (await import('./FiberService')).FiberService),
  [paths.troubleShoot]: lazyScreen(
    async () => (await import('../../features/support/TroubleShootPage')).TroubleShootPage,
  ),
  [paths.support]: lazyScreen(async () => (await import('./Support')).Support),
  [paths.paymentMethodReg]: lazyScreen(
    async () => (await import('../../features/payments/methods/PaymentMethodRegPage')).PaymentMethodRegPage,
  ),
  [paths.payment]: lazyScreen(async () => (await import('../../features/payments/paying/PaymentPage')).PaymentPage),
  [paths.paymentSuccess]: lazyScreen(
    async () => (await import('../../features/payments/history/PaymentSuccessPage')).PaymentSuccessPage,
  ),
  [paths.properties]: lazyScreen(async () => (await import('../../features/properties/PropertiesPage')).PropertiesPage),
  [paths.createRequest]: lazyScreen(
    async () => (await import('../../features/lotRequests/CreateRequestPage')).CreateRequestPage,
  ),
  [paths.gasUsageHistory]: usageScreen,
  [paths.gasUsageHistoryAlias]: usageScreen,
  [paths.voipCustomer]: lazyScreen(async () => (await import('./VoiceSettings')).VoiceSettings),
  [paths.tvPin]: lazyScreen(async () => (await import('./TvSettings')).TvSettings),
  [paths.securitySettings]: lazyScreen(
    async () => (await import('../../features/security/SecuritySettingsPage')).SecuritySettingsPage,
  ),
  [paths.alianza]: lazyScreen(async () => (await import('../../features/voice/AlianzaPage')).AlianzaPage),
  [paths.communicationPreference]: lazyScreen(
    async () => (await import('../../features/settings/NotificationPreferencesPage')).NotificationPreferencesPage,
  ),
  [paths.communities]: lazyScreen(
    async () => (await import('../../features/communities/CommunitiesPage')).CommunitiesPage,
  ),
  [paths.managePreference]: lazyScreen(async () => (await import('../dashboard/ArrangeScreen')).ArrangeScreen),
} satisfies Partial<Record<Path, LazyScreen>>
