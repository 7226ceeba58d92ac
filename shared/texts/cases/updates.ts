/** Texts of the updates in the bell of the header. */
import type { Update } from '../../contract/customers/updates'

export function updateText({ kind, by, case_no }: Pick<Update, 'kind' | 'by' | 'case_no'>): string {
  switch (kind) {
    case 'message_assigned':
      return `${by} assigned message ${case_no} to you.`
    case 'customer_replied':
      return `${by} replied to message ${case_no}, which is assigned to you.`
    case 'care_replied':
      return `Customer care replied to ${case_no}.`
    case 'refund_requested':
      return `${by} requested a refund that’s waiting for approval.`
    case 'credits_requested':
      return `${by} requested credits that are waiting for approval.`
    case 'access_change_requested':
      return `${by} requested an access change that’s waiting for approval.`
  }
}
