/** Texts about the entries of the command palette. */
import type { CommandName } from '../../commands/registry'

/** The names of commands. */
export const commandLabels: Record<CommandName, string> = {
  'Make Payment': 'Make Payment',
  'Show Balance': 'Show Balance',
  'Open Last Bill': 'Open Last Bill',
  'Download Statement': 'Download Statement',
  'Create Message': 'Create Message',
  'New Service Request': 'New Service Request',
  'Switch Address': 'Switch Address',
  'Find Customer': 'Find Customer',
  'Open Queue': 'Open Queue',
  'New Credit Run': 'New Credit Run',
  'Close Customer': 'Close Customer',
  'Change Look': 'Change Look',
  Emergency: 'Emergency',
  Ask: 'Ask',
  'What Can I Say': 'What Can I Say',
  'Stop Listening': 'Stop Listening',
  'Sign Out': 'Sign Out',
  'Go To': 'Go To',
}

/** The groups of the palette. */
export const groupTitles = {
  commands: 'Commands',
  cases: 'Cases',
  customers: 'Customers',
  recent: 'Recent pages',
  suggested: 'Suggested',
  pages: 'Pages',
  tasks: 'Tasks and settings',
  actions: 'Actions',
} as const
