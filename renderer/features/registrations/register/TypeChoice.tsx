import { feeLabel, PaymentType } from '#shared/payments/paymentTypes'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import type { AddMethod } from '../../../domain/payments/useAddMethod'
import parts from '../../../ui/panels/parts.module.css'
import styles from './register.module.css'

/** Offers the payment types, each with its fee. */
export const TypeChoice = ({ addMethod: { state, send } }: { addMethod: AddMethod }) => (
  <fieldset className={styles.types}>
    <legend className={parts.legend}>{registrationTexts.paymentType}</legend>
    {PaymentType.options.map((type) => (
      <label key={type} className={styles.option}>
        <input
          type="radio"
          name="type"
          value={type}
          checked={state.type === type}
          onChange={() => send({ kind: 'typeSelected', type })}
        />
        {paymentMethodTexts.typeLabels[type]}{' '}
        <span className={parts.caption}>{registrationTexts.fee(feeLabel(type))}</span>
      </label>
    ))}
  </fieldset>
)
