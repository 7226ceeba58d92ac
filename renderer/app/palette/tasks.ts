/** Common tasks, and the settings without a separate page. The palette finds them by their words. */
import { type PageUrl, paths } from '#shared/paths'
import { type ServiceType, serviceTypes } from '#shared/services/services'
import * as taskTexts from '#shared/texts/tasks'
import type { IconName } from '../../ui/icons/iconNames'

export interface Task {
  label: string
  words: string
  icon: IconName
  url: PageUrl
  /** The task needs an account of this service. */
  service?: ServiceType
  /** It is offered before anything is typed if an account of one of these services is selected. */
  suggestedFor?: readonly ServiceType[]
  /** It is not suggested if autopay is on. */
  isForManualPayers?: true
}

const requestOf = (type: string, subtype: string): PageUrl =>
  `${paths.serviceTicketCreate}?type=${type}&subtype=${subtype}`

export const tasks: readonly Task[] = [
  {
    label: taskTexts.reportOutage,
    words: 'down broken internet wifi slow problem troubleshoot no',
    icon: 'wifi-off',
    url: paths.troubleShoot,
    service: 'FIBER',
    suggestedFor: ['FIBER', 'TV', 'VOIP'],
  },
  {
    label: taskTexts.changeWifi,
    words: 'network ssid pass code guest',
    icon: 'wifi',
    url: paths.fiberService,
    service: 'FIBER',
    suggestedFor: ['FIBER'],
  },
  {
    label: taskTexts.turnOnAutopay,
    words: 'automatic payments enroll stop disable cancel',
    icon: 'credit-card',
    url: paths.managePayment,
    suggestedFor: serviceTypes,
    isForManualPayers: true,
  },
  {
    label: taskTexts.seeGasUsage,
    words: 'therms meter consumption month days estimate bill',
    icon: 'chart-column',
    url: paths.gasUsageHistory,
    service: 'GAS',
    suggestedFor: ['GAS'],
  },
  {
    label: taskTexts.submitReading,
    words: 'meter read send enter report own number',
    icon: 'gauge',
    url: requestOf('meter_reading', 'own_reading'),
    service: 'GAS',
    suggestedFor: ['GAS'],
  },
  {
    label: taskTexts.changePlan,
    words: 'upgrade downgrade speed faster gig internet',
    icon: 'gauge',
    url: paths.fiberService,
    service: 'FIBER',
  },
  {
    label: taskTexts.restartGateway,
    words: 'reboot reset modem router',
    icon: 'router',
    url: paths.fiberService,
    service: 'FIBER',
  },
  {
    label: taskTexts.changeTvPin,
    words: 'television parental box forgot reset',
    icon: 'tv',
    url: paths.tvPin,
    service: 'TV',
    suggestedFor: ['TV'],
  },
  {
    label: taskTexts.forwardCalls,
    words: 'phone voip ring',
    icon: 'phone',
    url: paths.voipCustomer,
    service: 'VOIP',
  },
  {
    label: taskTexts.blockNumbers,
    words: 'phone calls spam robocalls voip stop',
    icon: 'phone',
    url: paths.voipCustomer,
    service: 'VOIP',
    suggestedFor: ['VOIP'],
  },
  {
    label: taskTexts.goPaperless,
    words: 'paper mail email electronic ebill',
    icon: 'mail',
    url: paths.communicationPreference,
  },
  {
    label: taskTexts.quietHours,
    words: 'night do not disturb texts calls notifications',
    icon: 'bell',
    url: paths.communicationPreference,
  },
  {
    label: taskTexts.chooseNotifications,
    words: 'alerts emails sms reminders unsubscribe',
    icon: 'bell',
    url: paths.communicationPreference,
  },
  {
    label: taskTexts.twoStep,
    words: '2fa mfa two factor authenticator verification recovery codes',
    icon: 'shield',
    url: paths.securitySettings,
  },
  {
    label: taskTexts.changePassword,
    words: 'portal login sign in reset',
    icon: 'lock',
    url: paths.securitySettings,
  },
  { label: taskTexts.devices, words: 'sessions sign out everywhere', icon: 'shield', url: paths.securitySettings },
  {
    label: taskTexts.darkMode,
    words: 'light night appearance look',
    icon: 'settings',
    url: paths.managePreference,
  },
  { label: taskTexts.textSize, words: 'font bigger larger zoom', icon: 'settings', url: paths.managePreference },
  { label: taskTexts.formats, words: 'format comma', icon: 'settings', url: paths.managePreference },
  {
    label: taskTexts.arrangeDashboard,
    words: 'tiles widgets hide order',
    icon: 'layout-grid',
    url: paths.managePreference,
  },
  {
    label: taskTexts.addCard,
    words: 'payment method bank account new expired replace credit debit',
    icon: 'credit-card',
    url: paths.managePayment,
  },
  {
    label: taskTexts.findReceipt,
    words: 'proof paid confirmation print',
    icon: 'clipboard-list',
    url: paths.paymentHistory,
  },
  {
    label: taskTexts.downloadBill,
    words: 'statement pdf invoice old copy',
    icon: 'clipboard-list',
    url: paths.billingHistory,
  },
  {
    label: taskTexts.moreTime,
    words: 'arrangement extension installments pay later help assistance',
    icon: 'life-buoy',
    url: requestOf('billing', 'assistance'),
  },
  {
    label: taskTexts.askRefund,
    words: 'money back credit',
    icon: 'credit-card',
    url: requestOf('billing', 'refund'),
  },
  {
    label: taskTexts.move,
    words: 'moving relocate transfer new address house',
    icon: 'truck',
    url: requestOf('moving', 'move'),
  },
  {
    label: taskTexts.stopService,
    words: 'cancel end close terminate disconnect account',
    icon: 'x',
    url: requestOf('moving', 'end'),
  },
  {
    label: taskTexts.addService,
    words: 'start new order tv phone gas fiber',
    icon: 'plus',
    url: requestOf('moving', 'start'),
  },
  {
    label: taskTexts.changeContact,
    words: 'update number address cell',
    icon: 'circle-user-round',
    url: paths.editAccount,
  },
  {
    label: taskTexts.addUser,
    words: 'invite person family roommate spouse access share',
    icon: 'user-plus',
    url: paths.manageContacts,
  },
  {
    label: taskTexts.requestTechnician,
    words: 'repair somebody someone come out fix appointment schedule',
    icon: 'wrench',
    url: paths.serviceTicketCreate,
  },
  {
    label: taskTexts.changeAppointment,
    words: 'reschedule move technician visit another day time',
    icon: 'wrench',
    url: paths.serviceTicket,
  },
  {
    label: taskTexts.compareBills,
    words: 'why is my bill too high higher more increase went up expensive charges',
    icon: 'clipboard-list',
    url: paths.billingHistory,
  },
  {
    label: taskTexts.askAboutBill,
    words: 'dispute wrong charge mistake question due date change',
    icon: 'clipboard-list',
    url: requestOf('billing', 'bill_question'),
  },
  {
    label: taskTexts.returnEquipment,
    words: 'send back modem router gateway box',
    icon: 'truck',
    url: requestOf('equipment', 'return'),
  },
  {
    label: taskTexts.changeName,
    words: 'married last surname',
    icon: 'circle-user-round',
    url: requestOf('account', 'name_change'),
  },
  {
    label: taskTexts.helpCode,
    words: 'pin verify phone agent support',
    icon: 'life-buoy',
    url: paths.support,
  },
  {
    label: taskTexts.requestForLots,
    words: 'bulk several properties homes meter set drop line temporary hand over owner transfer date',
    icon: 'wrench',
    url: paths.createRequest,
  },
  {
    label: taskTexts.importProperties,
    words: 'spreadsheet csv excel upload lots export',
    icon: 'map-pin',
    url: paths.properties,
  },
]
