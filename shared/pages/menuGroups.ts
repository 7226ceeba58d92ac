/** Defines the groups of the left menu (specifications, sections 6 and 2). */

import * as pageTexts from '../texts/pages'
import * as visitorTexts from '../texts/visitorPages'

const groups = [
  { id: 'dashboards', label: pageTexts.dashboards, order: 20 },
  { id: 'manageAccounts', label: pageTexts.manageAccounts, order: 30 },
  { id: 'paymentsBilling', label: pageTexts.paymentsBilling, order: 40 },
  { id: 'support', label: visitorTexts.supportName, order: 90 },
  { id: 'customerCare', label: pageTexts.customerCare, order: 110 },
  { id: 'fiberOperations', label: pageTexts.fiberOperations, group: 'customerCare', order: 10 },
  { id: 'admin', label: pageTexts.admin, order: 120 },
] as const

export type MenuGroupId = (typeof groups)[number]['id']

interface MenuGroupPlace {
  id: MenuGroupId
  label: string
  /** Without a group, this one is on the top level. */
  group?: MenuGroupId
  /** The position on its level, among pages and other groups, in steps of ten. */
  order: number
}

export const menuGroups: readonly MenuGroupPlace[] = groups
