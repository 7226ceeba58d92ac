/** Who may do what: the user types, the features that rights are given for, and the access a call asks for. */

export const userTypes = ['CUSTOMER', 'BUILDER', 'CENTRIC', 'DEVELOPER'] as const
/** CENTRIC is the provider's own staff; everybody else is a customer of some kind. */
export type UserType = (typeof userTypes)[number]

export const isStaff = (userType: UserType): boolean => userType === 'CENTRIC'

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

/** To approve is to let happen what a colleague began, above what they may do alone. */
export type Verb = 'read' | 'write' | 'approve'

export type Right = `${Feature}.${Verb}`

/** `public`: nobody needs to be signed in. `signedIn`: any signed-in person. `staff`: user type CENTRIC. */
export type Access = 'public' | 'signedIn' | 'staff' | Right
