/** Labels for the outcomes of checking an account of the old system. */

import type { ParentOutcome } from '#shared/contract/customers/accountCreation'
import * as accountCreationTexts from '#shared/texts/customers/accountCreation'
import type { TagColor } from '../../ui/Tag'

export const outcomeLabels: Record<ParentOutcome, string> = {
  ready: accountCreationTexts.canBeCreated,
  invited: accountCreationTexts.linkNotUsed,
  registered: accountCreationTexts.alreadyRegistered,
  email_taken: accountCreationTexts.thisEmailIsAlreadyUsed,
  email_invalid: accountCreationTexts.notAValidEmail,
  email_missing: accountCreationTexts.noEmailOnFileEnterOne,
  email_differs: accountCreationTexts.anotherEmailIsOnFile,
  not_found: accountCreationTexts.accountNotFound,
  several: accountCreationTexts.severalMatches,
  repeated: accountCreationTexts.alreadyInTheListAbove,
}

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
