/** Defines the features for which rights are granted. It is separate from access.ts, which the sign-in page loads. */

/** The specification names these features in section 6. Roles have rights for each feature. */
export const customerFeatures = [
  'ACCOUNTS',
  'MANAGEPAYMENT',
  'MANAGECONTACT',
  'ACCOUNTPREF',
  'SERVICETICKET',
  'PAYMENTHISTORY',
  'BILLINGHISTORY',
  'PROPERTIES',
  'MESSAGEBOX',
  'PAYMENTREGADMIN',
] as const

/** Only staff use these features. The specification shows them to all staff, but each right depends on the role. */
export const staffFeatures = [
  'CREDITS',
  'ANNOUNCEMENTS',
  'DOCUMENTS',
  'DEPOSITS',
  'REFUNDS',
  'DUNNING',
  'NOTICES',
  'FIBEROPS',
  'QUEUE',
  'QUEUEADMIN',
  'USERLOGINS',
  'INTERNALUSERS',
  'ACCESSCONTROL',
  'ACTAS',
  'AUDIT',
  'JOBS',
  'APIKEYS',
  'EVENTS',
  'IMPORTS',
  'REPORTS',
  'EXPORT',
] as const

export type StaffFeature = (typeof staffFeatures)[number]

export const features = [...customerFeatures, ...staffFeatures] as const
export type Feature = (typeof features)[number]
