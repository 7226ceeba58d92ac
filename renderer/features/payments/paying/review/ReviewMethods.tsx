/** "Pay with" in a payment review: a single method, or a choice. */
import { Radio } from 'antd'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import * as paymentTexts from '#shared/texts/payments/payments'
import { Button } from '../../../../ui/Button'
import parts from '../../../../ui/panels/parts.module.css'
import { MethodLine } from './MethodLine'
import styles from './review.module.css'

interface Props {
  offered: readonly PaymentProfile[]
  token: string | null
  /** More methods can be shown. */
  hasMore: boolean
  isDisabled: boolean
  onSelect: (token: string) => void
  onShowOthers: () => void
}

export function ReviewMethods({ offered, token, hasMore, isDisabled, onSelect, onShowOthers }: Props) {
  const [singleMethod] = offered
  return (
    <div className={styles.payWith}>
      <p className={parts.small}>{paymentTexts.payWith}</p>
      {offered.length === 1 && singleMethod?.token === token ? (
        <MethodLine method={singleMethod} />
      ) : (
        <Radio.Group
          aria-label={paymentTexts.payWith}
          className={styles.methods}
          value={token}
          disabled={isDisabled}
          options={offered.map((method) => ({
            value: method.token,
            label: <MethodLine method={method} isShort />,
          }))}
          onChange={({ target }) => onSelect(String(target.value))}
        />
      )}
      {hasMore && (
        <Button kind="link" className={styles.others} disabled={isDisabled} onClick={onShowOthers}>
          {paymentTexts.otherMethods}
        </Button>
      )}
    </div>
  )
}
