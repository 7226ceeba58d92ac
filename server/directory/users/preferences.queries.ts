/** Queries preferences, stored in one row for each user who changed any. */
import { eq } from 'drizzle-orm'
import { defaultPreferences, type Preferences } from '#shared/customers/preferences'
import type { Executor } from '../../db/database'
import { userPreferences } from '../../db/schema/signIn/users'

export async function findPreferences(db: Executor, userId: string): Promise<Preferences> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId))
  return row ? toPreferences(row) : defaultPreferences
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

type PreferenceChanges = { [Name in keyof Preferences]?: Preferences[Name] | undefined }

/** Updates only the given fields, so two devices may change different ones at once. */
export async function storePreferences(db: Executor, userId: string, changes: PreferenceChanges): Promise<Preferences> {
  const updatedColumns = {
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
  const newRow = {
    theme: changes.theme ?? defaultPreferences.theme,
    textSize: changes.text_size ?? defaultPreferences.text_size,
    dayFormat: changes.day_format ?? defaultPreferences.day_format,
    numberFormat: changes.number_format ?? defaultPreferences.number_format,
    reducedMotion: changes.reduced_motion ?? defaultPreferences.reduced_motion,
    spokenConfirmations: changes.spoken_confirmations ?? defaultPreferences.spoken_confirmations,
    defaultServiceAccountId: changes.crm_service_account_id ?? null,
    tileOrder: changes.tile_order ?? [],
    hiddenTiles: changes.hidden_tiles ?? [],
  }
  const hasChanges = Object.values(updatedColumns).some((value) => value !== undefined)
  const insert = db.insert(userPreferences).values({ userId, ...newRow })
  await (hasChanges
    ? insert.onConflictDoUpdate({ target: userPreferences.userId, set: updatedColumns })
    : insert.onConflictDoNothing())
  return findPreferences(db, userId)
}
