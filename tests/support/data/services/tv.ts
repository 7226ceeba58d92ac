/** A TV catalog with a few channels. */
import type { Database } from '../../../../server/db/database'
import { products } from '../../../../server/db/schema/services/plans'
import { tvChannels } from '../../../../server/db/schema/services/tv'

const product = (code: string, kind: 'plan' | 'addon', channels: number | null) => ({
  code,
  serviceType: 'TV' as const,
  kind,
  name: code,
  description: 'Channels',
  monthlyPrice: 2900,
  channels,
})

/** Adds a small pack, a large pack that includes it, and an add-on. */
export async function addChannels(db: Database): Promise<void> {
  await db
    .insert(products)
    .values([product('SMALL', 'plan', 2), product('LARGE', 'plan', 3), product('FILM', 'addon', null)])
    .onConflictDoNothing()
  await db
    .insert(tvChannels)
    .values([
      { number: 2, name: 'Valley Weather', category: 'local', productCode: 'SMALL' },
      { number: 3, name: 'Harbor News', category: 'news', productCode: 'SMALL' },
      { number: 100, name: 'Wren Sports', category: 'sports', productCode: 'LARGE' },
      { number: 520, name: 'Beacon Films', category: 'film', productCode: 'FILM' },
    ])
    .onConflictDoNothing()
}
