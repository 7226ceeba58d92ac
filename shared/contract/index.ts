/** The whole contract: every call of the API by noun. A call that is not listed here does not exist. */
import type { AnyEndpoint } from '../endpoint'
import { listActiveAnnouncements } from './announcements'
import { exportAuditRecords, listAuditRecords } from './audit'
import {
  createCancelRequest,
  createServiceRequest,
  deleteAttachment,
  getAttachment,
  getCase,
  listCancelCases,
  listOpenCases,
  listServiceSubtypes,
  listServiceTypes,
  rateCase,
  reopenCase,
  rescheduleCase,
  uploadAttachment,
} from './cases'
import { listCommunities } from './communities'
import {
  addCommunicationContact,
  confirmContactCode,
  getCommunicationAddress,
  getCommunicationContacts,
  getCommunicationPreferences,
  sendContactCode,
  sendEmail,
  updateCommunicationAddress,
  updateCommunicationContact,
  updateCommunicationPreferences,
} from './communication'
import {
  findAddressUsers,
  getAccountDetails,
  getCustomerOverview,
  getUserDetails,
  listRecentCustomers,
  searchCustomers,
} from './customers'
import { credits } from './credits'
import { listDevices, restartDevice, testSpeed, updateGuestWifi, updateWifi } from './devices'
import { listDocumentFolders, listDocuments, openDocument } from './documents'
import { cancelCallback, getCallback, giveFaqFeedback, listFaqFeedback, requestCallback } from './help'
import {
  createAccount,
  createLegacyAccount,
  createLegacyPaymentLink,
  getAccountByEmail,
  getActiveServices,
  getRegistrationCount,
  listLegacyPaymentProfiles,
  sendRegistrationCode,
  submitPaymentResponse,
  validateRegistrationCode,
} from './legacy'
import { countUnread, createCaseComment, createMessage, listComments, listMessages, markRead } from './messages'
import {
  createPaymentLink,
  deletePaymentProfile,
  getAutopay,
  listPaymentProfiles,
  listPayments,
  payOnce,
  updateAutopay,
  viewBalance,
} from './payments'
import {
  acceptInvitation,
  cancelInvitation,
  getInvitation,
  invitePerson,
  listPeople,
  removePerson,
  resendInvitation,
  updatePersonLevel,
} from './people'
import {
  addAddon,
  cancelPlanChange,
  changePlan,
  listCommunityPlans,
  listServicePlans,
  listUserAddons,
  listUserPlans,
  removeAddon,
} from './plans'
import { createUserAccount, listBillingAccounts, searchUsers, sendPasswordCode } from './portalUsers'
import { getServicePoints, searchAddresses, searchPremises } from './premises'
import { getPreferences, updatePreferences } from './preferences'
import { addProperty, countProperties, listProperties, updateProperties } from './properties'
import { createLotRequests } from './propertyRequests'
import {
  addProfilePhone,
  cancelProfileCode,
  confirmProfileCode,
  getProfile,
  removeProfilePhone,
  sendProfileCode,
  updateProfile,
} from './profile'
import {
  changePassword,
  confirmTwoStep,
  endOtherSessions,
  endSession,
  endTwoStep,
  getTwoStep,
  listSessions,
  listSignIns,
  renewRecoveryCodes,
  startTwoStep,
} from './security'
import {
  addAccount,
  confirmAddedAccount,
  listServiceAccounts,
  removeAddedAccount,
  requestAccountAccess,
  updateNickname,
} from './serviceAccounts'
import {
  resetForgottenPassword,
  sendEmailCode,
  sendForgotPasswordCode,
  sendPhoneCode,
  validateCode,
} from './oneTimeCodes'
import {
  copyRole,
  deleteRole,
  getRolePermissions,
  listRoles,
  postRolePermissions,
  renameRole,
  updateRolePermissions,
} from './roles'
import { getAppData, logout, validateUser } from './session'
import { getStatement, getStatementPdf, listStatements } from './statements'
import { getTv, listChannels, updatePin } from './tv'
import { listDataUsage, listUsage } from './usage'
import { remoteHelp } from './remoteHelp'
import { voice } from './voice'

