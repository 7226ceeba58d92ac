/** Warns when the message belongs to another customer than the one that is open. */
import * as queueDetailTexts from '#shared/texts/cases/queueDetails'
import { useCachedMessage } from '../../../api/cases/queue'
import { useOpenedCustomer } from '../../../domain/customers/useOpenedCustomer'
import parts from '../../../ui/panels/parts.module.css'

export function OtherCustomer({ caseId }: { caseId: string }) {
  const opened = useOpenedCustomer()
  const message = useCachedMessage(caseId)
  if (!opened || !message || message.crm_customer_id === opened.crm_customer_number) return null
  return <span className={parts.below}> {queueDetailTexts.otherCustomerNotice(opened.name)}</span>
}
