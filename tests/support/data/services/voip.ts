/** VoIP lines and their voicemails for tests. */
import { randomInt } from 'node:crypto'
import type { Database } from '../../../../server/db/database'
import { emergencyAddresses, voicemails, voipLines } from '../../../../server/db/schema/services/voip'
import type { Account } from '../people'

/** Adds a line with a confirmed emergency address. Returns its id. */
export async function addLine(
  db: Database,
  { serviceAccountId }: Pick<Account, 'serviceAccountId'>,
  changes: Partial<typeof voipLines.$inferInsert> = {},
): Promise<string> {
  const number = `295${randomInt(2_000_000, 9_999_999)}`
  const [row] = await db
    .insert(voipLines)
    .values({ serviceAccountId, number, callerIdName: 'Ada Quill', ...changes })
    .returning()
  if (!row) throw new Error('The line was not stored')
  await db.insert(emergencyAddresses).values({
    lineId: row.id,
    status: 'confirmed',
    streetAddress: '12 Larkspur Lane',
    unit: '',
    city: 'Quillmere',
    state: 'TX',
    zip: '00141',
    filedAt: new Date('2025-01-02T15:00:00Z'),
    confirmedAt: new Date('2025-01-02T15:20:00Z'),
  })
  return row.id
}

/** Adds an unheard voicemail. Returns its id. */
export async function addVoicemail(
  db: Database,
  lineId: string,
  changes: Partial<typeof voicemails.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(voicemails)
    .values({
      lineId,
      fromNumber: '2905550177',
      fromName: 'Wren Garage',
      receivedAt: new Date('2026-03-12T18:00:00Z'),
      seconds: 21,
      transcription: 'Your car is done.',
      ...changes,
    })
    .returning()
  if (!row) throw new Error('The voicemail was not stored')
  return row.id
}
