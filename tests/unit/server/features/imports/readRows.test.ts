import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { toCsv } from '#shared/format/csv'
import { parseDay } from '#shared/imports/dates'
import { parseAmount, parseSum } from '#shared/imports/decimals'
import { type SubjectName, subjectNames } from '#shared/imports/subjectNames'
import { rowSchema, subjectOf } from '#shared/imports/subjects'
import { templateRows } from '#shared/imports/templates'
import * as importTexts from '#shared/texts/operations/imports'
import * as templateTexts from '#shared/texts/operations/importTemplates'
import { FileProblem } from '../../../../../server/features/imports/reading/fileProblem'
import type { RawRow } from '../../../../../server/features/imports/reading/rawRow'
import { readRows } from '../../../../../server/features/imports/reading/readRows'
import { spreadsheetFiles } from '../../../../support/data/imports/spreadsheets'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-rows-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function readAll(name: string, bytes: Buffer | string, subject: SubjectName = 'payments'): Promise<RawRow[]> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  const rows: RawRow[] = []
  for await (const group of readRows({ path, name, subject })) rows.push(...group)
  return rows
}

describe('a file of a spreadsheet', () => {
  it.for(spreadsheetFiles)('is read as its program means it: $program', async ({ bytes, dates, expected }) => {
    const read = async () => {
      const [first] = await readAll('payments.csv', bytes)
      const parsed = z.safeParse(rowSchema('payments', { dates }), first?.values)
      return parsed.success
        ? parsed.data
        : { field: parsed.error.issues[0]?.path[0], reason: parsed.error.issues[0]?.message }
    }
    const outcome = await read().catch((error: unknown) => {
      if (error instanceof FileProblem) return { problem: error.message }
      throw error
    })
    expect(outcome).toMatchObject(expected)
  })
})

describe('a template', () => {
  const templateOf = (subject: SubjectName) => `\uFEFF${toCsv(templateRows(subject))}`

  it.for(subjectNames)('of %s is read as a file without rows', async (subject) => {
    expect(await readAll(`${subject}.csv`, templateOf(subject), subject)).toEqual([])
  })

  it('is read with its rows, also as a spreadsheet saves it', async () => {
    const { fields } = subjectOf('customers')
    const comments = templateRows('customers').length - 1
    const row = ['CU-1', 'Ada', 'hoa']
    const filled = `${templateOf('customers')}${toCsv([row])}`
    const german = [...templateRows('customers'), row]
      .map(
        (cells) =>
          `${Object.keys(fields)
            .map((_, n) => `"${cells[n] ?? ''}"`)
            .join(';')}\r\n`,
      )
      .join('')
    for (const text of [filled, german])
      expect(await readAll('customers.csv', text, 'customers')).toEqual([
        { line: comments + 2, values: { customer_number: 'CU-1', name: 'Ada', kind: 'hoa' }, problem: null },
      ])
  })

  it('has a comment for every field, and for no other', () => {
    for (const subject of subjectNames) {
      const names = Object.keys(subjectOf(subject).fields)
      expect(names).toEqual(expect.arrayContaining(Object.keys(templateTexts.fieldNotes[subject] ?? {})))
      const comments = templateRows(subject).flat().join('\n')
      for (const name of names) expect(comments).toMatch(new RegExp(`^# ${name} \\((?:required|optional)\\): `, 'm'))
    }
  })
})

