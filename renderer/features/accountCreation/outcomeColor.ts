import type { ParentOutcome } from '#shared/contract/customers/accountCreation'
import type { TagColor } from '../../ui/Tag'

export const outcomeColor = (outcome: ParentOutcome): TagColor => {
  switch (outcome) {
    case 'ready':
      return 'success'
    case 'invited':
    case 'registered':
    case 'repeated':
      return 'default'
    case 'email_taken':
    case 'email_invalid':
    case 'email_missing':
    case 'email_differs':
    case 'not_found':
    case 'several':
      return 'warning'
  }
}
