/** Common tasks, and the settings that have no page of their own. The palette finds them by their words. */
import { type PageAddress, paths } from '#shared/paths'
import { type ServiceType, serviceTypes } from '#shared/services/services'
import * as taskTexts from '#shared/texts/tasks'
import type { IconName } from '../../ui/icons/iconNames'

export interface Task {
  label: string
  words: string
  icon: IconName
  address: PageAddress
  /** The task needs an account of this service. */
  service?: ServiceType
  /** It is offered before anything is typed if an account of one of these services is selected. */
  suggestedFor?: readonly ServiceType[]
  /** It is not suggested if autopay is on. */
  isForManualPayers?: true
}

const requestOf = (type: string, subtype: string): PageAddress =>
  `${paths.serviceTicketCreate}?type=${type}&subtype=${subtype}`

export const tasks: readonly Task[] = [
  {
    label: taskTexts.reportOutage,
    words: 'down broken internet slow problem troubleshoot no',
    icon: 'wifi-off',
    address: paths.troubleShoot,
    service: 'FIBER',
    suggestedFor: ['FIBER', 'TV', 'VOIP'],
  },
  {
    label: taskTexts.changeWifi,
    words: 'network ssid pass code guest',
    icon: 'wifi',
    address: paths.fiberService,
    service: 'FIBER',
    suggestedFor: ['FIBER'],
  },
  {
    label: taskTexts.turnOnAutopay,
    words: 'automatic payments enroll stop disable cancel',
    icon: 'credit-card',
    address: paths.managePayment,
    suggestedFor: serviceTypes,
    isForManualPayers: true,
  },
  {
    label: taskTexts.seeGasUsage,
    words: 'therms meter consumption month days estimate bill',
    icon: 'chart-column',
    address: paths.gasUsageHistory,
    service: 'GAS',
    suggestedFor: ['GAS'],
  },
  {
    label: taskTexts.changePlan,
    words: 'upgrade downgrade speed faster gig internet',
    icon: 'gauge',
    address: paths.fiberService,
    service: 'FIBER',
  },
  {
    label: taskTexts.restartGateway,
    words: 'reboot reset modem router',
    icon: 'router',
    address: paths.fiberService,
    service: 'FIBER',
  },
  {
    label: taskTexts.changeTvPin,
    words: 'television parental box forgot reset',
    icon: 'tv',
    address: paths.tvPin,
    service: 'TV',
    suggestedFor: ['TV'],
  },
  {
    label: taskTexts.forwardCalls,
    words: 'phone voip ring',
    icon: 'phone',
    address: paths.voipCustomer,
    service: 'VOIP',
  },
  {
    label: taskTexts.blockNumbers,
    words: 'phone calls spam robocalls voip stop',
    icon: 'phone',
    address: paths.voipCustomer,
    service: 'VOIP',
    suggestedFor: ['VOIP'],
  },
  {
    label: taskTexts.goPaperless,
    words: 'paper mail email electronic ebill',
    icon: 'mail',
    address: paths.communicationPreference,
  },
  {
    label: taskTexts.quietHours,
    words: 'night do not disturb texts calls notifications',
    icon: 'bell',
    address: paths.communicationPreference,
  },
  {
    label: taskTexts.chooseNotifications,
    words: 'alerts emails sms reminders unsubscribe',
    icon: 'bell',
    address: paths.communicationPreference,
  },
  {
    label: taskTexts.twoStep,
    words: '2fa mfa two factor authenticator verification recovery codes',
    icon: 'shield',
    address: paths.securitySettings,
  },
  {
    label: taskTexts.changePassword,
    words: 'portal login sign in reset',
    icon: 'lock',
    address: paths.securitySettings,
  },
  { label: taskTexts.devices, words: 'sessions sign out everywhere', icon: 'shield', address: paths.securitySettings },
  {
    label: taskTexts.darkMode,
    words: 'light night appearance look',
    icon: 'settings',
    address: paths.managePreference,
  },
  { label: taskTexts.textSize, words: 'font bigger larger zoom', icon: 'settings', address: paths.managePreference },
  { label: taskTexts.formats, words: 'format comma', icon: 'settings', address: paths.managePreference },
  {
    label: taskTexts.arrangeDashboard,
    words: 'tiles widgets hide order',
    icon: 'layout-grid',
    address: paths.managePreference,
  },
  {
    label: taskTexts.addCard,
    words: 'payment method bank account new expired replace credit debit',
    icon: 'credit-card',
    address: paths.managePayment,
  },
  {
    label: taskTexts.findReceipt,
    words: 'proof paid confirmation print',
    icon: 'clipboard-list',
    address: paths.paymentHistory,
  },
  {
    label: taskTexts.downloadBill,
    words: 'statement pdf invoice old copy',
    icon: 'clipboard-list',
    address: paths.billingHistory,
  },
  {
    label: taskTexts.moreTime,
    words: 'arrangement extension installments pay later help assistance',
    icon: 'life-buoy',
    address: requestOf('billing', 'assistance'),
  },
  {
    label: taskTexts.askRefund,
    words: 'money back credit',
    icon: 'credit-card',
    address: requestOf('billing', 'refund'),
  },
  {
    label: taskTexts.move,
    words: 'moving relocate transfer new address house',
    icon: 'truck',
    address: requestOf('moving', 'move'),
  },
  {
    label: taskTexts.stopService,
    words: 'cancel end close terminate disconnect account',
    icon: 'x',
    address: requestOf('moving', 'end'),
  },
  {
    label: taskTexts.addService,
    words: 'start new order tv phone gas fiber',
    icon: 'plus',
    address: requestOf('moving', 'start'),
  },
  {
    label: taskTexts.changeContact,
    words: 'update number address cell',
    icon: 'circle-user-round',
    address: paths.editAccount,
  },
  {
    label: taskTexts.addUser,
    words: 'invite person family roommate spouse access share',
    icon: 'user-plus',
    address: paths.manageContacts,
  },
]
