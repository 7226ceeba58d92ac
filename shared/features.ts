/** What the portal is made of, as rights are given for it. Apart from access.ts, which the sign-in page carries. */

/** Feature names of the specification, section 6. Roles hold rights per feature. */
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

/** What staff alone work with. The specification shows these to all staff; what a role may do there is decided per feature. */
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
  'REPORTS',
  'EXPORT',
] as const

export type StaffFeature = (typeof staffFeatures)[number]

export const features = [...customerFeatures, ...staffFeatures] as const
export type Feature = (typeof features)[number]
