/** The number of a request in a list of staff, which opens the request; plain text to whoever may not look at customers. */
import styles from './CustomerLink.module.css'
import figures from './panels/figures.module.css'

/** As `useViewRequest` answers it, once for the whole list. */
export interface ViewRequest {
  mayView: boolean
  view: (customerNumber: string, caseId: string) => void
  /** Whose customer is being opened; null while nobody is. */
  opening: string | null
}

interface Props {
  requests: ViewRequest
  customerNumber: string
  caseId: string
  /** The number of the request. */
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
