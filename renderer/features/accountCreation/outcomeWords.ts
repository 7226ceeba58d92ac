/** What a look at an account of the old system came to, in words. */
import type { ParentOutcome } from '#shared/contract/accountCreation'

export const outcomeWords: Record<ParentOutcome, string> = {
  ready: 'Can be created',
  invited: 'Created; the link waits to be followed',
  registered: 'Registered already',
  email_taken: 'This email is already used to sign in',
  email_invalid: 'Not a valid email',
  email_missing: 'No email on file; enter one',
  email_differs: 'Another email is on file',
  not_found: 'No such account',
  several: 'Several accounts fit; use the parent account number',
  repeated: 'Already in the list above',
}

export const outcomeKind = (outcome: ParentOutcome): 'good' | 'plain' | 'warning' => {
  switch (outcome) {
    case 'ready':
      return 'good'
    case 'invited':
    case 'registered':
    case 'repeated':
      return 'plain'
    case 'email_taken':
    case 'email_invalid':
    case 'email_missing':
    case 'email_differs':
    case 'not_found':
    case 'several':
      return 'warning'
  }
}
