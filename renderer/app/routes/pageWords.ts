/** What people type who look for a page by another word than its name. Beside the table of routes, for every page at once. */
import { shellPlaces } from '#shared/desktop/places'
import { paths, type Path } from '../../paths'

export const pageWords: Partial<Record<Path, string>> = {
  [paths.dashboard]: 'home start overview balance',
  [paths.subAccounts]: 'accounts address addresses service link add access',
  [paths.managePayment]: 'card cards bank wallet autopay automatic ach e-check',
  [paths.manageContacts]: 'people users family invite invitation access authorized contacts roommate',
  [paths.communicationPreference]: 'alerts email sms text messages notifications paperless mail mailing',
  [paths.fiberService]: 'internet wifi wi-fi router gateway modem plan speed upgrade add-on network password',
  [paths.securitySettings]: 'password two-step 2fa authenticator devices sessions sign-in login',
  [paths.payment]: 'pay bill balance amount due',
  [paths.paymentHistory]: 'paid payments receipt receipts transactions refund',
  [paths.billingHistory]: 'bill bills invoice invoices statement pdf charges',
  [paths.properties]: 'lots homes premises build builder',
  [paths.communities]: 'neighborhood hoa association announcements development',
  [paths.messageCenter]: 'messages inbox write ask comment',
  [paths.serviceTicketCreate]:
    'move moving cancel stop start gas meter ticket help problem repair technician request report',
  [paths.serviceTicket]: 'tickets cases requests status appointment visit',
  [paths.resourceCenter]: 'documents files forms rates terms guides download',
  [paths.faq]: 'questions answers help',
  [paths.contactUs]: 'phone telephone call callback call-back chat support',
  [paths.gasUsageHistory]: 'gas usage consumption meter reading ccf therms',
  [paths.tvPin]: 'television channels parental pin purchase box gigastream',
  [paths.voipCustomer]: 'voice phone telephone line voicemail forwarding 911 emergency calls',
  [paths.home]: 'figures numbers tiles dashboard overview today trend report',
  [paths.operationLists]: 'payments failed returned requests late registrations errors autopay all customers',
  [paths.messageQueue]: 'inbox messages waiting answer reply unanswered',
  [paths.myAccLogin]: 'users logins password reset create add sign-in',
  [paths.disconnection]: 'dunning gas shut-off overdue notices past due hold',
  [paths.depositAccounts]: 'deposits refunds security interest',
  [paths.issueCredit]: 'credits adjustment goodwill run ceiling approve',
  [paths.fiberNetwork]: 'olt pon fiber outage',
  [paths.fiberSubscriber]: 'fiber session',
  [paths.fiberOnts]: 'fiber ont serial optical',
  [paths.adminSettings]: 'roles rights permissions members',
  [paths.auditLog]: 'log records history who',
  [paths.editAccount]: 'name email phone telephone address profile contact change',
  [paths.managePreference]: 'theme dark text size tiles dashboard appearance look default',
  [paths.support]: 'help trouble self-service',
  [shellPlaces.settings]:
    'desktop app shell zoom spelling notifications quiet hours tray keychain updates version diagnostics',
  [paths.troubleShoot]: 'slow outage broken wifi wi-fi internet down restart fix',
}

/** Pages that no menu leads to and that stand on their own. */
export const beyondMenu: readonly Path[] = [
  paths.editAccount,
  paths.managePreference,
  paths.support,
  paths.troubleShoot,
  shellPlaces.settings,
]

/** Whether all that was typed is in the name of a page, or begins one of its words. */
export const isMeant = (label: string, path: Path, typed: string): boolean =>
  isCalled(label, pageWords[path] ?? '', typed)

/** The same of anything that has a name and other words for it. */
export function isCalled(label: string, otherWords: string, typed: string): boolean {
  const name = label.toLowerCase()
  const words = otherWords.split(' ')
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return terms.every((term) => name.includes(term) || words.some((word) => word.startsWith(term)))
}
