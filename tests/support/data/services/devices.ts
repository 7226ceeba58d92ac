/** Devices for tests. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../../../../server/db/database'
import { devices } from '../../../../server/db/schema/services/devices'
import type { Account } from '../people'

/** Adds a gateway, online by default. Returns its id. */
export async function addDevice(
  db: Database,
  { serviceAccountId }: Pick<Account, 'serviceAccountId'>,
  changes: Partial<typeof devices.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(devices)
    .values({
      serviceAccountId,
      kind: 'gateway',
      model: 'Hearth 6 gateway',
      serialNumber: `GW-${randomBytes(6).toString('hex')}`,
      isOnline: true,
      since: new Date('2026-02-01T09:40:00Z'),
      wifiName: 'Hearth-7K2M',
      ...changes,
    })
    .returning()
  if (!row) throw new Error('The device was not stored')
  return row.id
}
