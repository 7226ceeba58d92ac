/** "Pay with" in a payment review: one method, or a choice. */
import { Button, Radio } from 'antd'
import type { PaymentProfile } from '#shared/contract/payments'
import { MethodLine } from './MethodLine'
import styles from './review.module.css'
import * as paymentTexts from '#shared/texts/payments'

interface Props {
  offered: readonly PaymentProfile[]
  token: string | null
  /** Whether there are more than the offered ones. */
  hasMore: boolean
  isDisabled: boolean
  onChoose: (token: string) => void
  onMore: () => void
}

export function ReviewMethods({ offered, token, hasMore, isDisabled, onChoose, onMore }: Props) {
  const [only] = offered
  return (
    <div className={styles.payWith}>
      <p className={styles.label}>{paymentTexts.payWith}</p>
      {offered.length === 1 && only?.token === token ? (
        <MethodLine method={only} />
      ) : (
        <Radio.Group
          aria-label={paymentTexts.payWith}
          className={styles.methods}
          value={token}
          disabled={isDisabled}
          options={offered.map((one) => ({
            value: one.token,
            label: <MethodLine method={one} isShort />,
          }))}
          onChange={({ target }) => onChoose(String(target.value))}
        />
      )}
      {hasMore && (
        <Button type="link" className={styles.others} disabled={isDisabled} onClick={onMore}>
          {paymentTexts.otherMethods}
        </Button>
      )}
    </div>
  )
}
