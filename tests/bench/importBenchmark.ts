/** Benchmarks the import of a delivery: rows per second of each subject, the memory that it takes, and a repetition. */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { defaultTimeZone } from '#shared/format/timeZone'
import type { SubjectName } from '#shared/imports/subjectNames'
import { subjectOf } from '#shared/imports/subjects'
import { openFolder } from '../../server/features/imports/folder'
import { type ImportProgress, importDelivery } from '../../server/features/imports/importDelivery'
import { launchDatabase } from '../../server/launch/database'
import { readSecrets } from '../../server/secrets'
import { tableText } from './table'

type Row = Record<string, string | number>

/** Makes the rows of customer number n. */
const generators: Partial<Record<SubjectName, (n: number) => Row[]>> = {
  communities: (n) => (n % 10_000 === 0 ? [community(n)] : []),
  customers: (n) => [{ customer_number: `CU-${n}`, name: `Household of Ada Bench ${n}`, kind: 'residential' }],
  premises: (n) => [
    {
      premise_number: `PR-${n}`,
      community_id: `bench-${n - (n % 10_000)}`,
      street_address: `${n} Bench Street`,
      city: 'Quillmere',
      state: 'TX',
      zip: '00141',
    },
  ],
  contacts: (n) => [
    {
      contact_id: `0039${n}`,
      customer_number: `CU-${n}`,
      first_name: 'Ada',
      last_name: `Bench ${n}`,
      email: `ada.${n}@example.com`,
      phone: '2905550131',
    },
  ],
  billing_accounts: (n) => [
    {
      billing_account_number: `BA-${n}`,
      billing_group_id: `BG-${n}`,
      customer_number: `CU-${n}`,
      service_group: 'FIBER',
    },
  ],
  service_accounts: (n) => [
    {
      service_account_number: `SA-${n}`,
      billing_account_number: `BA-${n}`,
      premise_number: `PR-${n}`,
      service_type: 'FIBER',
      started_on: '2024-01-15',
    },
  ],
  statements: (n) => [statement(n, '02'), statement(n, '03')],
  balances: (n) => [{ billing_account_number: `BA-${n}`, balance: '64.50', as_of: '2026-04-01T00:00:00Z' }],
}
const cents: Partial<Record<SubjectName, number>> = { statements: 6450, balances: 6450 }

const community = (n: number): Row => ({
  community_id: `bench-${n}`,
  name: `Bench ${n}`,
  city: 'Quillmere',
  state: 'TX',
  zip: '00141',
  homes: 10_000,
  kind: 'HOA',
  services: 'FIBER',
})

const statement = (n: number, month: string): Row => ({
  billing_account_number: `BA-${n}`,
  period_start: `2026-${month}-01`,
  period_end: `2026-${month}-28`,
  issued_on: `2026-${month}-28`,
  due_on: `2026-${month}-28`,
  previous_balance: '0.00',
  charges: '64.50',
})

interface SubjectTimes {
  subject: string
  rows: number
  readSeconds: number
  appliedSeconds: number
}

export interface ImportReport {
  customers: number
  rows: number
  seconds: number
  /** The same delivery again, which changes nothing. */
  repeatSeconds: number
  /** The most memory of this process, before and during the imports. */
  megabytes: { before: number; peak: number }
  subjects: SubjectTimes[]
}

/** The embedded database has the settings with which the portal starts it. */
export async function measureImport(customers: number): Promise<ImportReport> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-import-bench-'))
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-import-bench-data-'))
  const { databasePassword } = await readSecrets(dataDir, {})
  const database = await launchDatabase({ dataDir, databaseUrl: null, password: databasePassword })
  try {
    await writeBenchDelivery(folder, customers)
    const before = peakMegabytes()
    const first = await importOnce(folder, database.directUrl)
    const repeat = await importOnce(folder, database.directUrl)
    const rows = first.subjects.reduce((sum, subject) => sum + subject.rows, 0)
    return {
      customers,
      rows,
      seconds: first.seconds,
      repeatSeconds: repeat.seconds,
      megabytes: { before, peak: peakMegabytes() },
      subjects: first.subjects,
    }
  } finally {
    await database.stop()
    for (const path of [folder, dataDir]) await rm(path, { recursive: true })
  }
}

