/** The messages about a payment: while its answer is on the way, and when it was not accepted. */
import { Alert } from 'antd'
import styles from '../payments.module.css'
import type { PaymentResult, Progress } from './useMakePayment'
import * as paymentTexts from '#shared/texts/payments'

const progressTexts = {
  sent: null,
  slow: paymentTexts.theBankIsTakingA,
  offline: paymentTexts.connectionLostCheckingWhetherYour,
  broken: paymentTexts.somethingWentWrongOnOur,
} as const satisfies Record<Progress, string | null>

/** Where an answer takes long. */
export function PaymentProgress({ progress }: { progress: Progress }) {
  const text = progressTexts[progress]
  return <output className={styles.status}>{text && <Alert type="info" showIcon title={text} />}</output>
}

/** What came of the last payment, where it was not accepted. One that is not settled has a notice of its own on the page. */
export function PaymentOutcome({ result }: { result: PaymentResult | null }) {
  if (!result || result.text === '' || result.status === 'PENDING') return null
  return <Alert type="error" showIcon title={result.text} role="alert" />
}
