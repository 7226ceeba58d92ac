/** A table for lists of staff: sorted by its headings, with a choice of columns. Both are in the URL. */
import { ColumnMenu } from './ColumnMenu'
import styles from './ConsoleTable.module.css'
import { DataTable, type DataTableProps } from './DataTable'
import { SortSelect } from './SortSelect'
import { useColumnChoice } from './useColumnChoice'

export function ConsoleTable<Row>({ columns, sorting, ...tableProps }: DataTableProps<Row>) {
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
      <DataTable {...tableProps} columns={choice.shown} sorting={sorting} />
    </div>
  )
}
