import type { PersonLevel } from '../contract/customers/people'

/** Describes the access levels of a person. */
export const levelLabels: Record<PersonLevel, string> = {
  holder: 'Account holder',
  full: 'Full',
  billing: 'Billing',
  view: 'View',
  outage: 'Outage alerts only',
}

export const levelHints: Record<PersonLevel, string> = {
  holder: 'Can do everything, including managing users.',
  full: 'Can do everything except manage users.',
  billing: 'Can see everything except users, and can pay bills.',
  view: 'Can see services, bills and requests.',
  outage: 'Doesn’t sign in. Gets outage alerts.',
}
