import { feeLabel, PaymentType, paymentTypes } from '#shared/paymentTypes'
import type { AddMethod } from '../../ui/payments/useAddMethod'
import styles from './register.module.css'

/** The ways to pay, each with its fee. */
export const TypeChoice = ({ addMethod: { state, send } }: { addMethod: AddMethod }) => (
  <fieldset className={styles.types}>
    <legend>Payment type</legend>
    {PaymentType.options.map((type) => (
      <label key={type} className={styles.option}>
        <input
          type="radio"
          name="type"
          value={type}
          checked={state.type === type}
          onChange={() => send({ kind: 'typeChosen', type })}
        />
        {paymentTypes[type].label} <span className={styles.fee}>{feeLabel(type)} fee</span>
      </label>
    ))}
  </fieldset>
)
