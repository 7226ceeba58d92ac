/** Names the groups of calls in the document, one for each noun of the contract. */
import type { contract } from '#shared/contract/index'

export interface Tag {
  name: string
  description: string
}

export const tags: Record<keyof typeof contract, Tag> = {
  session: {
    name: 'Session',
    description: 'Signing in and out, one-time codes, and the reset of a forgotten password.',
  },
  security: { name: 'Security', description: 'Password, two-step sign-in, signed-in devices and sign-in history.' },
  assets: { name: 'Data files', description: 'The files of the document library, as staff publish and delete them.' },
  audit: { name: 'Audit log', description: 'Who did or viewed what, for which customer, when and from where.' },
  apiKeys: { name: 'API keys', description: 'Keys with which other systems call the API.' },
  roles: { name: 'Roles', description: 'Roles and their rights.' },
  internalUsers: { name: 'Internal users', description: 'The users of the provider’s own staff.' },
  customers: {
    name: 'Customers',
    description: 'Customers, as they see their own data and as staff find and open them.',
  },
  timeline: {
    name: 'Timeline',
    description: 'What happened to a customer: payments, bills, requests, messages and notes.',
  },
  chat: { name: 'Chat', description: 'Answers to questions, from the portal’s own data.' },
  commands: { name: 'Commands', description: 'Parsing of a typed or spoken sentence to a command.' },
  communication: { name: 'Communication', description: 'Who is notified about what and how, and the mailing address.' },
  accessChanges: { name: 'Access changes', description: 'Changes of rights that wait for a second administrator.' },
  accessRequests: { name: 'Access requests', description: 'Requests for access to the account of another customer.' },
  people: { name: 'People', description: 'The people of a customer, and what each of them can do.' },
  profile: { name: 'Profile', description: 'The user’s own name and contact details.' },
  serviceAccounts: { name: 'Service accounts', description: 'The service accounts of a user by address.' },
  preferences: { name: 'Preferences', description: 'Appearance, default service and dashboard tiles of the user.' },
  plans: { name: 'Plans', description: 'Plans and add-ons, what a community offers, and changes between them.' },
  devices: { name: 'Devices', description: 'The devices of a fiber account, their Wi-Fi and their actions.' },
  tv: { name: 'TV', description: 'The PINs, boxes and channels of a TV account.' },
  voip: { name: 'Voice', description: 'Phone lines: call settings, emergency address, voicemails and calls.' },
  remoteHelp: { name: 'Help codes', description: 'Codes with which customer care identifies a customer on the phone.' },
  relay: { name: 'Speech', description: 'Texts that are read aloud.' },
  payments: { name: 'Payments', description: 'Balances, payments, saved payment methods and autopay.' },
  scheduledPayments: { name: 'Scheduled payments', description: 'Payments with a saved method on a later day.' },
  credits: { name: 'Credits', description: 'Credit adjustments and credit runs.' },
  deposits: { name: 'Deposits', description: 'Deposits and their transactions.' },
  refunds: { name: 'Refunds', description: 'Requested and approved refunds, and what customers see of them.' },
  dunning: {
    name: 'Gas disconnects',
    description: 'Accounts that are due or disconnected, gas notices and holds.',
  },
  statements: { name: 'Statements', description: 'Monthly bills: their lines, their payments and the PDF.' },
  usage: { name: 'Usage', description: 'Monthly gas usage and fiber data usage.' },
  appointments: { name: 'Appointments', description: 'The visits of technicians for service requests.' },
  cannedAnswers: { name: 'Canned answers', description: 'Reusable replies that all staff in the queue share.' },
  cases: { name: 'Service requests', description: 'Service requests: types, questions, history and files.' },
  messages: { name: 'Messages', description: 'Messages to the provider, and comments on any case.' },
  queue: { name: 'Queue', description: 'The messages of all customers, and the work of staff on them.' },
  queueDetails: { name: 'Queue details', description: 'Internal notes and the state of the account beside a message.' },
  heldReplies: {
    name: 'Held replies',
    description: 'Replies of staff that can be undone before they are sent.',
  },
  requestQueue: {
    name: 'Request queue',
    description: 'The service requests of all customers, and the work of staff on them.',
  },
  crews: { name: 'Crews', description: 'The crews that visit customers: their work, areas, hours and visits.' },
  messageLabels: { name: 'Labels', description: 'Labels of messages, which all staff in the queue share.' },
  teams: { name: 'Teams', description: 'The teams that share the message queue, and who gets new messages in turn.' },
  queueBoard: {
    name: 'Queue board',
    description: 'Open messages, first answers and kept promises of agents and teams.',
  },
  summary: { name: 'Operations summary', description: 'Figures of all customers, one call for each tile.' },
  listViews: { name: 'List views', description: 'Saved filters, sorting and columns of the lists of staff.' },
  operationLists: { name: 'Operation lists', description: 'The lists behind the tiles of the operations summary.' },
  jobs: { name: 'Background jobs', description: 'Work that the portal does after a response, for administrators.' },
  outboundEvents: { name: 'Events', description: 'What people did in the portal, for other systems.' },
  imports: {
    name: 'Imports',
    description: 'Data of the billing system: batches of rows, and what became of each delivery.',
  },
  webhooks: { name: 'Webhooks', description: 'Where the portal sends events, and what became of each.' },
  announcements: { name: 'Announcements', description: 'Texts that the provider publishes to customers.' },
  outages: {
    name: 'Outages',
    description: 'Outages of services: who is affected, what customers were told, and their reports.',
  },
  documents: { name: 'Documents', description: 'The folders and documents of the Resource Center.' },
  help: { name: 'Help', description: 'Feedback on answers, and callbacks.' },
  portalUsers: { name: 'Portal users', description: 'Customers’ users, as staff find and create them.' },
  registrations: {
    name: 'Registrations',
    description:
      'Registration of customers of the old system with a one-time code, and registrations as staff see them.',
  },
  accountCreation: {
    name: 'Account creation',
    description: 'Creation of users for customers of the old system by staff.',
  },
  properties: { name: 'Properties', description: 'The premises of a builder, association or developer.' },
  propertyRequests: { name: 'Property requests', description: 'Requests for many lots at once.' },
  premises: {
    name: 'Premises',
    description: 'Search for addresses and their services. It never reveals who lives there.',
  },
  communities: { name: 'Communities', description: 'Communities with their services, plans and contacts.' },
  updates: { name: 'Updates', description: 'Actions by others that concern the signed-in user.' },
}
