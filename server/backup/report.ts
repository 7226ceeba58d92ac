/** Describes a backup in a few lines, for the person who made or restored it. */

import { formatFileSize } from '#shared/format/fileSize'
import { formatCents } from '#shared/format/money'
import { quantity } from '#shared/format/plural'
import type { BackupManifest } from './manifest'

export function describeBackup({ tables, files, books }: BackupManifest): string[] {
  const rowCount = tables.reduce((sum, { rows }) => sum + rows, 0)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return [
    `  ${quantity(rowCount, 'row', 'rows')} in ${tables.length} tables`,
    `  ${quantity(files.length, 'file', 'files')} (${formatFileSize(bytes)})`,
    `  ${quantity(books.accounts, 'billing account', 'billing accounts')} with a total balance of ${formatCents(Number(books.balances))}`,
    `  ${quantity(books.statements, 'bill', 'bills')} with ${formatCents(Number(books.billed))} in charges`,
    `  ${quantity(books.payments, 'posted payment', 'posted payments')} of ${formatCents(Number(books.paid))}`,
  ]
}
