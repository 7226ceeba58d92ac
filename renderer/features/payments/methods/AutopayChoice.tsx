/** Turns autopay on or off, or changes its method, each after a confirmation. */

import { useState } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { Autopay, PaymentProfile } from '#shared/contract/payments/payments'
import { expiryLabel, methodName } from '#shared/payments/brands'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useUpdateAutopayMutation, useViewBalanceQuery } from '../../../api/payments/payments'
import { autopayRequestOf, balanceRequestOf } from '../../../domain/payments/paymentRequests'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useFocusAfterChange } from '../../../ui/focus/useFocusAfterChange'
import { Select } from '../../../ui/forms/fields/Select'
import { useNotify } from '../../../ui/notices/useNotify'
import { Filter } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { autopayFeeText } from './autopayFeeText'
import { isExpired, sortMethods } from './methodFees'
import saved from './methods.module.css'

/** Includes the expiry, because two cards may end in the same digits. */
function nameOf(method: PaymentProfile): string {
  const expiry = method['credit-card-expiry-date']
  const name = methodName(method.type, method['profile-account-number'])
  return expiry ? autopayTexts.methodWithExpiry(name, expiryLabel(expiry)) : name
}

interface Props {
  account: UserAccount
  methods: PaymentProfile[]
  /** `YYYY-MM-DD` */
  today: string
  status: Autopay
  /** Takes the focus when the pressed button is gone. */
  headingId: string
}

export function AutopayChoice({ account, methods, today, status, headingId }: Props) {
  const usable = sortMethods(methods, today).filter((method) => !isExpired(method, today))
  const [picked, setPicked] = useState<string | null>(null)
  const selectedToken = picked ?? usable.find(({ token }) => token === status.token)?.token ?? usable[0]?.token
  const [confirmation, setConfirmation] = useState<{ newState: 'on' | 'off'; isOpen: boolean }>({
    newState: 'on',
    isOpen: false,
  })
  const openConfirmation = (newState: 'on' | 'off') => () => setConfirmation({ newState, isOpen: true })
  // The dialog keeps its text until its closing animation has ended.
  const close = () => setConfirmation({ ...confirmation, isOpen: false })
  const [update, { isLoading }] = useUpdateAutopayMutation()
  const { data: balance } = useViewBalanceQuery(balanceRequestOf(account))
  const focusHeading = useFocusAfterChange(`${status.autopay_enabled} ${status.token}`, headingId)
  const notify = useNotify()
  const selectedMethod = methods.find(({ token }) => token === selectedToken)

  async function confirm(): Promise<void> {
    const { error } = await update(
      autopayRequestOf(account, confirmation.newState === 'on' ? (selectedToken ?? '') : ''),
    )
    close()
    if (error) return
    setPicked(null)
    notify.snackbar(confirmation.newState === 'on' ? autopayTexts.autopayIsOn : autopayTexts.autopayIsOff)
  }

  return (
    <>
      {usable.length === 0 && !status.autopay_enabled && <p className={parts.small}>{autopayTexts.addMethodHint}</p>}
      {(usable.length > 0 || status.autopay_enabled) && (
        <div className={saved.choices}>
          {usable.length > 0 && (
            <>
              <Filter label={paymentTexts.payWith} htmlFor="autopay-method">
                <Select
                  id="autopay-method"
                  className={saved.methodSelect}
                  value={selectedToken}
                  onChange={setPicked}
                  options={usable.map((method) => ({ value: method.token, label: nameOf(method) }))}
                />
              </Filter>
              <Button
                kind={status.autopay_enabled ? 'normal' : 'primary'}
                disabled={!selectedToken || selectedToken === status.token}
                onClick={openConfirmation('on')}
              >
                {status.autopay_enabled ? autopayTexts.changeMethod : autopayTexts.turnAutopayOn}
              </Button>
            </>
          )}
          {status.autopay_enabled && <Button onClick={openConfirmation('off')}>{autopayTexts.turnAutopayOff}</Button>}
        </div>
      )}
      <ConfirmDialog
        isOpen={confirmation.isOpen}
        title={confirmation.newState === 'off' ? autopayTexts.turnAutopayOff : autopayTexts.consentLabel}
        message={
          confirmation.newState === 'off'
            ? autopayTexts.turnOffEffect
            : autopayTexts.autopayExplanation(
                selectedMethod ? nameOf(selectedMethod) : 'method',
                selectedMethod
                  ? autopayFeeText(selectedMethod['payment-category'], balance?.unpaidBalance ?? null)
                  : '',
              )
        }
        isBusy={isLoading}
        onYes={() => void confirm()}
        onNo={close}
        onClosed={focusHeading}
      />
    </>
  )
}
