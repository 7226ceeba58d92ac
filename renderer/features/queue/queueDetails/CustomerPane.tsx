/** Shows the customer of a message with contact details, a summary and a link to the customer data view. */

import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import { CustomerLink } from '../../../domain/customers/CustomerLink'
import { useViewCustomer } from '../../../domain/customers/useViewCustomer'
import { Button } from '../../../ui/Button'
import { EmailText } from '../../../ui/EmailText'
import { phoneMask } from '../../../ui/forms/phoneMask'
import styles from '../queue.module.css'
import { CustomerSummary } from './CustomerSummary'
import detailStyles from './details.module.css'

export function CustomerPane({ message }: { message: QueuedMessage }) {
  const { crm_customer_id: number, name, phone, email, street_address: street } = message
  const customers = useViewCustomer()
  const { mayView, view, opening } = customers

  return (
    <section className={styles.part} aria-label={commonTexts.customer}>
      <h3 className={styles.count}>{name}</h3>
      <ul className={detailStyles.facts}>
        <li>
          <CustomerLink customers={customers} number={number}>
            {number}
          </CustomerLink>
        </li>
        {street !== '' && <li>{street}</li>}
        {phone !== '' && (
          <li>
            <a href={`tel:+1${phone}`}>{phoneMask(phone)}</a>
          </li>
        )}
        {email !== '' && (
          <li>
            <a href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          </li>
        )}
      </ul>
      <CustomerSummary caseId={message.case_id} customerNumber={number} />
      {mayView && (
        <Button isBusy={opening !== null} onClick={() => void view(number)}>
          {pageTexts.customerDataView}
        </Button>
      )}
    </section>
  )
}
