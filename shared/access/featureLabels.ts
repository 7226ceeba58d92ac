/** Defines labels for features and rights, whose names come from the specification. */

import * as pageTexts from '../texts/pages'
import type { Right, Verb } from './access'
import { type Feature, features } from './features'
import { verbs } from './rights'

export const featureLabels: Record<Feature, string> = {
  ACCOUNTS: 'Accounts, plans and services',
  MANAGEPAYMENT: 'Payment methods and payments',
  MANAGECONTACT: 'People on an account',
  ACCOUNTPREF: 'Preferences and notifications',
  SERVICETICKET: 'Service requests',
  PAYMENTHISTORY: 'Payment history',
  BILLINGHISTORY: 'Billing statements',
  PROPERTIES: 'Properties',
  MESSAGEBOX: 'Messages',
  PAYMENTREGADMIN: 'Payment registration and account creation',
  CREDITS: 'Credit adjustments',
  ANNOUNCEMENTS: 'Announcements',
  DOCUMENTS: 'Data files',
  DEPOSITS: 'Deposits',
  REFUNDS: 'Refunds',
  DUNNING: 'Dunning disconnects',
  NOTICES: 'Notices by email',
  FIBEROPS: 'Fiber operations',
  QUEUE: 'Message queue',
  QUEUEADMIN: 'Message assignment',
  USERLOGINS: 'MyAccount logins',
  INTERNALUSERS: 'Internal users',
  ACCESSCONTROL: 'Access control',
  ACTAS: 'Working on a customer’s account',
  AUDIT: 'Audit log',
  JOBS: 'Background jobs',
  REPORTS: 'Operations summary and reports',
  EXPORT: 'Exports',
}

export const verbLabels: Record<Verb, string> = { read: 'Read', write: 'Write', approve: 'Approve' }

/** "REFUNDS.approve" becomes "Refunds: Approve". */
export function rightText(right: Right): string {
  const feature = features.find((name) => right.startsWith(`${name}.`))
  const verb = verbs.find((name) => right.endsWith(`.${name}`))
  return feature && verb ? `${featureLabels[feature]}: ${verbLabels[verb]}` : right
}

/** Tells staff which right they need, with its label in Access Control, and who can grant it. */
export const missingRight = (right: Right): string => pageTexts.missingPermission(rightText(right))
