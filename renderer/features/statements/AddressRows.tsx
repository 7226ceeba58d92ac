import { type ReactNode, useId } from 'react'
import parts from '../../ui/panels/parts.module.css'
import styles from './statements.module.css'

interface Props {
  place: string
  /** For example "3 charges". */
  count: string
  total: string
  isOpen: boolean
  onToggle: () => void
  /** These are the rows of the address. */
  children: ReactNode
}

/** Shows one address of a bill in a table, collapsed to its total. All addresses are expanded in print. */
export function AddressRows({ place, count, total, isOpen, onToggle, children }: Props) {
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
              <span className={parts.below}>{count}</span>
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
