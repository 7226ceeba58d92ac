/** Sorts a table on narrow screens, which show no headings. */
import * as tableTexts from '#shared/texts/tables'
import styles from './ConsoleTable.module.css'
import type { Column } from './DataTable'
import type { ListSort } from './useListSort'

interface Props<Row> {
  columns: readonly Column<Row>[]
  sorting: ListSort
}

export const SortSelect = <Row,>({ columns, sorting }: Props<Row>) => (
  <label className={styles.sortSelect}>
    <span>{tableTexts.sortBy}</span>
    <select value={sorting.sort ?? ''} onChange={({ target }) => sorting.onSort(target.value || undefined)}>
      <option value="">{tableTexts.usualOrder}</option>
      {columns
        .filter(({ key }) => sorting.columns.includes(key))
        .flatMap(({ key, title }) => [
          <option key={key} value={key}>
            {tableTexts.ascendingBy(title)}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {tableTexts.descendingBy(title)}
          </option>,
        ])}
    </select>
  </label>
)
