/** The whole contract: every call of the API by noun. A call that is not listed here does not exist. */
import type { AnyEndpoint } from '../endpoint'
import { listActiveAnnouncements } from './announcements'
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
import { getAccountDetails, getUserDetails } from './customers'
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
import { listUserPlans } from './plans'
import {
  getAppData,
  logout,
  resetForgottenPassword,
  sendEmailCode,
  sendForgotPasswordCode,
  sendPhoneCode,
  validateCode,
  validateUser,
} from './session'
import { getStatement, getStatementPdf, listStatements } from './statements'
import { listUsage } from './usage'

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
  customers: { getUserDetails, getAccountDetails },
  plans: { listUserPlans },
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
  statements: { listStatements, getStatement, getStatementPdf },
  usage: { listUsage },
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
} satisfies Record<string, Record<string, AnyEndpoint>>
