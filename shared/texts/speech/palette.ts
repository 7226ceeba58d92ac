/** Texts about the entries of the command palette. */

/** The groups of the palette. */
export const groupTitles = {
  commands: 'Commands',
  cases: 'Requests and messages',
  customers: 'Customers',
  recent: 'Recent pages',
  suggested: 'Suggested',
  pages: 'Pages',
  tasks: 'Tasks and settings',
  actions: 'Actions',
} as const
