/** Preferences in the database, one row for each user who has chosen something. */
import { and, eq } from 'drizzle-orm'
import { usualPreferences, type Preferences } from '#shared/preferences'
import type { Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/accounts'
import { userPreferences } from '../../db/schema/people'
import { within, type Reach } from '../../http/ownership'

export async function findPreferences(db: Executor, userId: string): Promise<Preferences> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId))
  return row ? toPreferences(row) : usualPreferences
}

const toPreferences = (row: typeof userPreferences.$inferSelect): Preferences => ({
  theme: row.theme,
  text_size: row.textSize,
  day_format: row.dayFormat,
  number_format: row.numberFormat,
  reduced_motion: row.reducedMotion,
  spoken_confirmations: row.spokenConfirmations,
  crm_service_account_id: row.defaultServiceAccountId,
  tile_order: row.tileOrder,
  hidden_tiles: row.hiddenTiles,
})

type Changes = { [Name in keyof Preferences]?: Preferences[Name] | undefined }

/** Changes what is given and leaves the rest, also when two devices change different things at once. */
export async function storePreferences(db: Executor, userId: string, changes: Changes): Promise<Preferences> {
  const given = {
    theme: changes.theme,
    textSize: changes.text_size,
    dayFormat: changes.day_format,
    numberFormat: changes.number_format,
    reducedMotion: changes.reduced_motion,
    spokenConfirmations: changes.spoken_confirmations,
    defaultServiceAccountId: changes.crm_service_account_id,
    tileOrder: changes.tile_order,
    hiddenTiles: changes.hidden_tiles,
  }
  const usual = {
    theme: changes.theme ?? usualPreferences.theme,
    textSize: changes.text_size ?? usualPreferences.text_size,
    dayFormat: changes.day_format ?? usualPreferences.day_format,
    numberFormat: changes.number_format ?? usualPreferences.number_format,
    reducedMotion: changes.reduced_motion ?? usualPreferences.reduced_motion,
    spokenConfirmations: changes.spoken_confirmations ?? usualPreferences.spoken_confirmations,
    defaultServiceAccountId: changes.crm_service_account_id ?? null,
    tileOrder: changes.tile_order ?? [],
    hiddenTiles: changes.hidden_tiles ?? [],
  }
  const isChange = Object.values(given).some((value) => value !== undefined)
  const insert = db.insert(userPreferences).values({ userId, ...usual })
  await (isChange
    ? insert.onConflictDoUpdate({ target: userPreferences.userId, set: given })
    : insert.onConflictDoNothing())
  return findPreferences(db, userId)
}

export async function hasServiceAccount(db: Executor, reach: Reach, id: string): Promise<boolean> {
  const found = await db
    .select({ id: serviceAccounts.id })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(serviceAccounts.id, id), within(reach, billingAccounts.customerNumber)))
  return found.length === 1
}
