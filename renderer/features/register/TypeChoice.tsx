import { feeLabel, PaymentType, paymentTypes } from '#shared/payments/paymentTypes'
import * as registrationTexts from '#shared/texts/customers/registrations'
import type { AddMethod } from '../../domain/payments/useAddMethod'
import styles from './register.module.css'

/** Offers the payment types, each with its fee. */
export const TypeChoice = ({ addMethod: { state, send } }: { addMethod: AddMethod }) => (
  <fieldset className={styles.types}>
    <legend>{registrationTexts.paymentType}</legend>
    {PaymentType.options.map((type) => (
      <label key={type} className={styles.option}>
        <input
          type="radio"
          name="type"
          value={type}
          checked={state.type === type}
          onChange={() => send({ kind: 'typeChosen', type })}
        />
        {paymentTypes[type].label} <span className={styles.fee}>{registrationTexts.fee(feeLabel(type))}</span>
      </label>
    ))}
  </fieldset>
)
