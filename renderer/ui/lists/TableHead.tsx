/** The headings of a table. Those of columns that can sort it are buttons. */
import { Icon } from '../icons/Icon'
import styles from './ConsoleTable.module.css'
import type { Column } from './DataTable'
import { nextSort } from './nextSort'
import type { ListSort } from './useListSort'

interface Props<Row> {
  columns: readonly Column<Row>[]
  sorting: ListSort
}

export const TableHead = <Row,>({ columns, sorting }: Props<Row>) => (
  <thead>
    <tr>
      {columns.map(({ key, title, isFigure, isAction }) => (
        <th
          key={key}
          scope="col"
          data-figure={isFigure || undefined}
          data-action={isAction || undefined}
          aria-sort={directionOf(key, sorting.sort)}
        >
          {sorting.columns.includes(key) ? (
            <button
              type="button"
              className={styles.sort}
              onClick={() => sorting.onSort(nextSort(key, sorting.sort, isFigure ?? false))}
            >
              {title}
              <Icon name={sorting.sort === `-${key}` ? 'arrow-down' : 'arrow-up'} className={styles.direction} />
            </button>
          ) : (
            title
          )}
        </th>
      ))}
    </tr>
  </thead>
)

function directionOf(column: string, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}
