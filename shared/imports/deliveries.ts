/** Defines the manifest with which the billing system describes a delivery of files. */
import { z } from 'zod/mini'
import { Line, RequiredLine } from '../fields/textFields'
import * as importTexts from '../texts/operations/imports'
import { dateOrders } from './dates'
import { parseSum } from './decimals'
import { subjectNames } from './subjectNames'

/** A complete file that closes more is more likely an export that was cut short, so the manifest has to confirm it. */
export const maxClosedShare = 0.05

const ControlSum = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value, context) => {
    const parsed = parseSum(String(value))
    if ('value' in parsed) return parsed.value
    context.issues.push({ code: 'custom', message: parsed.reason, input: value })
    return z.NEVER
  }),
)

/** The sums of money fields, by field. */
export const ControlSums = z.record(z.string(), ControlSum)

const DeliveredFile = z.strictObject({
  subject: z.enum(subjectNames),
  /** The file is in the folder of the manifest. */
  file: RequiredLine({ name: importTexts.fileName, max: 200 }).check(
    z.regex(/^[^/\\]+$/, { error: importTexts.fileInFolder }),
  ),
  /** The number of rows without the header. */
  rows: z.int().check(z.gte(0)),
  /** The sums of money fields, for the subjects that require them. */
  sums: z._default(ControlSums, {}),
  /** Records that the file doesn't contain are closed. */
  complete: z._default(z.boolean(), false),
  /** How many records a complete file may close. Without it, these are at most 5% of those that are active. */
  closes: z.optional(z.int().check(z.gte(0))),
  /** Tells which part of a date with slashes comes first. Without it, dates that can be read both ways are rejected. */
  dates: z.optional(z.enum(dateOrders)),
})
export type DeliveredFile = z.output<typeof DeliveredFile>

export const Manifest = z.strictObject({
  format: z.literal(1),
  /** The billing system's name of the delivery, such as a day. */
  delivery: RequiredLine({ name: importTexts.deliveryName, max: 100 }),
  /** When the billing system wrote the files. */
  written_at: z.iso.datetime({ offset: true }),
  comment: z._default(Line({ name: importTexts.comment, max: 500 }), ''),
  files: z.array(DeliveredFile).check(
    z.minLength(1),
    z.refine((files) => new Set(files.map(({ subject }) => subject)).size === files.length, {
      error: importTexts.oneFilePerSubject,
    }),
  ),
})
export type Manifest = z.output<typeof Manifest>
