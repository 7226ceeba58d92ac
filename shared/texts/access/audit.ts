/** Texts about the audit log. */

export const filterTheAuditLog = 'Filter the audit log'
export const eventType = 'Event type'
export const userEmail = 'User email'
export const customerNumber = 'Customer number'
export const from = 'From'
export const to = 'To'
export const toBeforeFrom = 'The To date is before the From date.'
export const theAuditLog = 'the audit log'
export const noEventsMatchTheFilters = 'No events match the filters.'
export const noEventsHaveBeenRecordedYet = 'No events have been recorded yet.'
export const changeOrClearTheFilters = 'Change or clear the filters.'
export const noEventsHint = 'Sign-ins and changes appear here as people use the portal.'
export const eventsNewestFirst = 'Events, newest first'
export const auditLogSaved = 'Audit log saved.'
export const noCustomerEvents = 'No events have been recorded for this customer yet.'
export const eventsOnThisAccountNewestFirst = 'Events on this account, newest first'
export const auditLogLink = 'Filter and export in the audit log'
export const user = 'User'
export const notSignedIn = 'Not signed in'
export const byThePortal = (job: string) => `The portal (${job})`
export const byThePortalFor = (job: string, user: string) => `The portal (${job}) for ${user}`
export const event = 'Event'
export const details = 'Details'
export const ipAddress = 'IP address'
export const changesAndSignIns = 'Changes and sign-ins'
export const allEvents = 'All events'
export const accountViews = 'Account views'
export const signingInAndOut = 'Signing in and out'
export const twoStepSignIn = 'Two-step sign-in'
export const userProfiles = 'User profiles'
export const userEmailAddresses = 'User email addresses'
export const userPhoneNumbers = 'User phone numbers'
export const userSettings = 'User settings'
export const paymentMethods = 'Payment methods'
export const disconnectHolds = 'Disconnect holds'
export const disconnectNotices = 'Disconnect notices'
export const messageLabels = 'Message labels'
export const crews = 'Crews'
export const cannedAnswers = 'Canned answers'
export const peopleOnAnAccount = 'People on an account'
export const accountContacts = 'Account contacts'
export const accountNotifications = 'Account notifications'
export const mailingAddresses = 'Mailing addresses'
export const verificationEmails = 'Verification emails'
export const accessRequests = 'Access requests'
export const accountsAdded = 'Accounts added'
export const accountNames = 'Account names'
export const propertiesAdded = 'Properties added'
export const remoteHelp = 'Remote help'
export const dataFiles = 'Data files'
export const accessChangeApprovals = 'Access change approvals'
export const staffLogins = 'Staff logins'
export const customerLogins = 'Customer logins'
export const summaryListsSaved = 'Summary lists saved'
export const auditLog = 'Audit log'
export const backgroundJobs = 'Background jobs'

/** The headings of the exported audit log. */
export const exportHead = [
  'Time',
  'Name',
  'Email',
  'Event',
  'Customer',
  'Details',
  'From',
  'Time (UTC)',
  'Action',
  'As recorded',
]

export const exportName = 'audit-log.csv'
