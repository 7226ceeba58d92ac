/** The icons of pages and commands in the palette. The menu has icons for its top level only. */
import type { CommandName } from '#shared/commands/registry'
import type { Page, PageId } from '#shared/pages'
import type { IconName } from '../../ui/icons/iconNames'
import { menuIconOf } from '../layout/menuIcons'

const pageIcons: Readonly<Partial<Record<PageId, IconName>>> = {
  subAccounts: 'map-pin',
  managePayment: 'credit-card',
  manageContacts: 'users',
  communicationPreference: 'bell',
  fiberService: 'wifi',
  securitySettings: 'shield',
  payment: 'credit-card',
  paymentHistory: 'clipboard-list',
  billingHistory: 'clipboard-list',
  serviceTicketCreate: 'plus',
  serviceTicket: 'wrench',
  resourceCenter: 'folder',
  faq: 'circle-question-mark',
  contactUs: 'phone',
  support: 'life-buoy',
  troubleShoot: 'wrench',
  editAccount: 'circle-user-round',
  messageQueue: 'mail',
  requestQueue: 'wrench',
  crews: 'wrench',
  daySheet: 'wrench',
  fiberNetwork: 'network',
  manageAnnouncements: 'megaphone',
  auditLog: 'clipboard-list',
}

export const paletteIconOf = (page: Page): IconName =>
  pageIcons[page.id] ?? menuIconOf({ label: page.title, page, order: 0 }) ?? 'settings'

export const commandIcons: Readonly<Record<CommandName, IconName>> = {
  'Make Payment': 'credit-card',
  'Show Balance': 'credit-card',
  'Open Last Bill': 'clipboard-list',
  'Download Statement': 'clipboard-list',
  'Create Message': 'mail',
  'New Service Request': 'wrench',
  'Switch Address': 'map-pin',
  'Find Customer': 'search',
  'Open Queue': 'mail',
  'New Credit Run': 'plus',
  'Close Customer': 'x',
  'Change Look': 'settings',
  Emergency: 'siren',
  Ask: 'message-square-text',
  'What Can I Say': 'mic',
  'Stop Listening': 'mic',
  'Sign Out': 'lock',
  'Go To': 'search',
}
