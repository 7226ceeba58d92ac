/** What the daily check of autopay cards found. */
import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { billingAccounts } from '../customers/accounts'

/** Methods of autopay that expire soon or have expired, as the daily check found them at the payment provider. */
export const expiringAutopayCards = pgTable('expiring_autopay_cards', {
  billingAccountNumber: text('billing_account_number')
    .primaryKey()
    .references(() => billingAccounts.number),
  token: text('token').notNull(),
  /** Such as "Visa ending in 1111". */
  method: text('method').notNull(),
  expiresOn: date('expires_on', { mode: 'string' }).notNull(),
})

/** When the payment provider was last asked about the method of autopay, so that no check is missed. */
export const autopayCardChecks = pgTable('autopay_card_checks', {
  billingAccountNumber: text('billing_account_number')
    .primaryKey()
    .references(() => billingAccounts.number),
  token: text('token').notNull(),
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
})
