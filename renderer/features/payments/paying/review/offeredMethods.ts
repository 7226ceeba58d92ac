/** Finds the saved methods to offer for the words of a command, with a note about the match. */

import { matchMethod, type SavedMethod } from '#shared/commands/matchMethod'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { lastFour } from '#shared/format/lastFour'
import { methodName } from '#shared/payments/brands'
import * as commandTexts from '#shared/texts/speech/commands'
import { isExpired } from '../../methods/methodFees'

export interface OfferedMethods {
  /** Null when the person has to select one. */
  token: string | null
  /** The methods shown first. */
  shown: readonly PaymentProfile[]
  /** The methods shown on request. */
  others: readonly PaymentProfile[]
  note: string | null
}

const toSavedMethod = (method: PaymentProfile): SavedMethod & { method: PaymentProfile } => ({
  method,
  token: method.token,
  type: method.type,
  category: method['payment-category'],
  lastFour: lastFour(method['profile-account-number']),
  nickname: method['profile-description'],
})

export function findOfferedMethods(
  spokenMethod: string,
  savedMethods: readonly PaymentProfile[],
  today: string,
): OfferedMethods {
  const usable = savedMethods.filter((method) => !isExpired(method, today))
  const match = matchMethod(spokenMethod, usable.map(toSavedMethod))
  switch (match.kind) {
    case 'one':
      return { token: match.method.token, shown: usable, others: [], note: null }
    case 'several': {
      const shown = match.methods.map(({ method }) => method)
      const others = usable.filter((method) => !shown.includes(method))
      return { token: null, shown, others, note: commandTexts.severalMethods(spokenMethod) }
    }
    case 'none': {
      const expiredMatch = matchMethod(
        spokenMethod,
        savedMethods.filter((method) => isExpired(method, today)).map(toSavedMethod),
      )
      const expiredMethods =
        expiredMatch.kind === 'one'
          ? [expiredMatch.method]
          : expiredMatch.kind === 'several'
            ? expiredMatch.methods
            : []
      const names = expiredMethods.map(({ method }) => methodName(method.type, method['profile-account-number']))
      const note = names.length > 0 ? commandTexts.expiredMethods(names) : commandTexts.noSuchMethod(spokenMethod)
      return { token: null, shown: usable, others: [], note }
    }
  }
}
