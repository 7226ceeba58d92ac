/** What users set for themselves: the portal's look, and names of addresses. */
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { dayFormats, numberFormats, textSizes, themes } from '#shared/customers/appearance'
import { premises, serviceAccounts } from './accounts'
import { users } from './people'

/** A user's preferences. Without a row the defaults apply. */
export const userPreferences = pgTable('user_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  theme: text('theme', { enum: themes }).notNull(),
  textSize: text('text_size', { enum: textSizes }).notNull(),
  dayFormat: text('day_format', { enum: dayFormats }).notNull().default('month_first'),
  numberFormat: text('number_format', { enum: numberFormats }).notNull().default('comma_point'),
  reducedMotion: boolean('reduced_motion').notNull(),
  spokenConfirmations: boolean('spoken_confirmations').notNull(),
  /** The service that is selected after signing in. */
  defaultServiceAccountId: text('default_service_account_id').references(() => serviceAccounts.id),
  tileOrder: text('tile_order').array().notNull(),
  hiddenTiles: text('hidden_tiles').array().notNull(),
})

/** A user's own name for an address, such as "Cottage". */
export const premiseNicknames = pgTable(
  'premise_nicknames',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    premiseNumber: text('premise_number')
      .notNull()
      .references(() => premises.number),
    nickname: text('nickname').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.premiseNumber] })],
)
