import { feeLabel, PaymentType } from '#shared/payments/paymentTypes'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import type { AddMethod } from '../../../domain/payments/useAddMethod'
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
        {paymentMethodTexts.typeLabels[type]}{' '}
        <span className={styles.fee}>{registrationTexts.fee(feeLabel(type))}</span>
      </label>
    ))}
  </fieldset>
)
