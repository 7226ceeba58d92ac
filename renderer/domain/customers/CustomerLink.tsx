/**
 * An account or customer number in a staff list. It opens the customer, or is plain text without the right to do so.
 */

import * as commonTexts from '#shared/texts/common'
import figures from '../../ui/panels/figures.module.css'
import styles from './CustomerLink.module.css'

/** The result of `useViewCustomer`, which is called once for the whole list. */
export interface ViewCustomer {
  mayView: boolean
  view: (customerNumber: string) => void
  /** The number of the customer being opened; null when there is none. */
  opening: string | null
}

interface Props {
  customers: ViewCustomer
  /** Null when the row concerns no customer. */
  number: string | null
  /** The number that is displayed. */
  children: string
}

export const CustomerLink = ({ customers: { mayView, view, opening }, number, children }: Props) =>
  mayView && number !== null ? (
    <button
      type="button"
      className={`${styles.link} ${figures.figures}`}
      title={commonTexts.customerView(number)}
      aria-busy={opening === number}
      onClick={() => view(number)}
    >
      {children}
    </button>
  ) : (
    <span className={figures.figures}>{children}</span>
  )
