/** The number of an account or a customer in a list of staff, which opens the customer; plain text to whoever may not look at customers. */
import styles from './CustomerLink.module.css'
import figures from './panels/figures.module.css'
import * as commonTexts from '#shared/texts/common'

/** As `useViewCustomer` answers it, once for the whole list. */
export interface ViewCustomer {
  mayView: boolean
  view: (customerNumber: string) => void
  /** Who is being opened; null while nobody is. */
  opening: string | null
}

interface Props {
  customers: ViewCustomer
  /** Null where no customer is concerned. */
  number: string | null
  /** What stands there: a number. */
  children: string
}

export const CustomerLink = ({ customers: { mayView, view, opening }, number, children }: Props) =>
  mayView && number !== null ? (
    <button
      type="button"
      className={`${styles.link} ${figures.figures}`}
      title={commonTexts.customerDataViewOf(number)}
      aria-busy={opening === number}
      onClick={() => view(number)}
    >
      {children}
    </button>
  ) : (
    <span className={figures.figures}>{children}</span>
  )
