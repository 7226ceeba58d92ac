/** Texts about the audit log. */

export const filterLabel = 'Filter the audit log'
export const eventType = 'Event type'
export const userEmail = 'User email'
export const customerNumber = 'Customer number'
export const from = 'From'
export const to = 'To'
export const toBeforeFrom = 'The To date is before the From date.'
export const auditLogNotLoaded = 'We couldn’t load the audit log.'
export const noMatchTitle = 'No events match the filters.'
export const noEventsTitle = 'No events have been recorded yet.'
export const noMatchHint = 'Change or clear the filters.'
export const noEventsHint = 'Sign-ins and changes appear here as people use the portal.'
export const eventsNewestFirst = 'Events, newest first'
export const auditLogSaved = 'Audit log saved.'
export const noCustomerEvents = 'No events have been recorded for this customer yet.'
export const accountEventsCaption = 'Events on this account, newest first'
export const auditLogLink = 'Filter and export in the audit log'
export const user = 'User'
export const notSignedIn = 'Not signed in'
export const portalItself = (job: string) => `The portal (${job})`
export const portalForUser = (job: string, user: string) => `The portal (${job}) for ${user}`
export const event = 'Event'
export const ipAddress = 'IP address'
export const logSubject = 'Changes and sign-ins'
export const allEvents = 'All events'

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

/** The subjects of events. The key is the part of an action before the dot. */
export const subjectLabels = {
  customer: 'Account views',
  session: 'Signing in and out',
  password: 'Passwords',
  twoStep: 'Two-step sign-in',
  profile: 'User profiles',
  email: 'User email addresses',
  phone: 'User phone numbers',
  preferences: 'User settings',
  payment: 'Payments',
  scheduledPayment: 'Scheduled payments',
  paymentMethod: 'Payment methods',
  autopay: 'Autopay',
  credit: 'Credits',
  deposit: 'Deposits',
  refund: 'Refunds',
  dunning: 'Disconnect holds',
  moratorium: 'Moratoria',
  outage: 'Outages',
  notice: 'Disconnect notices',
  case: 'Service requests',
  message: 'Messages',
  messageLabel: 'Message labels',
  team: 'Teams',
  queueBoard: 'Queue boards saved',
  listView: 'Shared views',
  apiKey: 'API keys',
  webhook: 'Webhooks',
  import: 'Imports',
  crew: 'Crews',
  cannedAnswer: 'Saved replies',
  person: 'People on an account',
  contact: 'Account contacts',
  communicationPreferences: 'Account notifications',
  mailingAddress: 'Mailing addresses',
  mail: 'Emails to contacts',
  access: 'Access requests',
  account: 'Accounts added',
  nickname: 'Account names',
  plan: 'Plans',
  addon: 'Add-ons',
  device: 'Equipment',
  tv: 'TV',
  voice: 'Voice',
  voicemail: 'Voicemails',
  properties: 'Properties',
  property: 'Properties added',
  help: 'Remote help',
  callback: 'Callbacks',
  announcement: 'Announcements',
  document: 'Data files',
  role: 'Roles',
  accessChange: 'Access change approvals',
  staff: 'Staff logins',
  user: 'Customer logins',
  registration: 'Registrations',
  summary: 'Summary lists saved',
  job: 'Background jobs',
  audit: 'Audit log',
} as const satisfies Record<string, string>

/** Each detail of an audit record has this label. */
export const detailLabels = {
  account: 'account',
  accounts: 'accounts',
  action: 'about',
  again: 'already notified',
  amount: 'amount',
  announcement: 'announcement',
  announcements: 'announcements',
  answer: 'saved reply',
  apiKey: 'API key',
  assignment: 'assignment',
  asker: 'requested by',
  audience: 'for',
  autopay: 'for autopay',
  before: 'before',
  by: 'by',
  bytes: 'size',
  case: 'request or message',
  categories: 'types of work',
  category: 'category',
  change: 'change',
  channel: 'channel',
  communities: 'communities',
  community: 'community',
  confirmationNumber: 'confirmation number',
  contact: 'person',
  copyOf: 'copy of',
  count: 'count',
  crew: 'crew',
  crm_customer_number: 'customer',
  days: 'days',
  device: 'device',
  document: 'document',
  effectiveOn: 'from',
  email: 'email',
  ended: 'sessions ended',
  events: 'events',
  fee: 'fee',
  file: 'file',
  folder: 'folder',
  from: 'instead of',
  from_date: 'start date',
  granted: 'granted',
  group: 'billing group',
  includeRegistered: 'including registered',
  hour: 'hour',
  hours: 'hours',
  isActive: 'takes visits',
  isDryRun: 'dry run',
  isEnabled: 'active',
  isAvailable: 'available',
  isReceiving: 'receives new messages',
  isHeard: 'heard',
  isInternal: 'staff only',
  kinds: 'types of customers',
  label: 'label',
  level: 'level',
  members: 'members',
  line: 'line',
  list: 'list',
  view: 'view',
  views: 'including views',
  visits: 'visits per time slot',
  name: 'name',
  needsApproval: 'needs approval',
  note: 'note',
  number: 'number',
  outage: 'outage',
  parent: 'parent account',
  payOn: 'payment date',
  position: 'order',
  premise: 'premise',
  premises: 'premises',
  priority: 'priority',
  proration: 'for the rest of the month',
  reason: 'reason',
  refund: 'refund',
  role: 'role',
  rows: 'rows',
  run: 'run',
  scheduledPayment: 'scheduled payment',
  serviceAccount: 'service account',
  source: 'from',
  status: 'status',
  subject: 'kind of data',
  team: 'team',
  title: 'title',
  to: 'to',
  to_date: 'end date',
  type: 'type',
  until: 'until',
  url: 'address',
  user: 'user',
  userAgent: 'browser',
  userId: 'user',
  voicemail: 'voicemail',
  refund_method: 'method',
  weekdays: 'days of the week',
  what: 'viewed',
  which: 'which',
  withdrawn: 'removed',
} as const satisfies Record<string, string>

/** How a code or a link was sent. */
export const channelNames = { email: 'email', sms: 'text message' } as const
/** Who verified an address or a number. */
export const verifiers = { invitation: 'invitation link', care: 'customer care' } as const
/** Which rows of a run were retried. */
export const retriedRows = { failed: 'failed', unknown: 'unknown status' } as const
