/** Defines the pages of staff: their tools and the administration of the portal. */
import type { UserType } from '../access/access'
import * as pageTexts from '../texts/pages'
import { listPaths } from './listPaths'
import type { PageEntry } from './pageEntry'

const staff: readonly UserType[] = ['CENTRIC']

export const staffPages = {
  home: {
    path: '/home',
    title: pageTexts.operationsSummary,
    feature: null,
    userTypes: staff,
    menu: { group: 'dashboards', order: 10 },
    isWide: true,
  },
  // Not in the specification.
  operationLists: {
    path: '/home/lists',
    title: pageTexts.operationsLists,
    feature: null,
    userTypes: staff,
    parent: 'home',
    isWide: true,
  },
  manageDocuments: {
    path: '/manageDocuments',
    title: pageTexts.manageAssets,
    userTypes: staff,
    feature: 'DOCUMENTS',
    menu: { order: 70 },
    isWide: true,
  },
  fiberNetwork: {
    path: '/fiberOperations/network',
    title: pageTexts.network,
    userTypes: staff,
    feature: 'FIBEROPS',
    menu: { group: 'fiberOperations', order: 10 },
    isWide: true,
  },
  fiberSubscriber: {
    path: '/fiberOperations/subscriber',
    title: pageTexts.subscriber,
    userTypes: staff,
    feature: 'FIBEROPS',
    menu: { group: 'fiberOperations', order: 20 },
    isWide: true,
  },
  fiberOnts: {
    path: '/fiberOperations/onts',
    title: pageTexts.onts,
    userTypes: staff,
    feature: 'FIBEROPS',
    menu: { group: 'fiberOperations', order: 30 },
    isWide: true,
  },
  messageQueue: {
    path: listPaths.messageQueue,
    title: pageTexts.messageQueue,
    userTypes: staff,
    feature: 'QUEUE',
    menu: { group: 'customerCare', order: 20, count: 'queue' },
    isWide: true,
  },
  // Not in the specification.
  queueBoard: {
    path: '/messageQueue/board',
    title: pageTexts.queueBoard,
    userTypes: staff,
    feature: 'QUEUEADMIN',
    parent: 'messageQueue',
    isWide: true,
  },
  // Not in the specification.
  teams: {
    path: '/messageQueue/teams',
    title: pageTexts.teams,
    userTypes: staff,
    feature: 'QUEUEADMIN',
    parent: 'messageQueue',
    isWide: true,
  },
  // Not in the specification.
  requestQueue: {
    path: '/requestQueue',
    title: pageTexts.requestQueue,
    userTypes: staff,
    feature: 'SERVICETICKET',
    menu: { group: 'customerCare', order: 25 },
    isWide: true,
  },
  // Not in the specification.
  crews: {
    path: '/requestQueue/crews',
    title: pageTexts.crews,
    userTypes: staff,
    feature: 'SERVICETICKET',
    parent: 'requestQueue',
    isWide: true,
  },
  // Not in the specification.
  daySheet: {
    path: '/requestQueue/daySheet',
    title: pageTexts.daySheet,
    userTypes: staff,
    feature: 'SERVICETICKET',
    parent: 'requestQueue',
  },
  // Not in the specification.
  outages: {
    path: '/outages',
    title: pageTexts.outages,
    userTypes: staff,
    feature: 'ANNOUNCEMENTS',
    menu: { group: 'customerCare', order: 27 },
    isWide: true,
  },
  myAccLogin: {
    path: '/myAcclogin',
    title: pageTexts.manageMyaccountLogins,
    userTypes: staff,
    feature: 'USERLOGINS',
    menu: { group: 'customerCare', order: 30 },
    isWide: true,
  },
  disconnection: {
    path: '/disconnection',
    title: pageTexts.dunningDisconnects,
    userTypes: staff,
    feature: 'DUNNING',
    menu: { group: 'customerCare', order: 40 },
    isWide: true,
  },
  depositAccounts: {
    path: '/depositAccounts',
    title: pageTexts.accountDeposits,
    userTypes: staff,
    feature: 'DEPOSITS',
    menu: { group: 'customerCare', order: 50 },
    isWide: true,
  },
  issueCredit: {
    path: '/issueCredit',
    title: pageTexts.creditAdjustments,
    userTypes: staff,
    feature: 'CREDITS',
    menu: { group: 'customerCare', order: 60 },
    isWide: true,
  },
  adminSettings: {
    path: '/admin/settings',
    title: pageTexts.accessControl,
    userTypes: staff,
    feature: 'ACCESSCONTROL',
    menu: { group: 'admin', order: 10 },
    isWide: true,
  },
  manageMyaccountUsers: {
    path: '/manage-myaccount-users',
    title: pageTexts.manageInternalUsers,
    userTypes: staff,
    feature: 'INTERNALUSERS',
    menu: { group: 'admin', order: 20 },
    isWide: true,
  },
  manageAnnouncements: {
    path: '/manageAnnouncements',
    title: pageTexts.manageAnnouncements,
    userTypes: staff,
    feature: 'ANNOUNCEMENTS',
    menu: { group: 'admin', order: 30 },
    isWide: true,
  },
  // Not in the specification.
  auditLog: {
    path: '/admin/audit',
    title: pageTexts.auditLog,
    userTypes: staff,
    feature: 'AUDIT',
    menu: { group: 'admin', order: 40 },
    isWide: true,
  },
  // Not in the specification.
  apiKeys: {
    path: '/admin/api-keys',
    title: pageTexts.apiKeys,
    userTypes: staff,
    feature: 'APIKEYS',
    menu: { group: 'admin', order: 45 },
    isWide: true,
  },
  // Not in the specification.
  webhooks: {
    path: '/admin/webhooks',
    title: pageTexts.webhooks,
    userTypes: staff,
    feature: 'EVENTS',
    menu: { group: 'admin', order: 47 },
    isWide: true,
  },
  // Not in the specification.
  dataExchange: {
    path: '/admin/data-exchange',
    title: pageTexts.dataExchange,
    userTypes: staff,
    feature: 'IMPORTS',
    menu: { group: 'admin', order: 48 },
    isWide: true,
  },
  // Not in the specification.
  jobs: {
    path: '/admin/jobs',
    title: pageTexts.backgroundJobs,
    userTypes: staff,
    feature: 'JOBS',
    menu: { group: 'admin', order: 50 },
    isWide: true,
  },
  paymentRegistrationAdmin: {
    path: '/pradmin',
    title: pageTexts.paymentRegistrationAdmin,
    userTypes: staff,
    feature: 'PAYMENTREGADMIN',
    menu: { order: 150 },
    isWide: true,
  },
  accountCreation: {
    path: '/pracc',
    title: pageTexts.accountCreation,
    userTypes: staff,
    feature: 'PAYMENTREGADMIN',
    menu: { order: 160 },
    isWide: true,
  },
} as const satisfies Record<string, PageEntry>
