/** A table for lists of staff: sorted by its headings, with a choice of columns. Both are in the URL. */
import { ColumnMenu } from './ColumnMenu'
import styles from './ConsoleTable.module.css'
import { DataTable, type DataTableProps } from './DataTable'
import { SortSelect } from './SortSelect'
import { TableHead } from './TableHead'
import { useColumnChoice } from './useColumnChoice'
import type { ListSort } from './useListSort'

interface Props<Row> extends Omit<DataTableProps<Row>, 'head'> {
  /** For lists that the server sorts by the chosen column. */
  sorting?: ListSort | undefined
}

export function ConsoleTable<Row>({ columns, sorting, ...tableProps }: Props<Row>) {
  const choice = useColumnChoice(columns)
  const hasTools = tableProps.rows.length > 0 && (sorting !== undefined || choice.optional.length > 0)
  return (
    <div className={styles.table}>
      {hasTools && (
        <div className={styles.tools}>
          {sorting && <SortSelect columns={columns} sorting={sorting} />}
          {choice.optional.length > 0 && <ColumnMenu {...choice} />}
        </div>
      )}
      <DataTable
        {...tableProps}
        columns={choice.shown}
        head={sorting && <TableHead columns={choice.shown} sorting={sorting} />}
      />
    </div>
  )
}
