/** The screens behind the customers' routes, each in a chunk of its own. */
import { paths, type Path } from '../../paths'
import { screen, type Screen } from './screen'

/** Under the specification's spelling and the usual one. */
const usageScreen = screen(async () => (await import('../../features/usage/UsagePage')).UsagePage)

export const customerScreens = {
  [paths.invitation]: screen(async () => (await import('../../features/people/InvitationPage')).InvitationPage),
  [paths.paymentMethod]: screen(
    async () => (await import('../../features/payments/visitor/PaymentMethodPage')).PaymentMethodPage,
  ),
  [paths.editAccount]: screen(async () => (await import('../../features/settings/EditAccountPage')).EditAccountPage),
  [paths.serviceTicketCreate]: screen(
    async () => (await import('../../features/cases/requestPages')).ServiceRequestPage,
  ),
  [paths.meterTicketCreate]: screen(async () => (await import('../../features/cases/requestPages')).MeterRequestPage),
  [paths.gasServiceTicketCreate]: screen(
    async () => (await import('../../features/cases/requestPages')).GasRequestPage,
  ),
  [paths.fiberServiceTicketCreate]: screen(
    async () => (await import('../../features/cases/requestPages')).FiberRequestPage,
  ),
  [paths.serviceTicketView]: screen(async () => (await import('../../features/cases/CaseViewPage')).CaseViewPage),
  [paths.serviceTicket]: screen(async () => (await import('../../features/cases/CaseListPage')).CaseListPage),
  [paths.manageContacts]: screen(async () => (await import('../../features/people/ManageUsersPage')).ManageUsersPage),
  [paths.messageCenter]: screen(
    async () => (await import('../../features/messages/MessageCenterPage')).MessageCenterPage,
  ),
  [paths.billingHistory]: screen(async () => (await import('./BillingHistory')).BillingHistory),
  [paths.paymentHistory]: screen(
    async () => (await import('../../features/payments/history/PaymentHistoryPage')).PaymentHistoryPage,
  ),
  [paths.subAccounts]: screen(async () => (await import('./ServiceAccounts')).ServiceAccounts),
  [paths.managePayment]: screen(
    async () => (await import('../../features/payments/methods/ManagePaymentPage')).ManagePaymentPage,
  ),
  [paths.faq]: screen(async () => (await import('./Faq')).Faq),
  [paths.resourceCenter]: screen(
    async () => (await import('../../features/documents/ResourceCenterPage')).ResourceCenterPage,
  ),
  [paths.contactUs]: screen(async () => (await import('./ContactUs')).ContactUs),
  [paths.fiberService]: screen(async () => (await import('./FiberService')).FiberService),
  [paths.troubleShoot]: screen(async () => (await import('../../features/support/TroubleShootPage')).TroubleShootPage),
  [paths.support]: screen(async () => (await import('./Support')).Support),
  [paths.paymentMethodReg]: screen(
    async () => (await import('../../features/payments/methods/PaymentMethodRegPage')).PaymentMethodRegPage,
  ),
  [paths.payment]: screen(async () => (await import('../../features/payments/paying/PaymentPage')).PaymentPage),
  [paths.paymentSuccess]: screen(
    async () => (await import('../../features/payments/history/PaymentSuccessPage')).PaymentSuccessPage,
  ),
  [paths.properties]: screen(async () => (await import('../../features/properties/PropertiesPage')).PropertiesPage),
  [paths.createRequest]: screen(
    async () => (await import('../../features/lotRequests/CreateRequestPage')).CreateRequestPage,
  ),
  [paths.gasUsageHistory]: usageScreen,
  [paths.gasUsageHistoryAlias]: usageScreen,
  [paths.voipCustomer]: screen(async () => (await import('./VoiceSettings')).VoiceSettings),
  [paths.tvPin]: screen(async () => (await import('./TvSettings')).TvSettings),
  [paths.securitySettings]: screen(
    async () => (await import('../../features/security/SecuritySettingsPage')).SecuritySettingsPage,
  ),
  [paths.alianza]: screen(async () => (await import('../../features/voice/AlianzaPage')).AlianzaPage),
  [paths.communicationPreference]: screen(
    async () => (await import('../../features/settings/NotificationPreferencesPage')).NotificationPreferencesPage,
  ),
  [paths.communities]: screen(async () => (await import('../../features/communities/CommunitiesPage')).CommunitiesPage),
  [paths.managePreference]: screen(async () => (await import('../dashboard/ArrangeScreen')).ArrangeScreen),
} satisfies Partial<Record<Path, Screen>>
