/**
 * Defines the pages of customers, with the specification's odd spellings of paths. Staff use most of them for an open
 * customer.
 */
import { propertyOwners } from '../access/access'
import * as commonTexts from '../texts/common'
import * as pageTexts from '../texts/pages'
import * as visitorTexts from '../texts/visitorPages'
import { listPaths } from './listPaths'
import { openPaths } from './openPaths'
import type { PageEntry } from './pageEntry'

export const customerPages = {
  invitation: { path: openPaths.invitation, title: pageTexts.invitation, feature: null, isPublic: true },
  paymentMethod: { path: openPaths.paymentMethod, title: pageTexts.addPaymentMethod, feature: null, isPublic: true },
  dashboard: {
    path: openPaths.dashboard,
    title: pageTexts.mainDashboard,
    feature: null,
    menu: { order: 10, condition: 'notStaff' },
    forStaff: {
      title: pageTexts.customerDataView,
      menu: { group: 'dashboards', order: 20, condition: 'staff' },
    },
    isWide: true,
  },
  editAccount: {
    path: '/editAccount',
    title: pageTexts.editAccount,
    feature: 'ACCOUNTS',
    isPersonal: true,
    isFoundByName: true,
  },
  managePreference: {
    path: '/managePreference',
    title: pageTexts.accountPreferences,
    feature: 'ACCOUNTPREF',
    isPersonal: true,
    isFoundByName: true,
  },
  subAccounts: {
    path: '/SubAccounts',
    title: pageTexts.serviceAccounts,
    feature: 'ACCOUNTS',
    menu: { group: 'manageAccounts', order: 10, condition: 'customerOpen' },
    isPersonal: true,
    isWide: true,
  },
  managePayment: {
    path: '/managePayment',
    title: pageTexts.paymentMethods,
    feature: 'MANAGEPAYMENT',
    menu: { group: 'manageAccounts', order: 20, condition: 'customerOpen' },
  },
  manageContacts: {
    path: '/manageContacts',
    title: pageTexts.manageUsers,
    feature: 'MANAGECONTACT',
    menu: { group: 'manageAccounts', order: 30, condition: 'customerOpen', count: 'accessRequests' },
    isWide: true,
  },
  communicationPreference: {
    path: '/communicationPreference',
    title: pageTexts.notificationPreferences,
    feature: 'ACCOUNTPREF',
    menu: { group: 'manageAccounts', order: 40, condition: 'customerOpen' },
  },
  fiberService: {
    path: '/fiber-service',
    title: pageTexts.fiberSettings,
    feature: 'ACCOUNTS',
    menu: { group: 'manageAccounts', order: 50, condition: 'customerOpen' },
    shows: { types: ['FIBER'], purpose: 'settings' },
  },
  securitySettings: {
    path: '/securitySettings',
    title: pageTexts.securitySettings,
    feature: null,
    menu: { group: 'manageAccounts', order: 60 },
  },
  payment: {
    path: '/payment',
    title: pageTexts.makeAPayment,
    feature: 'MANAGEPAYMENT',
    // Missing in the specification's menu, which has only the route. Most customers come for it.
    menu: { group: 'paymentsBilling', order: 10, condition: 'mayPay' },
    isAction: true,
  },
  paymentHistory: {
    path: listPaths.paymentHistory,
    title: pageTexts.paymentHistory,
    feature: 'PAYMENTHISTORY',
    menu: { group: 'paymentsBilling', order: 20, condition: 'customerOpen' },
  },
  paymentSuccess: {
    path: '/paymentSuccess',
    title: pageTexts.paymentReceipt,
    feature: 'PAYMENTHISTORY',
    parent: 'paymentHistory',
  },
  billingHistory: {
    path: listPaths.billingHistory,
    title: pageTexts.billingStatements,
    feature: 'BILLINGHISTORY',
    menu: { group: 'paymentsBilling', order: 30, condition: 'customerOpen' },
  },
  paymentMethodReg: {
    path: '/paymentMethodReg',
    title: pageTexts.addPaymentMethod,
    feature: 'MANAGEPAYMENT',
    isAction: true,
  },
  properties: {
    path: '/properties',
    title: commonTexts.properties,
    userTypes: propertyOwners,
    feature: 'PROPERTIES',
    menu: { order: 50 },
    isWide: true,
  },
  createRequest: {
    path: '/createRequest',
    title: pageTexts.newPropertyRequest,
    userTypes: propertyOwners,
    feature: 'PROPERTIES',
    isAction: true,
  },
  communities: {
    path: '/communities',
    title: pageTexts.communities,
    feature: null,
    // Missing in the specification's menu, which has only the route. Customers reach it from the address on their
    // dashboard.
    menu: { order: 60, condition: 'notCustomer' },
    isWide: true,
  },
  messageCenter: {
    path: listPaths.messageCenter,
    title: pageTexts.messageCenter,
    feature: 'MESSAGEBOX',
    menu: { order: 80, count: 'unreadMessages' },
  },
  serviceTicketCreate: {
    path: '/serviceTicketCreate',
    title: pageTexts.newServiceRequest,
    feature: 'SERVICETICKET',
    menu: { group: 'support', order: 10, condition: 'customerOpen' },
    isAction: true,
  },
  meterTicketCreate: {
    path: '/meterTicketCreate',
    title: pageTexts.newGasMeterRequest,
    feature: 'SERVICETICKET',
    isAction: true,
    shows: { types: ['GAS'], purpose: 'request' },
    menuPage: 'serviceTicketCreate',
  },
  gasServiceTicketCreate: {
    path: '/gasServiceTicketCreate',
    title: pageTexts.newGasServiceRequest,
    feature: 'SERVICETICKET',
    isAction: true,
    shows: { types: ['GAS'], purpose: 'request' },
    menuPage: 'serviceTicketCreate',
  },
  fiberServiceTicketCreate: {
    path: '/fiberServiceTicketCreate',
    title: pageTexts.newFiberServiceRequest,
    feature: 'SERVICETICKET',
    isAction: true,
    shows: { types: ['FIBER', 'VOIP', 'TV'], purpose: 'request' },
    menuPage: 'serviceTicketCreate',
  },
  serviceTicket: {
    path: '/serviceTicket',
    title: pageTexts.myServiceRequests,
    feature: 'SERVICETICKET',
    menu: { group: 'support', order: 20, condition: 'customerOpen', count: 'waitingRequests' },
    isWide: true,
  },
  serviceTicketView: {
    path: '/serviceTicketView',
    title: pageTexts.serviceRequest,
    feature: 'SERVICETICKET',
    parent: 'serviceTicket',
    staffParent: 'requestQueue',
  },
  resourceCenter: {
    path: '/resourceCenter',
    title: pageTexts.resourceCenter,
    feature: null,
    menu: { group: 'support', order: 30 },
    isWide: true,
  },
  faq: { path: '/faq', title: pageTexts.faqs, feature: null, menu: { group: 'support', order: 40 } },
  contactUs: { path: '/contactUs', title: pageTexts.contactUs, feature: null, menu: { group: 'support', order: 50 } },
  support: { path: '/support', title: visitorTexts.supportName, feature: null, isFoundByName: true },
  troubleShoot: { path: '/troubleShoot', title: pageTexts.troubleshooting, feature: null, isFoundByName: true },
  gasUsageHistory: {
    path: '/gasUssageHistory',
    title: pageTexts.gasUsageHistory,
    feature: 'ACCOUNTS',
    menu: { order: 100, condition: 'gasSelected' },
    shows: { types: ['GAS'], purpose: 'usage' },
  },
  gasUsageHistoryAlias: {
    path: '/gasUsageHistory',
    title: pageTexts.gasUsageHistory,
    feature: 'ACCOUNTS',
    shows: { types: ['GAS'], purpose: 'usage' },
    menuPage: 'gasUsageHistory',
  },
  internetUsage: {
    path: '/internetUsage',
    title: pageTexts.internetUsage,
    feature: 'ACCOUNTS',
    // Missing in the specification, which knows the usage of gas only.
    menu: { order: 100, condition: 'fiberSelected' },
    shows: { types: ['FIBER'], purpose: 'usage' },
  },
  tvPin: {
    path: '/tvPin',
    title: pageTexts.tvGigastream,
    feature: 'ACCOUNTS',
    menu: { order: 130, condition: 'tvWithFiber' },
    shows: { types: ['TV'], purpose: 'settings' },
  },
  voipCustomer: {
    path: '/voipCustomer',
    title: pageTexts.voip,
    feature: 'ACCOUNTS',
    menu: { order: 140, condition: 'voipWithFiber' },
    shows: { types: ['VOIP'], purpose: 'settings' },
  },
  alianza: { path: '/alianza', title: pageTexts.alianza, feature: null },
} as const satisfies Record<string, PageEntry>
