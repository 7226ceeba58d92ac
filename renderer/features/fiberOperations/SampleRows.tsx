import type { CsvCell } from '#shared/format/csv'
import { DataTable } from '../../ui/lists/DataTable'

interface Props {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly CsvCell[])[]
  /** Only a searched table can be empty. */
  empty?: string
}

export const SampleRows = ({ caption, columns, rows, empty }: Props) => (
  <DataTable
    caption={caption}
    columns={columns.map((title, index) => ({
      key: title,
      title,
      narrow: 'wide',
      isNamed: true,
      render: (row: readonly CsvCell[]) => row[index] || '–',
    }))}
    rows={[...rows]}
    rowKey={(row) => row.join(' ')}
    empty={empty}
  />
)
