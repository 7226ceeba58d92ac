import type { PageId } from '#shared/pages'
import type { MenuGroupId } from '#shared/pages/menuGroups'
import type { IconName } from '../../ui/icons/iconNames'
import type { MenuEntry } from '../routes/menu'

const groupIcons: Readonly<Partial<Record<MenuGroupId, IconName>>> = {
  dashboards: 'layout-grid',
  manageAccounts: 'circle-user-round',
  paymentsBilling: 'credit-card',
  support: 'life-buoy',
  customerCare: 'headset',
  admin: 'settings',
}

const pageIcons: Readonly<Partial<Record<PageId, IconName>>> = {
  dashboard: 'house',
  properties: 'building-2',
  communities: 'map',
  manageDocuments: 'folder',
  messageCenter: 'mail',
  gasUsageHistory: 'flame',
  internetUsage: 'chart-column',
  tvPin: 'tv',
  voipCustomer: 'phone',
  paymentRegistrationAdmin: 'clipboard-list',
  accountCreation: 'user-plus',
}

/** Returns the icon of an entry on the menu's top level. */
export const menuIconOf = (entry: MenuEntry): IconName | undefined =>
  'entries' in entry ? groupIcons[entry.id] : pageIcons[entry.page.id]
