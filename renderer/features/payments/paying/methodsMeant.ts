/** Which saved methods are offered for what was said, and what is said about them. */
import { lastFour, methodName } from '#shared/brands'
import { methodMeant, type SavedMethod } from '#shared/commands/methodMeant'
import type { PaymentProfile } from '#shared/contract/payments'
import { isExpired } from '../methods/byFee'
import * as commandTexts from '#shared/texts/commands'

export interface MethodsMeant {
  /** Null where it has to be chosen. */
  token: string | null
  /** Those that could be meant. */
  shown: readonly PaymentProfile[]
  /** Shown when they are asked for. */
  others: readonly PaymentProfile[]
  remark: string | null
}

const toSaved = (method: PaymentProfile): SavedMethod & { method: PaymentProfile } => ({
  method,
  token: method.token,
  type: method.type,
  category: method['payment-category'],
  lastFour: lastFour(method['profile-account-number']),
  nickname: method['profile-description'],
})

export function methodsMeant(said: string, saved: readonly PaymentProfile[], today: string): MethodsMeant {
  const usable = saved.filter((one) => !isExpired(one, today))
  const meant = methodMeant(said, usable.map(toSaved))
  switch (meant.kind) {
    case 'one':
      return { token: meant.method.token, shown: usable, others: [], remark: null }
    case 'several': {
      const shown = meant.methods.map(({ method }) => method)
      const others = usable.filter((one) => !shown.includes(one))
      return { token: null, shown, others, remark: commandTexts.severalMethods(said) }
    }
    case 'none': {
      const gone = methodMeant(said, saved.filter((one) => isExpired(one, today)).map(toSaved))
      const found = gone.kind === 'one' ? [gone.method] : gone.kind === 'several' ? gone.methods : []
      const names = found.map(({ method }) => methodName(method.type, method['profile-account-number']))
      const remark = names.length > 0 ? commandTexts.expiredMethods(names) : commandTexts.noSuchMethod(said)
      return { token: null, shown: usable, others: [], remark }
    }
  }
}
