/** Shows one saved payment method with its expiry and actions. */
import type { ReactNode } from 'react'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { lastFour } from '#shared/format/lastFour'
import { brandName, expiryLabel } from '#shared/payments/brands'
import { describeBill } from '#shared/services/describeBill'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { BrandLogo } from '../../../domain/payments/BrandLogo'
import { expiryState } from '../../../domain/payments/methodDisplay'
import { useSignedIn } from '../../../session/SignedIn'
import parts from '../../../ui/panels/parts.module.css'
import { Tag } from '../../../ui/Tag'
import saved from './methods.module.css'

interface Props {
  method: PaymentProfile
  /** `YYYY-MM-DD` */
  today: string
  /** Replaces the line below the name. */
  note?: string | null
  children?: ReactNode
}

export function SavedMethod({ method, today, note = null, children }: Props) {
  const expiry = method['credit-card-expiry-date']
  const state = expiryState(expiry, today)
  const name = brandName(method.type)
  const description = method['profile-description']
  const digits = lastFour(method['profile-account-number'])
  const { user } = useSignedIn()
  const groups = method['autopay-billing-groups']
  const autopay = describeBill(user, (account) => groups.includes(account.crm_billing_group_id)).servicesInSentence
  return (
    <li className={saved.method}>
      <BrandLogo type={method.type} />
      <div className={saved.methodText}>
        <p className={saved.methodName}>
          {name}
          {digits && <span className={saved.digits}> •••• {digits}</span>}
          {expiry && state === 'expired' && <Tag color="error">{paymentMethodTexts.expired(expiryLabel(expiry))}</Tag>}
          {state === 'soon' && <Tag color="warning">{paymentMethodTexts.expiresSoon}</Tag>}
          {method['is-default'] && <Tag>{paymentMethodTexts.defaultMethod}</Tag>}
          {autopay !== '' && <Tag>{autopayTexts.autopay(autopay)}</Tag>}
        </p>
        <p className={parts.small} hidden={note !== null}>
          {/* Without digits, only the provider's description distinguishes one account from another. */}
          {[
            digits ? method['card-holder-name'] : description !== name && description,
            expiry && state !== 'expired' && paymentMethodTexts.expiresOn(expiryLabel(expiry)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {note !== null && <p className={parts.problem}>{note}</p>}
      </div>
      {children && <div className={saved.methodActions}>{children}</div>}
    </li>
  )
}
