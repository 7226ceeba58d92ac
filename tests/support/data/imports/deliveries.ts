/** Writes deliveries of a billing system to folders, for tests. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type SubjectName, subjectNames } from '#shared/imports/subjectNames'
import { subjectOf } from '#shared/imports/subjects'

export type DeliveredRow = Record<string, string | number>
export type DeliveredRows = Partial<Record<SubjectName, DeliveredRow[]>>

interface DeliveryOptions {
  name?: string
  writtenAt?: string
  /** Changes of the manifest's entry of a subject. */
  manifest?: Partial<Record<SubjectName, Record<string, unknown>>>
  format?: 'csv' | 'csv.gz' | 'jsonl'
  /** Names what refers to others before them. */
  isReversed?: boolean
}

/** Writes a delivery whose manifest fits its rows, unless the options change it. */
export async function writeDelivery(
  folder: string,
  rows: DeliveredRows,
  options: DeliveryOptions = {},
): Promise<string> {
  const {
    name = '2026-03-13',
    writtenAt = '2026-03-13T05:00:00Z',
    manifest = {},
    format = 'csv',
    isReversed = false,
  } = options
  await mkdir(folder, { recursive: true })
  const subjects = subjectNames.filter((subject) => rows[subject] !== undefined)
  for (const subject of subjects) await writeRows(join(folder, `${subject}.${format}`), rows[subject] ?? [], subject)
  const files = subjects.map((subject) => ({
    subject,
    file: `${subject}.${format}`,
    rows: rows[subject]?.length ?? 0,
    sums: Object.fromEntries(subjectOf(subject).sums.map((field) => [field, sumOf(rows[subject] ?? [], field)])),
    ...manifest[subject],
  }))
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({
      format: 1,
      delivery: name,
      written_at: writtenAt,
      files: isReversed ? files.toReversed() : files,
    }),
  )
  return folder
}

export const sumOf = (rows: readonly DeliveredRow[], field: string): string =>
  (rows.reduce((sum, row) => sum + Math.round(Number(row[field]) * 100), 0) / 100).toFixed(2)

async function writeRows(path: string, rows: readonly DeliveredRow[], subject: SubjectName): Promise<void> {
  if (path.endsWith('.jsonl')) return writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const columns = Object.keys(subjectOf(subject).fields)
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const text = lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
  await writeFile(path, path.endsWith('.gz') ? gzipSync(text) : text)
}

const toCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A household with fiber and gas: one row or more of every subject. The numbers end with the given one. */
export function householdRows(n = 1): DeliveredRows {
  const customer = `CU-9000${n}`
  const fiber = `BA-9100${n}`
  const gas = `BA-9200${n}`
  const fiberService = { service_account_number: `SA-9300${n}` }
  const gasService = { service_account_number: `SA-9400${n}` }
  const premise = `PR-9500${n}`
  return {
    communities: [
      {
        community_id: 'birch-hollow',
        name: 'Birch Hollow',
        city: 'Quillmere',
        state: 'TX',
        zip: '00141',
        homes: 120,
        kind: 'HOA',
        services: 'FIBER|GAS',
      },
    ],
    products: [
      {
        product_code: 'FIB-500',
        service_type: 'FIBER',
        kind: 'plan',
        name: 'Fiber 500',
        description: 'A plan',
        monthly_price: '60.00',
        speed_mbps: 500,
        community_ids: 'birch-hollow',
      },
    ],
    customers: [{ customer_number: customer, name: `Ada Birch ${n}`, kind: 'residential' }],
    premises: [
      {
        premise_number: premise,
        community_id: 'birch-hollow',
        street_address: `${n} Birch Lane`,
        city: 'Quillmere',
        state: 'TX',
        zip: '00141',
        available_services: 'FIBER|GAS',
      },
    ],
    contacts: [
      {
        contact_id: `003900${n}`,
        customer_number: customer,
        first_name: 'Ada',
        last_name: 'Birch',
        email: `ada${n}@example.com`,
        phone: '(290) 555-0131',
      },
    ],
    billing_accounts: [
      {
        billing_account_number: fiber,
        billing_group_id: `BG-9100${n}`,
        customer_number: customer,
        service_group: 'FIBER',
      },
      { billing_account_number: gas, billing_group_id: `BG-9200${n}`, customer_number: customer, service_group: 'GAS' },
    ],
    service_accounts: [
      {
        ...fiberService,
        billing_account_number: fiber,
        premise_number: premise,
        service_type: 'FIBER',
        started_on: '2024-01-15',
      },
      {
        ...gasService,
        billing_account_number: gas,
        premise_number: premise,
        service_type: 'GAS',
        started_on: '2024-01-15',
      },
    ],
    subscriptions: [{ ...fiberService, product_code: 'FIB-500', started_on: '2024-01-15' }],
    statements: [
      statementRow(fiber, { month: '01', charges: '64.50' }),
      statementRow(fiber, { month: '02', charges: '64.50' }),
      statementRow(gas, { month: '02', charges: '91.20' }),
    ],
    statement_lines: [
      lineRow(fiber, { month: '01', position: 1, amount: '60.00' }),
      lineRow(fiber, { month: '01', position: 2, amount: '4.50' }),
      lineRow(fiber, { month: '02', position: 1, amount: '60.00' }),
      lineRow(fiber, { month: '02', position: 2, amount: '4.50' }),
      lineRow(gas, { month: '02', position: 1, amount: '91.20' }),
    ],
    payments: [
      {
        payment_reference: `CHK-${n}`,
        billing_account_number: fiber,
        received_on: '2026-02-20',
        amount: '64.50',
        method: 'CHECK',
        channel: 'mail',
        status: 'posted',
      },
    ],
    balances: [
      { billing_account_number: fiber, balance: '64.50', as_of: '2026-03-12T23:00:00-05:00' },
      { billing_account_number: gas, balance: '101.20', as_of: '2026-03-12T23:00:00-05:00' },
    ],
    gas_readings: [
      {
        ...gasService,
        period_start: '2026-02-01',
        period_end: '2026-02-28',
        meter_number: 'M-1',
        previous_read: 100,
        current_read: 180,
        read_type: 'actual',
        ccf: 80,
        heat_factor: 1030,
        therms: 82,
        degree_days: 300,
        amount: '91.20',
      },
    ],
    data_usage: [
      { ...fiberService, month: '2026-02', download_mb: 120000, upload_mb: 9000, counted_until: '2026-02-28' },
    ],
  }
}

export const statementRow = (
  account: string,
  { month, charges }: { month: string; charges: string },
): DeliveredRow => ({
  billing_account_number: account,
  period_start: `2026-${month}-01`,
  period_end: `2026-${month}-28`,
  issued_on: `2026-${month}-28`,
  due_on: `2026-${month}-28`,
  previous_balance: '0.00',
  charges,
})

export const lineRow = (
  account: string,
  { month, position, amount }: { month: string; position: number; amount: string },
): DeliveredRow => ({
  billing_account_number: account,
  period_start: `2026-${month}-01`,
  position,
  section: position === 1 ? 'FIBER' : 'TAXES',
  label: `Line ${position}`,
  amount,
})

/** Rows of several households in the same community. */
export function manyHouseholds(count: number): DeliveredRows {
  const all = householdRows(1)
  for (let n = 2; n <= count; n += 1) {
    const rows = householdRows(n)
    for (const subject of subjectNames) {
      const isShared = subject === 'communities' || subject === 'products'
      if (!isShared) all[subject]?.push(...(rows[subject] ?? []))
    }
  }
  return all
}