describe('the rows of a file', () => {
  const customers = 'customer_number,name,kind'

  it('have the line on which they start, after line breaks within quotes and empty lines', async () => {
    const text = `${customers}\r\nCU-1,"Ada\r\nBirch",hoa\r\n\r\nCU-2,Ben,hoa\r\n`
    const rows = await readAll('lines.csv', text, 'customers')
    expect(rows.map(({ line }) => line)).toEqual([2, 5])
  })

  it('are rejected one by one if they have fewer or more fields than the header', async () => {
    const rows = await readAll('fields.csv', `${customers}\nCU-1,Ada\nCU-2,Ben,hoa,more\nCU-3,Cy,hoa\n`, 'customers')
    expect(rows.map(({ problem }) => problem)).toEqual([
      'Has 2 fields; the header has 3',
      'Has 4 fields; the header has 3',
      null,
    ])
  })

  it('are unpacked, and an incomplete file is rejected', async () => {
    const packed = gzipSync(`${customers}\nCU-1,Ada,hoa\n`)
    expect(await readAll('packed.csv.gz', packed, 'customers')).toMatchObject([{ values: { name: 'Ada' } }])
    await expect(readAll('short.csv.gz', packed.subarray(0, -10), 'customers')).rejects.toThrow(
      'short.csv.gz isn’t a complete gzip file.',
    )
  })

  it('are objects of JSON Lines, and other lines are rejected one by one', async () => {
    const rows = await readAll('rows.jsonl', '{"name":"a\u2028b"}\r\n\n{"name":\n[1]\n{"name":"c"}', 'customers')
    expect(rows).toEqual([
      { line: 1, values: { name: 'a\u2028b' }, problem: null },
      { line: 3, values: null, problem: 'Not a valid JSON object' },
      { line: 4, values: null, problem: 'Not a valid JSON object' },
      { line: 5, values: { name: 'c' }, problem: null },
    ])
  })

  it('are the cells that a program wrote, whatever they contain', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll(/\r\n?/g, '\n'))
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }), async (cells) => {
        const text = [customers, ...cells.map((row) => row.map(quoted).join(','))].join('\n')
        const rows = await readAll('any.csv', text, 'customers')
        expect(rows.map(({ values }) => values)).toEqual(
          cells.map(([customer_number, name, kind]) => ({ customer_number, name, kind })),
        )
      }),
      { numRuns: 50 },
    )
  })
})

describe('an amount', () => {
  const cents = fc.integer({ min: -999_999_999, max: 999_999_999 })
  const grouped = (value: number, locale: string): string =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value / 100)

  it.for(['en-US', 'de-DE', 'de-CH', 'fr-FR'])('that is written as in %s is read as the same cents', (locale) => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(parseAmount(grouped(value, locale))).toEqual({ value })
      }),
    )
  })

  it.for(['0.125', '0,125', '012.345', '00,500'])(
    'is not read from %s, whose decimals only look like thousands',
    (text) => {
      expect(parseAmount(text)).toHaveProperty('reason')
    },
  )

  it('is not read from digits of another number, however long they are', () => {
    for (const text of ['1000000000000000.00', '90000000000000012,00', '9'.repeat(400)])
      expect(parseAmount(text)).toEqual({ reason: importTexts.amountTooLarge })
  })

  it('can be more than ten million dollars only in a sum of the manifest', () => {
    expect(parseAmount('184223170.55')).toEqual({ reason: importTexts.amountTooLarge })
    expect(parseSum('184223170.55')).toEqual({ value: 18_422_317_055 })
  })

  it('is a value or a reason, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        const reading = parseAmount(text)
        expect('value' in reading ? Number.isSafeInteger(reading.value) : reading.reason !== '').toBe(true)
      }),
    )
  })
})

describe('a day', () => {
  it('is the same in every form', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (date) => {
        const value = date.toISOString().slice(0, 10)
        const [year = '', month = '', day = ''] = value.split('-')
        const forms = [value, `${day}.${month}.${year}`, `${Number(day)}.${Number(month)}.${year.slice(2)}`]
        for (const form of forms) expect(parseDay(form)).toEqual({ value })
        expect(parseDay(`${month}/${day}/${year}`, 'month_first')).toEqual({ value })
        expect(parseDay(`${day}/${month}/${year}`, 'day_first')).toEqual({ value })
      }),
    )
  })

  it.for(['2026-02-30', '31.06.2026', '13/13/2026', '2026-3-1', '0000-01-01', '31.03.2026 10:15', 'today'])(
    'is not %s',
    (text) => {
      expect(parseDay(text)).toHaveProperty('reason')
    },
  )
})
