/** The icons of pages and commands in the palette. */
import type { CommandName } from '#shared/commands/registry'
import { pageKeywords } from '#shared/pageKeywords'
import type { Page } from '#shared/pages'
import type { IconName } from '../../ui/icons/iconNames'
import { menuIconOf } from '../layout/menuIcons'

export const paletteIconOf = (page: Page): IconName =>
  pageKeywords[page.id]?.icon ?? menuIconOf({ label: page.title, page, order: 0 }) ?? 'settings'

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
