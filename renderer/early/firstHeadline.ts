/** The headline of the dashboard's balance tile, which the frame shows until the dashboard itself is drawn. */
import { isStaff, propertyOwners, type UserType } from '#shared/access/access'
import type { Preferences } from '#shared/customers/preferences'
import { openPaths } from '#shared/pages/openPaths'
import { type BalanceDue, type OwedParts, owedParts } from '../domain/payments/owedParts'
import { formatAmount, formatDayAs } from '../ui/format/formatFigures'

interface HeadlineSource {
  path: string
  userType: UserType
  preferences: Pick<Preferences, 'number_format' | 'day_format'>
  /** Null without an account, and for users who may not see balances. */
  balance: BalanceDue | null
}

/** The provider's day would need a formatter, which takes 0.1 seconds on a slow phone. The two differ for some hours at most, and the app shows the right one. */
function deviceDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Returns the headline, or null unless the balance is the first thing on the requested page. */
export function headlineOf({ path, userType, preferences, balance }: HeadlineSource): OwedParts | null {
  // Owners of properties see those first.
  const isBalanceFirst = !isStaff(userType) && !propertyOwners.includes(userType)
  if (!balance || path !== openPaths.dashboard || !isBalanceFirst) return null
  return owedParts(balance, 'own', {
    amount: (cents) => formatAmount(cents, preferences.number_format),
    day: (day) => formatDayAs(day, preferences.day_format),
    today: deviceDay(),
  })
}
