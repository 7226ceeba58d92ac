import { useId, type ReactNode } from 'react'
import styles from './statements.module.css'

interface Props {
  place: string
  /** How much is folded away: "3 charges". */
  count: string
  total: string
  isOpen: boolean
  onToggle: () => void
  /** The rows of the address. */
  children: ReactNode
}

/** One address of a bill in a table: its row with what it comes to, and its rows once it is opened. On paper all are open. */
export function PlaceRows({ place, count, total, isOpen, onToggle, children }: Props) {
  const id = useId()
  return (
    <>
      <tbody className={styles.placeHead}>
        <tr className={styles.place}>
          <th scope="row" colSpan={2}>
            <button
              type="button"
              className={styles.opener}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={place}
              onClick={onToggle}
            >
              {place}
              <span className={styles.detail}>{count}</span>
            </button>
          </th>
          <td>{total}</td>
        </tr>
      </tbody>
      <tbody id={id} className={styles.ofPlace} hidden={!isOpen}>
        {children}
      </tbody>
    </>
  )
}
