/** Queries TV accounts in scope: their PINs, boxes and channels. */
import { and, asc, count, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Channel, TvBox, TvPin } from '#shared/contract/services/tv'
import { type ChannelCategory, type ChannelScope, type PinKind, pinKinds } from '#shared/services/tv'
import type { Database, Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { devices } from '../../db/schema/services/devices'
import { products, subscriptions } from '../../db/schema/services/plans'
import { tvChannels, tvPins } from '../../db/schema/services/tv'
import { audit } from '../../http/customerScope'

type PinRow = typeof tvPins.$inferSelect

export const findPins = (db: Executor, serviceAccountId: string): Promise<PinRow[]> =>
  db.select().from(tvPins).where(eq(tvPins.serviceAccountId, serviceAccountId))

export const findBoxes = (db: Executor, serviceAccountId: string) =>
  db
    .select()
    .from(devices)
    .where(and(eq(devices.serviceAccountId, serviceAccountId), eq(devices.kind, 'tv_box')))
    .orderBy(asc(devices.model), asc(devices.serialNumber))

interface AuditInfo {
  customerNumber: string
  source: string
}

/** Stores a new PIN and sends it to the TV system. If that fails, the transaction rolls back. */
export async function storePin(
  db: Database,
  pin: PinRow,
  { sendPin, ...auditInfo }: AuditInfo & { sendPin: () => Promise<void> },
): Promise<void> {
  const { serviceAccountId, kind, userId, pinHash, changedAt } = pin
  await db.transaction(async (tx) => {
    await tx
      .insert(tvPins)
      .values(pin)
      .onConflictDoUpdate({ target: [tvPins.serviceAccountId, tvPins.kind], set: { pinHash, userId, changedAt } })
    await audit(tx, { ...auditInfo, userId, action: `tv.${kind}_pin`, details: { serviceAccount: serviceAccountId } })
    await sendPin()
  })
}

/** Returns the active pack of a TV account and the codes of its add-ons. */
export async function findActivePack(db: Executor, serviceAccountId: string, today: string) {
  const activeProducts = await db
    .select({ code: products.code, kind: products.kind, name: products.name, channels: products.channels })
    .from(subscriptions)
    .innerJoin(products, eq(products.code, subscriptions.productCode))
    .where(
      and(
        eq(subscriptions.serviceAccountId, serviceAccountId),
        lte(subscriptions.startedOn, today),
        or(isNull(subscriptions.endedOn), gte(subscriptions.endedOn, today)),
      ),
    )
  const pack = activeProducts.find(({ kind }) => kind === 'plan')
  return {
    name: pack?.name ?? null,
    channels: pack?.channels ?? 0,
    addonCodes: activeProducts.filter(({ kind }) => kind === 'addon').map(({ code }) => code),
  }
}

type ActivePack = Awaited<ReturnType<typeof findActivePack>>

interface ChannelFilter {
  scope: ChannelScope
  category?: ChannelCategory | undefined
  search?: string | undefined
  page_number: number
  page_size: number
}

/** A larger pack includes all channels of the smaller ones. */
const isIncluded = ({ channels, addonCodes }: ActivePack): SQL<boolean> =>
  sql<boolean>`coalesce(${or(
    and(eq(products.kind, 'plan'), lte(products.channels, channels)),
    addonCodes.length > 0 ? inArray(products.code, addonCodes) : undefined,
  )}, false)`

/** Returns a page of the channels, ordered by number. */
export async function findChannels(db: Executor, pack: ActivePack, filter: ChannelFilter) {
  const { scope, category, search } = filter
  const isIncludedInPack = isIncluded(pack)
  const where = and(
    scope === 'pack' ? isIncludedInPack : undefined,
    category ? eq(tvChannels.category, category) : undefined,
    search
      ? sql`(strpos(lower(${tvChannels.name}), lower(${search})) > 0 or ${tvChannels.number}::text = ${search})`
      : undefined,
  )
  const { limit, offset } = limitOffsetOf(filter)
  const rows = await db
    .select({ channel: tvChannels, packName: products.name, isIncluded: isIncludedInPack })
    .from(tvChannels)
    .innerJoin(products, eq(products.code, tvChannels.productCode))
    .where(where)
    .orderBy(asc(tvChannels.number))
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: count() })
    .from(tvChannels)
    .innerJoin(products, eq(products.code, tvChannels.productCode))
    .where(where)
  return { channels: rows.map(toChannel), total_count: counted?.total ?? 0 }
}

interface ChannelRow {
  channel: typeof tvChannels.$inferSelect
  packName: string
  isIncluded: boolean
}

const toChannel = ({ channel, packName, isIncluded: is_included }: ChannelRow): Channel => ({
  number: channel.number,
  name: channel.name,
  category: channel.category,
  pack_name: packName,
  is_included,
})

export const toPin = (kind: PinKind, changedAt: Date | undefined): TvPin => ({
  kind,
  changed_date: changedAt?.toISOString() ?? null,
})

export const toPins = (rows: readonly PinRow[]): TvPin[] =>
  pinKinds.map((kind) => toPin(kind, rows.find((row) => row.kind === kind)?.changedAt))

export const toBox = (box: typeof devices.$inferSelect, pins: readonly PinRow[]): TvBox => ({
  device_id: box.id,
  model: box.model,
  serial_number: box.serialNumber,
  is_online: box.isOnline,
  since: box.since.toISOString(),
  waits_for_pin: !box.isOnline && pins.some(({ changedAt }) => changedAt > box.since),
})
