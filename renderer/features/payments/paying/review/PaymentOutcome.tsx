/** The messages about a payment during processing and when it was not accepted. */
import { Alert } from 'antd'
import * as paymentTexts from '#shared/texts/payments/payments'
import styles from '../../payments.module.css'
import type { PaymentResult } from '../sending/usePay'
import type { Progress } from '../useMakePayment'

const progressTexts = {
  sent: null,
  slow: paymentTexts.bankSlow,
  offline: paymentTexts.connectionLost,
  broken: paymentTexts.failureChecking,
} as const satisfies Record<Progress, string | null>

/** Shown when a response takes long. */
export function PaymentProgress({ progress }: { progress: Progress }) {
  const text = progressTexts[progress]
  return <output className={styles.status}>{text && <Alert type="info" showIcon title={text} />}</output>
}

/** Shown when the last payment was not accepted. An unsettled payment has its own notice on the page. */
export function PaymentOutcome({ result }: { result: PaymentResult | null }) {
  if (!result || result.text === '' || result.status === 'PENDING') return null
  return <Alert type="error" showIcon title={result.text} role="alert" />
}
