/** Describes what a delivery did as a table in text. */
import type { FileState } from './deliveries.queries'

const headings = ['Subject', 'Read', 'Added', 'Changed', 'Unchanged', 'Closed', 'Rejected']

export function describeFiles(files: readonly FileState[]): string[] {
  const rows = files.map((file) => [
    file.subject,
    ...[file.readRows, file.addedRows, file.changedRows, file.unchangedRows, file.closedRows, file.rejectedRows].map(
      (count) => count.toLocaleString('en-US'),
    ),
  ])
  const lines = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}
