/** Shows a saved method in a review: logo, name and, unless short, its expiry. */

import type { PaymentProfile } from '#shared/contract/payments/payments'
import { expiryLabel, methodName } from '#shared/payments/brands'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { BrandLogo } from '../../../../domain/payments/BrandLogo'
import parts from '../../../../ui/panels/parts.module.css'
import styles from './review.module.css'

export function MethodLine({ method, isShort = false }: { method: PaymentProfile; isShort?: boolean }) {
  const expiry = method['credit-card-expiry-date']
  return (
    <span className={styles.method}>
      <BrandLogo type={method.type} />
      <span>
        {methodName(method.type, method['profile-account-number'])}
        {expiry && !isShort && <span className={parts.below}>{paymentMethodTexts.expiresOn(expiryLabel(expiry))}</span>}
      </span>
    </span>
  )
}
