/** The charges of one address: its row with the subtotal, and its lines once it is opened. On paper all are open. */
import { useId } from 'react'
import type { StatementLine } from '#shared/contract/statements'
import { formatCents, type Cents } from '#shared/money'
import { StatementLineRow } from './StatementLineRow'
import styles from './statements.module.css'

interface Props {
  place: string
  lines: readonly StatementLine[]
  subtotal: Cents
  isOpen: boolean
  onToggle: () => void
}

export function LinesOfPlace({ place, lines, subtotal, isOpen, onToggle }: Props) {
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
              <span className={styles.detail}>{lines.length === 1 ? '1 charge' : `${lines.length} charges`}</span>
            </button>
          </th>
          <td>{formatCents(subtotal)}</td>
        </tr>
      </tbody>
      <tbody id={id} className={styles.ofPlace} hidden={!isOpen}>
        {lines.map((line, index) => (
          // Lines of a statement never change their order, and two may read alike.
          <StatementLineRow key={index} line={line} />
        ))}
      </tbody>
    </>
  )
}
