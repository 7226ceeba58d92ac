/** Every address of the portal, odd spellings of the specification included. Screens link through these. */
import type { shellPlaces } from '#shared/desktop/places'

export const paths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  invitation: '/invitation',
  postback: '/payment/postback',
  paymentMethod: '/paymentMethod',
  dashboard: '/',
  home: '/home',
  editAccount: '/editAccount',
  serviceTicketCreate: '/serviceTicketCreate',
  meterTicketCreate: '/meterTicketCreate',
  gasServiceTicketCreate: '/gasServiceTicketCreate',
  fiberServiceTicketCreate: '/fiberServiceTicketCreate',
  serviceTicketView: '/serviceTicketView',
  serviceTicket: '/serviceTicket',
  manageContacts: '/manageContacts',
  manageAnnouncements: '/manageAnnouncements',
  depositAccounts: '/depositAccounts',
  issueCredit: '/issueCredit',
  disconnection: '/disconnection',
  manageMyaccountUsers: '/manage-myaccount-users',
  fiberNetwork: '/fiberOperations/network',
  fiberOnts: '/fiberOperations/onts',
  fiberSubscriber: '/fiberOperations/subscriber',
  messageCenter: '/messageCenter',
  messageQueue: '/messageQueue',
  myAccLogin: '/myAcclogin',
  billingHistory: '/BillingHistory',
  paymentHistory: '/paymentHistory',
  subAccounts: '/SubAccounts',
  managePayment: '/managePayment',
  manageDocuments: '/manageDocuments',
  faq: '/faq',
  resourceCenter: '/resourceCenter',
  contactUs: '/contactUs',
  fiberService: '/fiber-service',
  troubleShoot: '/troubleShoot',
  support: '/support',
  paymentMethodReg: '/paymentMethodReg',
  payment: '/payment',
  paymentSuccess: '/paymentSuccess',
  properties: '/properties',
  createRequest: '/createRequest',
  gasUsageHistory: '/gasUssageHistory',
  gasUsageHistoryAlias: '/gasUsageHistory',
  voipCustomer: '/voipCustomer',
  tvPin: '/tvPin',
  securitySettings: '/securitySettings',
  alianza: '/alianza',
  communicationPreference: '/communicationPreference',
  paymentRegistrationAdmin: '/pradmin',
  accountCreation: '/pracc',
  communities: '/communities',
  managePreference: '/managePreference',
  adminSettings: '/admin/settings',
  /** Ours, beside the specification's. */
  auditLog: '/admin/audit',
  operationLists: '/home/lists',
} as const

/** Of the desktop shell alone; apart from the others, which every page of the website carries. */
export type ShellPath = (typeof shellPlaces)['settings']

export type Path = (typeof paths)[keyof typeof paths] | ShellPath

const publicPaths: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.postback,
  paths.paymentMethod,
  paths.invitation,
])

/** The sign-in page, which afterwards goes on to where the person was. */
export const signInPath = (from: string): string =>
  from === paths.dashboard ? paths.login : `${paths.login}?redirect=${encodeURIComponent(from)}`

/** Where a visitor who is not signed in is sent (specification, section 2); null where they may stay. */
export function visitorPath({ pathname, search }: { pathname: string; search: string }): string | null {
  if (publicPaths.has(pathname)) return null
  if (new URLSearchParams(search).get('redirect') === 'payment') return paths.paymentMethod
  return signInPath(pathname + search)
}

/** Where sign-in leads: the wanted address when it is one of the portal's own, else the dashboard. */
export function afterSignIn(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('redirect')
  if (!wanted?.startsWith('/')) return paths.dashboard
  // A browser reads "//host" and "/\host" as another site.
  if (!URL.canParse(wanted, origin)) return paths.dashboard
  const url = new URL(wanted, origin)
  if (url.origin !== origin || publicPaths.has(url.pathname)) return paths.dashboard
  return url.pathname + url.search + url.hash
}
