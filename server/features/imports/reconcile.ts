/** Compares the rows and the money of a delivery with its manifest. */
import { formatCents } from '#shared/format/money'
import { subjectOf } from '#shared/imports/subjects'
import * as importTexts from '#shared/texts/operations/imports'
import type { FileState } from './deliveries.queries'

/** Returns why a delivery does not add up, in sentences. Without a manifest there is nothing to compare. */
export function reconcile(files: Iterable<FileState>): string[] {
  return [...files].flatMap((file) => {
    const { subject, name, expectedRows, readRows, sums, isComplete } = file
    if (expectedRows === null) return []
    const { sums: summed, canBeComplete } = subjectOf(subject)
    return [
      ...(expectedRows === readRows
        ? []
        : [importTexts.wrongRowCount(name, { expected: expectedRows, read: readRows })]),
      ...summed.flatMap((field) => compareSum(name, { field, sum: sums[field] })),
      ...Object.keys(sums)
        .filter((field) => !summed.includes(field))
        .map((field) => importTexts.unknownSum(name, field)),
      ...(isComplete && canBeComplete && readRows === 0 ? [importTexts.completeWithoutRows(name, subject)] : []),
      ...(isComplete && !canBeComplete ? [importTexts.neverComplete(name, subject)] : []),
    ]
  })
}

interface ComparedSum {
  field: string
  sum: { expected: number | null; read: number } | undefined
}

function compareSum(name: string, { field, sum }: ComparedSum): string[] {
  if (!sum || sum.expected === null) return [importTexts.missingSum(name, field)]
  if (sum.expected === sum.read) return []
  return [importTexts.wrongSum(name, { field, expected: formatCents(sum.expected), read: formatCents(sum.read) })]
}
