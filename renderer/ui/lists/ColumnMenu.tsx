/** Chooses the columns that a table shows. */
import * as tableTexts from '#shared/texts/tables'
import { Checkbox } from '../Checkbox'
import more from '../dialogs/MoreActions.module.css'
import { Popup } from '../dialogs/Popup'
import styles from './ConsoleTable.module.css'
import type { ColumnChoice } from './useColumnChoice'

export const ColumnMenu = <Row,>({ optional, isChanged, onToggle, onShowAll }: ColumnChoice<Row>) => (
  <Popup button={tableTexts.columns} label={tableTexts.columns} buttonClassName={more.more}>
    {() => (
      <div className={styles.columnMenu}>
        {optional.map(({ key, title, isShown }) => (
          <Checkbox key={key} checked={isShown} onChange={() => onToggle(key)}>
            {title}
          </Checkbox>
        ))}
        {isChanged && (
          <button type="button" className={more.hidden} onClick={onShowAll}>
            {tableTexts.showAllColumns}
          </button>
        )}
      </div>
    )}
  </Popup>
)
