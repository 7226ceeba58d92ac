/** The screens of staff, each in a chunk of its own. */
import { paths, type Path } from '../../paths'
import { screen, type Screen } from './screen'

export const staffScreens = {
  [paths.home]: screen(async () => (await import('./OperationsSummary')).OperationsSummary),
  [paths.operationLists]: screen(
    async () => (await import('../../features/summary/lists/OperationListsPage')).OperationListsPage,
  ),
  [paths.manageAnnouncements]: screen(
    async () => (await import('../../features/announcements/ManageAnnouncementsPage')).ManageAnnouncementsPage,
  ),
  [paths.depositAccounts]: screen(
    async () => (await import('../../features/deposits/AccountDepositsPage')).AccountDepositsPage,
  ),
  [paths.issueCredit]: screen(async () => (await import('../../features/credits/IssueCreditPage')).IssueCreditPage),
  [paths.disconnection]: screen(
    async () => (await import('../../features/dunning/DisconnectionPage')).DisconnectionPage,
  ),
  [paths.manageMyaccountUsers]: screen(async () => (await import('./InternalUsers')).InternalUsers),
  [paths.fiberNetwork]: screen(async () => (await import('../../features/fiberOperations/pages')).NetworkPage),
  [paths.fiberOnts]: screen(async () => (await import('../../features/fiberOperations/pages')).OntsPage),
  [paths.fiberSubscriber]: screen(async () => (await import('../../features/fiberOperations/pages')).SubscriberPage),
  [paths.messageQueue]: screen(
    async () => (await import('../../features/messageQueue/MessageQueuePage')).MessageQueuePage,
  ),
  [paths.myAccLogin]: screen(async () => (await import('../../features/portalUsers/MyAccLoginPage')).MyAccLoginPage),
  [paths.manageDocuments]: screen(
    async () => (await import('../../features/dataFiles/ManageDocumentsPage')).ManageDocumentsPage,
  ),
  [paths.paymentRegistrationAdmin]: screen(
    async () => (await import('../../features/registrations/RegistrationAdminPage')).RegistrationAdminPage,
  ),
  [paths.accountCreation]: screen(
    async () => (await import('../../features/accountCreation/AccountCreationPage')).AccountCreationPage,
  ),
  [paths.adminSettings]: screen(async () => (await import('./AccessControl')).AccessControl),
  [paths.auditLog]: screen(async () => (await import('../../features/audit/AuditLogPage')).AuditLogPage),
} satisfies Partial<Record<Path, Screen>>
