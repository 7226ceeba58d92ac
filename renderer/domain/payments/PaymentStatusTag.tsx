/** The status of a payment, with the bank's reason if there is one. */

import type { PaymentStatus } from '#shared/contract/payments/payments'
import * as paymentTexts from '#shared/texts/payments/payments'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import styles from './PaymentStatusTag.module.css'
import { type PaymentRow, paymentStatusColors } from './paymentRow'

export const PaymentStatusTag = ({ status, reason = '' }: { status: PaymentStatus; reason?: string }) => (
  <StatusTag status={paymentTexts.statusLabels[status]} color={paymentStatusColors[status]} reason={reason} />
)

/** The same for a row of a list. */
export const StatusTag = ({ status, color, reason }: Pick<PaymentRow, 'status' | 'color' | 'reason'>) => (
  <span className={styles.tag}>
    <Tag color={color}>{status}</Tag>
    {reason && <span className={parts.small}>{reason}</span>}
  </span>
)
