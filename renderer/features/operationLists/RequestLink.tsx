/** A request number in a staff list. It opens the request, or is plain text without the right to open customers. */

import styles from '../../domain/customers/CustomerLink.module.css'
import figures from '../../ui/panels/figures.module.css'

/** The result of `useViewRequest`, which is called once for the whole list. */
export interface ViewRequest {
  mayView: boolean
  view: (customerNumber: string, caseId: string) => void
  /** The number of the customer being opened; null when there is none. */
  opening: string | null
}

interface Props {
  requests: ViewRequest
  customerNumber: string
  caseId: string
  /** The request number. */
  children: string
}

export const RequestLink = ({ requests: { mayView, view, opening }, customerNumber, caseId, children }: Props) =>
  mayView ? (
    <button
      type="button"
      className={`${styles.link} ${figures.figures}`}
      aria-busy={opening === customerNumber}
      onClick={() => view(customerNumber, caseId)}
    >
      {children}
    </button>
  ) : (
    <span className={figures.figures}>{children}</span>
  )