export const contract = {
  session: {
    validateUser,
    logout,
    getAppData,
    sendForgotPasswordCode,
    sendEmailCode,
    sendPhoneCode,
    validateCode,
    resetForgottenPassword,
  },
  security: {
    changePassword,
    getTwoStep,
    startTwoStep,
    confirmTwoStep,
    renewRecoveryCodes,
    endTwoStep,
    listSessions,
    endSession,
    endOtherSessions,
    listSignIns,
  },
  audit: { listAuditRecords, exportAuditRecords },
  roles: {
    listRoles,
    getRolePermissions,
    updateRolePermissions,
    postRolePermissions,
    copyRole,
    renameRole,
    deleteRole,
  },
  customers: {
    getUserDetails,
    getAccountDetails,
    searchCustomers,
    listRecentCustomers,
    findAddressUsers,
    getCustomerOverview,
  },
  communication: {
    getCommunicationContacts,
    addCommunicationContact,
    updateCommunicationContact,
    sendContactCode,
    confirmContactCode,
    getCommunicationPreferences,
    updateCommunicationPreferences,
    getCommunicationAddress,
    updateCommunicationAddress,
    sendEmail,
  },
  people: {
    listPeople,
    invitePerson,
    resendInvitation,
    cancelInvitation,
    updatePersonLevel,
    removePerson,
    getInvitation,
    acceptInvitation,
  },
  profile: {
    getProfile,
    updateProfile,
    addProfilePhone,
    removeProfilePhone,
    sendProfileCode,
    confirmProfileCode,
    cancelProfileCode,
  },
  serviceAccounts: {
    addAccount,
    confirmAddedAccount,
    listServiceAccounts,
    removeAddedAccount,
    requestAccountAccess,
    updateNickname,
  },
  preferences: { getPreferences, updatePreferences },
  plans: {
    listUserPlans,
    listUserAddons,
    listServicePlans,
    listCommunityPlans,
    changePlan,
    addAddon,
    removeAddon,
    cancelPlanChange,
  },
  devices: { listDevices, updateWifi, updateGuestWifi, restartDevice, testSpeed },
  tv: { getTv, updatePin, listChannels },
  voice,
  remoteHelp,
  payments: {
    viewBalance,
    listPayments,
    payOnce,
    listPaymentProfiles,
    deletePaymentProfile,
    createPaymentLink,
    getAutopay,
    updateAutopay,
  },
  credits,
  statements: { listStatements, getStatement, getStatementPdf },
  usage: { listUsage, listDataUsage },
  cases: {
    listServiceTypes,
    listServiceSubtypes,
    listOpenCases,
    getCase,
    createServiceRequest,
    createCancelRequest,
    listCancelCases,
    reopenCase,
    rateCase,
    rescheduleCase,
    uploadAttachment,
    getAttachment,
    deleteAttachment,
  },
  messages: { listMessages, createMessage, createCaseComment, listComments, markRead, countUnread },
  announcements: { listActiveAnnouncements },
  documents: { listDocumentFolders, listDocuments, openDocument },
  help: { listFaqFeedback, giveFaqFeedback, getCallback, requestCallback, cancelCallback },
  portalUsers: { searchUsers, listBillingAccounts, createUserAccount, sendPasswordCode },
  legacy: {
    sendRegistrationCode,
    validateRegistrationCode,
    getActiveServices,
    createLegacyPaymentLink,
    listLegacyPaymentProfiles,
    submitPaymentResponse,
    createLegacyAccount,
    createAccount,
    getAccountByEmail,
    getRegistrationCount,
  },
  properties: { listProperties, countProperties, updateProperties, addProperty },
  propertyRequests: { createLotRequests },
  premises: { searchPremises, searchAddresses, getServicePoints },
  communities: { listCommunities },
} satisfies Record<string, Record<string, AnyEndpoint>>
