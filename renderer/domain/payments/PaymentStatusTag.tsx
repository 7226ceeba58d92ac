/** The status of a payment, with the bank's reason if there is one. */

import type { PaymentStatus } from '#shared/contract/payments/payments'
import * as paymentTexts from '#shared/texts/payments/payments'
import parts from '../../ui/panels/parts.module.css'
import { Tag, type TagColor } from '../../ui/Tag'
import styles from './PaymentStatusTag.module.css'

const colors: Record<PaymentStatus, TagColor> = {
  pending: 'processing',
  posted: 'success',
  declined: 'error',
  failed: 'error',
  returned: 'error',
  refunded: 'default',
}

export const PaymentStatusTag = ({ status, reason }: { status: PaymentStatus; reason?: string }) => (
  <span className={styles.tag}>
    <Tag color={colors[status]}>{paymentTexts.statusLabels[status]}</Tag>
    {reason && <span className={parts.small}>{reason}</span>}
  </span>
)
