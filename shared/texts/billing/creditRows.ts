/** Texts about the statuses of a credit. */
import type { RowStatus } from '../../billing/credits'

// Fixed by the specification.
export const succeeded = 'Success'
export const failed = (message: string) => `Error:${message}`

// The texts below are not in the specification.
export const statusLabels: Record<RowStatus, string> = {
  not_initiated: 'Not initiated',
  success: succeeded,
  error: 'Failed',
  cancelled: 'Canceled',
}

/** The status of a row on screens and in the report. A credited or failed row has the text that the server recorded. */
export const statusLabel = ({ status, credit_status }: { status: RowStatus; credit_status: string }) =>
  status === 'not_initiated' ? statusLabels.not_initiated : credit_status
