/** The routes of staff: their tools and the administration of the portal. */

import * as pageTexts from '#shared/texts/pages'
import { paths } from '../../paths'
import type { RouteEntry } from './routeEntry'

export const staffRoutes: readonly RouteEntry[] = [
  { path: paths.home, title: pageTexts.operationsSummary, isWide: true },
  { path: paths.operationLists, title: pageTexts.operationsLists, parent: paths.home, isWide: true },
  {
    path: paths.manageAnnouncements,
    title: pageTexts.manageAnnouncements,
    isWide: true,
  },
  { path: paths.depositAccounts, title: pageTexts.accountDeposits, isWide: true },
  { path: paths.issueCredit, title: pageTexts.creditAdjustments, isWide: true },
  { path: paths.disconnection, title: pageTexts.dunningDisconnects, isWide: true },
  {
    path: paths.manageMyaccountUsers,
    title: pageTexts.manageInternalUsers,
    isWide: true,
  },
  { path: paths.fiberNetwork, title: pageTexts.network, isWide: true },
  { path: paths.fiberOnts, title: 'ONTs', isWide: true },
  { path: paths.fiberSubscriber, title: pageTexts.subscriber, isWide: true },
  { path: paths.messageQueue, title: pageTexts.messageQueue, isWide: true },
  { path: paths.myAccLogin, title: pageTexts.manageMyaccountLogins, isWide: true },
  { path: paths.manageDocuments, title: pageTexts.manageDataFiles, isWide: true },
  {
    path: paths.paymentRegistrationAdmin,
    title: pageTexts.paymentRegistrationAdmin,
    isWide: true,
  },
  {
    path: paths.accountCreation,
    title: pageTexts.accountCreation,
    isWide: true,
  },
  { path: paths.adminSettings, title: pageTexts.accessControl, isWide: true },
  { path: paths.auditLog, title: pageTexts.auditLog, isWide: true },
]
