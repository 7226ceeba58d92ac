/**
 * The deliveries of the demo's billing system: one each night, of which one did not add up, and a batch during the day. Their
 * files are not marked as applied, because whoever tries an import would otherwise have to write a later one.
 */
import { createHash } from 'node:crypto'
import { addDays } from '#shared/format/dates'
import type { SubjectName } from '#shared/imports/subjectNames'
import * as importTexts from '#shared/texts/operations/imports'
import type { Executor } from '../../database'
import { deliveries, deliveryFiles, deliveryRejects } from '../../schema/operations/deliveries'

/** Eleven in the evening in the provider's time zone, more or less. */
const nightOf = (day: string, minutes = 0): Date => new Date(Date.parse(`${day}T05:00:00Z`) + minutes * 60_000)

interface DemoFile {
  subject: SubjectName
  rows: number
  changed?: number
  added?: number
  rejected?: number
  sums?: Record<string, { expected: number; read: number }>
}

const even = (cents: number) => ({ expected: cents, read: cents })

const nightlyFiles = (n: number): DemoFile[] => [
  { subject: 'customers', rows: 412, changed: n },
  { subject: 'billing_accounts', rows: 655 },
  { subject: 'payments', rows: 31 + n, added: 31 + n, sums: { amount: even(348_112 + n * 1_075) } },
  { subject: 'statements', rows: 18 + n, added: 18 + n, sums: { charges: even(204_390 + n * 2_240) } },
  { subject: 'balances', rows: 655, changed: 49 + 2 * n, sums: { balance: even(2_611_874 - n * 3_310) } },
]

/** Yesterday, and so many days before. */
const nights = [1, 2, 3, 4, 5]
const nightWithoutSum = 3
const wrongSum = { field: 'charges', expected: '$2,111.10', read: '$2,071.10' }

export async function addDemoDeliveries(
  tx: Executor,
  { today, apiKeyId }: { today: string; apiKeyId: string | null },
): Promise<void> {
  for (const ago of nights) {
    const day = addDays(today, -ago)
    const name = addDays(day, -1)
    if (ago === nightWithoutSum) {
      const files = [
        { subject: 'statements' as const, rows: 21, sums: { charges: { expected: 211_110, read: 207_110 } } },
      ]
      const problems = importTexts.wrongSum('statements.csv', wrongSum)
      await addDelivery(tx, { name, startedAt: nightOf(day), problems, files })
    }
    const startedAt = nightOf(day, ago === nightWithoutSum ? 95 : 0)
    await addDelivery(tx, { name, startedAt, files: nightlyFiles(ago) })
  }
  if (apiKeyId === null) return
  const yesterday = addDays(today, -1)
  const files = [{ subject: 'payments' as const, rows: 4, added: 3, rejected: 1, sums: { amount: even(31_250) } }]
  const id = await addDelivery(tx, { name: 'Counter', startedAt: nightOf(yesterday, 11 * 60), files, apiKeyId })
  await tx.insert(deliveryRejects).values({
    deliveryId: id,
    subject: 'payments',
    line: 3,
    field: 'billing_account_number',
    reason: importTexts.unknownReference('billing_accounts'),
  })
}

interface DemoDelivery {
  name: string
  startedAt: Date
  files: readonly DemoFile[]
  problems?: string
  apiKeyId?: string
}

async function addDelivery(tx: Executor, delivery: DemoDelivery): Promise<string> {
  const { name, startedAt, files, problems = '', apiKeyId = null } = delivery
  const [inserted] = await tx
    .insert(deliveries)
    .values({
      name,
      source: apiKeyId === null ? 'command' : 'api',
      digest: createHash('sha256').update(`${name} ${startedAt.toISOString()}`).digest(),
      state: problems === '' ? 'finished' : 'rejected',
      startedAs: apiKeyId === null ? 'billing' : '',
      apiKeyId,
      writtenAt: startedAt,
      startedAt,
      finishedAt: new Date(startedAt.getTime() + 41_000),
      problems,
    })
    .returning({ id: deliveries.id })
  const deliveryId = inserted?.id ?? ''
  await tx.insert(deliveryFiles).values(
    files.map(({ subject, rows, added = 0, changed = 0, rejected = 0, sums = {} }) => ({
      deliveryId,
      subject,
      name: `${subject}.csv`,
      expectedRows: rows,
      sums,
      readRows: rows,
      rejectedRows: rejected,
      addedRows: added,
      changedRows: changed,
      unchangedRows: problems === '' ? rows - added - changed - rejected : 0,
    })),
  )
  return deliveryId
}
