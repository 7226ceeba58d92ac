/** Texts of the updates in the bell of the header. */
import type { Update } from '../../contract/customers/updates'

export function updateText({
  kind,
  by,
  case_no,
  is_message,
}: Pick<Update, 'kind' | 'by' | 'case_no' | 'is_message'>): string {
  switch (kind) {
    case 'message_assigned':
      return `${by} assigned message ${case_no} to you.`
    case 'request_assigned':
      return `${by} assigned request ${case_no} to you.`
    case 'customer_replied':
      return is_message ? `${by} replied to message ${case_no}.` : `${by} replied to request ${case_no}.`
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

/** Headings of the groups in the bell. */
export const assignedToYou = 'Assigned to you'
export const repliesToYou = 'New replies'
export const waitingForApproval = 'Waiting for your approval'
export const times = (count: number) => `${count} times`
