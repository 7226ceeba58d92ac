/** The screens of staff, each in its own chunk. */
import { type Path, paths } from '../../paths'
import { type LazyScreen, lazyScreen } from './lazyScreen'

export const staffScreens = {
  [paths.home]: lazyScreen(async () => (await import('./OperationsSummary')).OperationsSummary),
  [paths.operationLists]: lazyScreen(
    async () => (await import('../../features/summary/lists/OperationListsPage')).OperationListsPage,
  ),
  [paths.manageAnnouncements]: lazyScreen(
    async () => (await import('../../features/announcements/ManageAnnouncementsPage')).ManageAnnouncementsPage,
  ),
  [paths.depositAccounts]: lazyScreen(
    async () => (await import('../../features/deposits/AccountDepositsPage')).AccountDepositsPage,
  ),
  [paths.issueCredit]: lazyScreen(async () => (await import('../../features/credits/IssueCreditPage')).IssueCreditPage),
  [paths.disconnection]: lazyScreen(
    async () => (await import('../../features/dunning/DisconnectionPage')).DisconnectionPage,
  ),
  [paths.manageMyaccountUsers]: lazyScreen(async () => (await import('./InternalUsers')).InternalUsers),
  [paths.fiberNetwork]: lazyScreen(async () => (await import('../../features/fiberOperations/pages')).NetworkPage),
  [paths.fiberOnts]: lazyScreen(async () => (await import('../../features/fiberOperations/pages')).OntsPage),
  [paths.fiberSubscriber]: lazyScreen(
    async () => (await import('../../features/fiberOperations/pages')).SubscriberPage,
  ),
  [paths.messageQueue]: lazyScreen(
    async () => (await import('../../features/messageQueue/MessageQueuePage')).MessageQueuePage,
  ),
  [paths.myAccLogin]: lazyScreen(
    async () => (await import('../../features/portalUsers/MyAccLoginPage')).MyAccLoginPage,
  ),
  [paths.manageDocuments]: lazyScreen(
    async () => (await import('../../features/dataFiles/ManageDocumentsPage')).ManageDocumentsPage,
  ),
  [paths.paymentRegistrationAdmin]: lazyScreen(
    async () => (await import('../../features/registrations/RegistrationAdminPage')).RegistrationAdminPage,
  ),
  [paths.accountCreation]: lazyScreen(
    async () => (await import('../../features/accountCreation/AccountCreationPage')).AccountCreationPage,
  ),
  [paths.adminSettings]: lazyScreen(async () => (await import('./AccessControl')).AccessControl),
  [paths.auditLog]: lazyScreen(async () => (await import('../../features/audit/AuditLogPage')).AuditLogPage),
} satisfies Partial<Record<Path, LazyScreen>>
