/** The headline of the dashboard's balance tile, which the frame shows until the dashboard itself is drawn. */
import { isStaff, propertyOwners, type UserType } from '#shared/access/access'
import type { Preferences } from '#shared/customers/preferences'
import { openPaths } from '#shared/openPaths'
import { type BalanceDue, owedSentence } from '../domain/payments/owedSentence'
import { formatAmount, formatDayAs } from '../ui/format/formatFigures'

interface HeadlineSource {
  path: string
  userType: UserType
  preferences: Pick<Preferences, 'tile_order' | 'hidden_tiles' | 'number_format' | 'day_format'>
  /** Null without an account, and for users who may not see balances. */
  balance: BalanceDue | null
}

/** Returns the headline, or null unless the balance is the first thing on the requested page. */
export function headlineOf({ path, userType, preferences, balance }: HeadlineSource): string | null {
  if (!balance || path !== openPaths.dashboard || !isBalanceFirst(userType, preferences)) return null
  return owedSentence(balance, 'own', {
    amount: (cents) => formatAmount(cents, preferences.number_format),
    day: (day) => formatDayAs(day, preferences.day_format),
  })
}

/** The balance is the first tile unless the user has moved or hidden it. Owners of properties see those first. */
const isBalanceFirst = (
  userType: UserType,
  { tile_order, hidden_tiles }: Pick<Preferences, 'tile_order' | 'hidden_tiles'>,
): boolean =>
  !isStaff(userType) &&
  !propertyOwners.includes(userType) &&
  !hidden_tiles.includes('balance') &&
  tile_order.indexOf('balance') <= 0
