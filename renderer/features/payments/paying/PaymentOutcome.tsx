/** What whoever pays is told while the answer is on its way, and where the payment was not accepted. */
import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import styles from '../payments.module.css'
import type { PaymentResult, Progress } from './useMakePayment'

const progressTexts = {
  sent: null,
  slow: 'The bank is slow to answer. Please do not pay again; we are still waiting.',
  offline: 'The connection was lost. Checking what became of your payment…',
  broken: 'The server had a problem. Checking what became of your payment…',
} as const satisfies Record<Progress, string | null>

/** Where an answer takes long. */
export function PaymentProgress({ progress }: { progress: Progress }) {
  const text = progressTexts[progress]
  return <output className={styles.status}>{text && <Alert type="info" title={text} />}</output>
}

/** What came of the last payment, where it was not accepted. */
export function PaymentOutcome({ result }: { result: PaymentResult | null }) {
  if (result?.status === 'unknown') {
    const text = (
      <>
        We could not learn what became of this payment. Check <Link to={paths.paymentHistory}>Payment History</Link>{' '}
        before you pay again.
      </>
    )
    return <Alert type="warning" showIcon title={text} role="alert" />
  }
  if (!result || result.text === '') return null
  const type = result.status === 'PENDING' ? 'warning' : 'error'
  return <Alert type={type} showIcon title={result.text} role="alert" />
}