const peakMegabytes = (): number => process.resourceUsage().maxRSS / 1024

async function writeBenchDelivery(folder: string, customers: number): Promise<void> {
  const files: object[] = []
  for (const [subject, generate] of Object.entries(generators)) {
    const name = subject as SubjectName
    const rows = await writeRows(join(folder, `${name}.csv`), { subject: name, customers, generate })
    const sums = Object.fromEntries(
      subjectOf(name).sums.map((field) => [field, ((rows * (cents[name] ?? 0)) / 100).toFixed(2)]),
    )
    files.push({ subject: name, file: `${name}.csv`, rows, sums })
  }
  const manifest = { format: 1, delivery: 'bench', written_at: '2026-04-01T00:00:00Z', files }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
}

interface GeneratedFile {
  subject: SubjectName
  customers: number
  generate: (n: number) => Row[]
}

async function writeRows(path: string, { subject, customers, generate }: GeneratedFile): Promise<number> {
  const columns = Object.keys(subjectOf(subject).fields)
  const stream = createWriteStream(path)
  let rows = 0
  let text = `${columns.join(',')}\n`
  for (let n = 0; n < customers; n += 1) {
    for (const row of generate(n)) {
      text += `${columns.map((column) => row[column] ?? '').join(',')}\n`
      rows += 1
    }
    if (text.length < 60_000) continue
    if (!stream.write(text)) await once(stream, 'drain')
    text = ''
  }
  stream.end(text)
  await finished(stream)
  return rows
}

async function importOnce(folder: string, databaseUrl: string) {
  const delivery = await openFolder(folder, { isDryRun: false, startedAs: 'bench' })
  const started = performance.now()
  const timer = createTimer()
  const result = await importDelivery(delivery, {
    databaseUrl,
    timeZone: defaultTimeZone,
    onProgress: (progress) => timer.record(progress),
  })
  if (!result || result.problems.length > 0) throw new Error(`The delivery was rejected: ${result?.problems.join(' ')}`)
  return {
    seconds: (performance.now() - started) / 1000,
    subjects: result.files.map(({ subject, readRows }) => ({
      subject,
      rows: readRows,
      readSeconds: timer.secondsOf('read', subject),
      appliedSeconds: timer.secondsOf('applied', subject),
    })),
  }
}

/** Adds up the time between two reports of progress to the subject and the phase of the later one. */
function createTimer() {
  const seconds = new Map<string, number>()
  let last = performance.now()
  return {
    record({ phase, subject }: ImportProgress): void {
      const now = performance.now()
      const key = `${phase} ${subject}`
      seconds.set(key, (seconds.get(key) ?? 0) + (now - last) / 1000)
      last = now
    },
    secondsOf: (phase: ImportProgress['phase'], subject: string): number => seconds.get(`${phase} ${subject}`) ?? 0,
  }
}

const goal = 8000
const perSecond = (rows: number, seconds: number): string =>
  seconds === 0 ? '–' : Math.round(rows / seconds).toLocaleString('en-US')

export function importText({ customers, rows, seconds, repeatSeconds, megabytes, subjects }: ImportReport): string {
  const lines = subjects.map((subject) => [
    subject.subject,
    subject.rows.toLocaleString('en-US'),
    perSecond(subject.rows, subject.readSeconds),
    perSecond(subject.rows, subject.appliedSeconds),
  ])
  return [
    `IMPORT   ${customers.toLocaleString('en-US')} customers, ${rows.toLocaleString('en-US')} rows, rows per second by subject`,
    tableText(['subject', 'rows', 'read/s', 'applied/s'], lines),
    `Total: ${seconds.toFixed(1)} s, ${perSecond(rows, seconds)} rows/s with checks; goal ${goal}: ${rows / seconds >= goal ? 'met' : 'missed'}`,
    `the same delivery again: ${repeatSeconds.toFixed(1)} s (${perSecond(rows, repeatSeconds)} rows/s)`,
    `peak memory of this process: ${megabytes.before.toFixed(0)} MB before the import, ${megabytes.peak.toFixed(0)} MB after it`,
  ].join('\n')
}
