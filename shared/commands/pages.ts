/** Defines the pages that users can open by name, with their labels in the menu and other words. */
import { paths } from '../paths'
import type { PortalSide } from './registry'

export interface PageEntry {
  /** The menu shows this label. */
  label: string
  path: string
  /** Users may call the page by these complete names. */
  names?: readonly string[]
  /** Users may search for the page with these other words. */
  words: string
  side: PortalSide | 'both'
}

/** If two pages share a word, the first one matches. */
export const pages: readonly PageEntry[] = [
  {
    path: paths.dashboard,
    label: 'Main Dashboard',
    names: ['Dashboard'],
    words: 'home start overview dashboard balance',
    side: 'customer',
  },
  { path: paths.dashboard, label: 'Customer Data View', words: 'start overview dashboard customer', side: 'staff' },
  { path: paths.payment, label: 'Make a Payment', words: 'pay bill balance amount due', side: 'both' },
  {
    path: paths.billingHistory,
    label: 'Billing Statements',
    names: ['Billing History', 'Statements'],
    words: 'bill bills billing invoice invoices statement statements pdf charges',
    side: 'both',
  },
  {
    path: paths.paymentHistory,
    label: 'Payment History',
    words: 'payments paid receipt receipts transactions refund',
    side: 'both',
  },
  {
    path: paths.managePayment,
    label: 'Payment Methods',
    names: ['Add Payment Method'],
    words: 'wallet card cards bank autopay automatic ach e-check',
    side: 'both',
  },
  {
    path: paths.subAccounts,
    label: 'Service Accounts',
    words: 'accounts address addresses service link add access',
    side: 'both',
  },
  {
    path: paths.manageContacts,
    label: 'Manage Users',
    words: 'people users family invite invitation access authorized contacts roommate',
    side: 'both',
  },
  {
    path: paths.communicationPreference,
    label: 'Notification Preferences',
    names: ['Communication Preferences'],
    words: 'notifications alerts email sms text paperless mail mailing',
    side: 'both',
  },
  {
    path: paths.fiberService,
    label: 'Fiber Settings',
    words: 'fiber internet wifi wi-fi router gateway modem plan speed upgrade add-on network password',
    side: 'both',
  },
  {
    path: paths.securitySettings,
    label: 'Security Settings',
    words: 'security password two-step 2fa authenticator devices sessions sign-in login',
    side: 'both',
  },
  {
    path: paths.messageQueue,
    label: 'Message Queue',
    words: 'queue inbox messages waiting answer reply unanswered',
    side: 'staff',
  },
  { path: paths.messageCenter, label: 'Message Center', words: 'messages inbox write ask comment', side: 'both' },
  { path: paths.properties, label: 'Properties', words: 'lots homes premises build builder', side: 'both' },
  { path: paths.createRequest, label: 'New Property Request', words: '', side: 'both' },
  {
    path: paths.communities,
    label: 'Communities',
    words: 'neighborhood hoa association announcements development',
    side: 'both',
  },
  { path: paths.manageDocuments, label: 'Manage Data Files', words: 'data files folders upload', side: 'both' },
  {
    path: paths.serviceTicket,
    label: 'My Service Requests',
    names: ['Service Requests'],
    words: 'requests tickets cases status appointment visit',
    side: 'both',
  },
  {
    path: paths.serviceTicketCreate,
    label: 'New Service Request',
    words: 'move moving cancel close stop start ticket help problem repair technician request report',
    side: 'both',
  },
  {
    path: paths.resourceCenter,
    label: 'Resource Center',
    words: 'documents files forms rates terms guides download',
    side: 'both',
  },
  { path: paths.faq, label: 'FAQs', words: 'faq questions answers help', side: 'both' },
  {
    path: paths.contactUs,
    label: 'Contact Us',
    words: 'contact phone telephone call callback call-back chat support',
    side: 'both',
  },
  {
    path: paths.gasUsageHistory,
    label: 'Gas Usage History',
    names: ['Gas Usage', 'Usage History'],
    words: 'usage gas consumption meter reading ccf therms',
    side: 'both',
  },
  {
    path: paths.tvPin,
    label: 'TV & GigaStream',
    names: ['GigaStream'],
    words: 'tv television channels parental pin purchase box gigastream',
    side: 'both',
  },
  {
    path: paths.voipCustomer,
    label: 'VOIP',
    words: 'voip voice phone telephone line voicemail forwarding 911 emergency calls',
    side: 'both',
  },
  {
    path: paths.home,
    label: 'Operations Summary',
    words: 'home summary figures numbers tiles dashboard overview today trend report',
    side: 'staff',
  },
  {
    path: paths.operationLists,
    label: 'Operations Lists',
    words: 'payments failed returned requests late registrations errors autopay all customers',
    side: 'staff',
  },
  {
    path: paths.myAccLogin,
    label: 'Manage MyAccount Logins',
    words: 'logins users password reset create add sign-in',
    side: 'staff',
  },
  {
    path: paths.disconnection,
    label: 'Dunning Disconnects',
    words: 'disconnects dunning gas shut-off overdue notices past due hold',
    side: 'staff',
  },
  {
    path: paths.depositAccounts,
    label: 'Account Deposits',
    words: 'deposits refunds security interest',
    side: 'staff',
  },
  {
    path: paths.issueCredit,
    label: 'Credit Adjustments',
    words: 'credits adjustment goodwill run ceiling approve',
    side: 'staff',
  },
  { path: paths.fiberNetwork, label: 'Network', words: 'olt pon fiber outage', side: 'staff' },
  { path: paths.fiberSubscriber, label: 'Subscriber', words: 'fiber session', side: 'staff' },
  { path: paths.fiberOnts, label: 'ONTs', words: 'ont fiber serial optical', side: 'staff' },
  { path: paths.adminSettings, label: 'Access Control', words: 'roles rights permissions members', side: 'staff' },
  {
    path: paths.manageMyaccountUsers,
    label: 'Manage Internal Users',
    words: 'internal colleagues staff users',
    side: 'staff',
  },
  {
    path: paths.manageAnnouncements,
    label: 'Manage Announcements',
    words: 'announcements banner notices',
    side: 'staff',
  },
  { path: paths.auditLog, label: 'Audit Log', words: 'audit log records history who', side: 'staff' },
  {
    path: paths.paymentRegistrationAdmin,
    label: 'Payment Registration Admin',
    words: 'registrations legacy migration',
    side: 'staff',
  },
  { path: paths.accountCreation, label: 'Account Creation', words: 'create accounts', side: 'staff' },
  {
    path: paths.editAccount,
    label: 'Edit Account',
    words: 'profile name email phone telephone address contact change',
    side: 'both',
  },
  {
    path: paths.managePreference,
    label: 'Account Preferences',
    words: 'preferences theme dark text size tiles dashboard appearance look default',
    side: 'both',
  },
  { path: paths.support, label: 'Support', words: 'help trouble self-service', side: 'both' },
  {
    path: paths.troubleShoot,
    label: 'Troubleshooting',
    words: 'troubleshoot slow outage broken wifi wi-fi internet down restart fix',
    side: 'both',
  },
]
