/**
 * Defines the words by which users find a page in the command palette, by voice and in the chat, and its icon there.
 * They are separate from pages.ts because the portal loads them when a search starts.
 */
import type { PageId } from './pages'

type PageIcon =
  | 'bell'
  | 'circle-question-mark'
  | 'circle-user-round'
  | 'clipboard-list'
  | 'credit-card'
  | 'folder'
  | 'life-buoy'
  | 'mail'
  | 'map-pin'
  | 'megaphone'
  | 'network'
  | 'phone'
  | 'plus'
  | 'shield'
  | 'users'
  | 'wifi'
  | 'wrench'

export interface PageKeywords {
  /** The icon in the palette, for a page without one in the menu, which has icons for its top level only. */
  icon?: PageIcon
  /** Users may call the page by these complete names, in addition to its title. */
  names?: readonly string[]
  /** Users may search for the page with these other words. */
  words: string
  /** The words of what staff see at the same address, if it is another page. */
  forStaff?: { words: string }
  /** Customers can name the page although only staff can open it. The portal tells them so. */
  isKnownToCustomers?: true
  /** The label of the chat's links to the page, if it isn't the title. */
  chatLabel?: string
}

/** If two pages share a word, the first one matches. Null means that no one opens the page by name. */
export const pageKeywords: Readonly<Record<PageId, PageKeywords | null>> = {
  dashboard: {
    names: ['Dashboard'],
    words: 'home start overview dashboard balance',
    forStaff: { words: 'start overview dashboard customer' },
  },
  payment: { icon: 'credit-card', words: 'pay bill balance amount due', chatLabel: 'Make a payment' },
  billingHistory: {
    icon: 'clipboard-list',
    names: ['Billing History', 'Statements'],
    words: 'bill bills billing invoice invoices statement statements pdf charges',
    chatLabel: 'See the bill',
  },
  paymentHistory: { icon: 'clipboard-list', words: 'payments paid receipt receipts transactions refund' },
  managePayment: {
    icon: 'credit-card',
    names: ['Add Payment Method'],
    words: 'wallet card cards bank autopay automatic ach e-check',
    chatLabel: 'Payment methods and autopay',
  },
  subAccounts: { icon: 'map-pin', words: 'accounts address addresses service link add access' },
  manageContacts: {
    icon: 'users',
    words: 'people users family invite invitation access authorized contacts roommate',
  },
  communicationPreference: {
    icon: 'bell',
    names: ['Communication Preferences'],
    words: 'notifications alerts email sms text paperless mail mailing',
  },
  fiberService: {
    icon: 'wifi',
    words: 'fiber internet wifi wi-fi router gateway modem plan speed upgrade add-on network password',
  },
  securitySettings: {
    icon: 'shield',
    words: 'security password two-step 2fa authenticator devices sessions sign-in login',
  },
  requestQueue: {
    icon: 'wrench',
    words: 'service requests tickets cases work assign schedule appointment visit technician',
  },
  outages: { icon: 'network', words: 'outages down interruption service restored reports storm' },
  crews: { icon: 'wrench', words: 'technicians areas hours capacity visits appointments schedule' },
  daySheet: { icon: 'wrench', words: 'visits crew technicians print today appointments route' },
  messageQueue: { icon: 'mail', words: 'queue inbox messages waiting answer reply unanswered' },
  queueBoard: { icon: 'clipboard-list', words: 'board leads agents answered promises median figures performance' },
  teams: { icon: 'users', words: 'teams members round robin availability routing assignment' },
  messageCenter: { words: 'messages inbox write ask comment' },
  properties: { words: 'lots homes premises build builder portfolio stages' },
  createRequest: { words: '' },
  communities: { words: 'neighborhood hoa association announcements development available availability' },
  manageDocuments: { words: 'data files folders upload', isKnownToCustomers: true },
  serviceTicket: {
    icon: 'wrench',
    names: ['Service Requests'],
    words: 'requests tickets cases status appointment visit',
    chatLabel: 'Service requests',
  },
  serviceTicketCreate: {
    icon: 'plus',
    words: 'move moving cancel close stop start ticket help problem repair technician request report',
  },
  resourceCenter: { icon: 'folder', words: 'documents files forms rates terms guides download' },
  faq: { icon: 'circle-question-mark', words: 'faq questions answers help' },
  contactUs: {
    icon: 'phone',
    words: 'contact phone telephone call callback call-back chat support',
    chatLabel: 'Contact us',
  },
  gasUsageHistory: {
    names: ['Gas Usage', 'Usage History'],
    words: 'usage gas consumption meter reading ccf therms',
  },
  internetUsage: {
    names: ['Data Usage'],
    words: 'usage internet data gigabytes gb download upload fiber traffic',
  },
  tvPin: { names: ['GigaStream'], words: 'tv television channels parental pin purchase box gigastream' },
  voipCustomer: { words: 'voip voice home phone telephone landline line voicemail forwarding 911 emergency calls' },
  home: { words: 'home summary figures numbers tiles dashboard overview today trend report' },
  operationLists: { words: 'payments failed returned requests late registrations errors autopay all customers' },
  myAccLogin: { words: 'logins users password reset create add sign-in' },
  disconnection: { words: 'disconnects dunning gas shut-off overdue notices past due hold' },
  depositAccounts: { words: 'deposits refunds security interest' },
  issueCredit: { words: 'credits adjustment goodwill run ceiling approve' },
  fiberNetwork: { icon: 'network', words: 'olt pon fiber outage' },
  fiberSubscriber: { words: 'fiber session' },
  fiberOnts: { words: 'ont fiber serial optical' },
  adminSettings: { words: 'roles rights permissions members' },
  manageMyaccountUsers: { words: 'internal colleagues staff users' },
  manageAnnouncements: { icon: 'megaphone', words: 'announcements banner notices' },
  auditLog: { icon: 'clipboard-list', words: 'audit log records history who' },
  apiKeys: { words: 'api keys access token programs billing system' },
  webhooks: { words: 'web hooks events deliveries billing system receiver' },
  dataExchange: { words: 'imports deliveries files billing system rejected rows csv templates' },
  jobs: { words: 'jobs background failed emails retry dead letters' },
  paymentRegistrationAdmin: { words: 'registrations legacy migration' },
  accountCreation: { words: 'create accounts' },
  editAccount: { icon: 'circle-user-round', words: 'profile name email phone telephone address contact change' },
  managePreference: { words: 'preferences theme dark text size tiles dashboard appearance look default' },
  support: { icon: 'life-buoy', words: 'help trouble self-service' },
  troubleShoot: {
    icon: 'wrench',
    words: 'troubleshoot no slow outage offline broken wifi wi-fi internet down restart fix',
  },
  shellSettings: {
    words: 'desktop app shell zoom spelling notifications quiet hours tray keychain updates version diagnostics',
  },
  invitation: null,
  paymentMethod: null,
  paymentSuccess: null,
  paymentMethodReg: null,
  meterTicketCreate: null,
  gasServiceTicketCreate: null,
  fiberServiceTicketCreate: null,
  serviceTicketView: null,
  gasUsageHistoryAlias: null,
  alianza: null,
}
