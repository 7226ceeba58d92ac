import type { PersonLevel } from './contract/people'

/** What a person may do, in a word and in a sentence. */
export const levelLabels: Record<PersonLevel, string> = {
  holder: 'Account holder',
  full: 'Full',
  billing: 'Billing',
  view: 'View',
  outage: 'Outage alerts only',
}

export const levelHints: Record<PersonLevel, string> = {
  holder: 'Everything, managing users included.',
  full: 'Everything but managing users.',
  billing: 'Sees everything but users, and pays.',
  view: 'Looks at services, bills and requests.',
  outage: 'Does not sign in. Hears of outages.',
}
