/** A fixed-height area for all messages of a payment review, so that none of them moves a button. */
import { Alert } from 'antd'
import parts from '../../../../ui/panels/parts.module.css'
import { blockedText, type MakePaymentState } from '../useMakePayment'
import { PaymentOutcome, PaymentProgress } from './PaymentOutcome'
import styles from './review.module.css'

interface Props {
  /** Null while online. */
  offlineText: string | null
  /** The next step, shown while there is no other message. */
  nextText: string
  payment: MakePaymentState
}

export function ReviewStatus({ offlineText, nextText, payment: { payingToken, progress, result, blocked } }: Props) {
  return (
    <div className={styles.status}>
      <PaymentProgress progress={progress} />
      <PaymentOutcome result={result} />
      <output>
        {payingToken === null && offlineText !== null && <Alert type="warning" showIcon title={offlineText} />}
        {payingToken === null && offlineText === null && blocked && (
          <Alert type="info" showIcon title={blockedText(blocked)} />
        )}
      </output>
      {payingToken === null && offlineText === null && !result && !blocked && <p className={parts.below}>{nextText}</p>}
    </div>
  )
}
