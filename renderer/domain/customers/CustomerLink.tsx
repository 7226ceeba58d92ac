/**
 * An account or customer number in a staff list. It links to the customer, or is plain text without the right to open
 * them.
 */

import { Link } from 'react-router-dom'
import { customerUrl } from '#shared/pages/customerUrl'
import * as commonTexts from '#shared/texts/common'
import { onPlainClick } from '../../ui/onPlainClick'
import figures from '../../ui/panels/figures.module.css'
import styles from './CustomerLink.module.css'
import type { useViewCustomer } from './useViewCustomer'

/** The result of `useViewCustomer`, which is called once for the whole list. */
export type ViewCustomer = ReturnType<typeof useViewCustomer>

interface Props {
  customers: ViewCustomer
  /** Null when the row concerns no customer. */
  number: string | null
  /** The billing account to select, if the row concerns one. */
  billingAccount?: string
  /** The number that is displayed. */
  children: string
}

export function CustomerLink({ customers: { mayView, view, opening }, number, billingAccount, children }: Props) {
  if (!mayView || number === null) return <span className={figures.figures}>{children}</span>
  return (
    <Link
      to={customerUrl(number, { billingAccount })}
      className={`${styles.link} ${figures.figures}`}
      title={commonTexts.customerView(number)}
      aria-busy={opening === number}
      // The list stays until the customer is loaded.
      onClick={onPlainClick(() => void view(number, { billingAccount }))}
    >
      {children}
    </Link>
  )
}
