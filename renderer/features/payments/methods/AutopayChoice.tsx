/** Turning autopay on or off, or to another method, each after a question. */
import { Button, Select } from 'antd'
import { useState } from 'react'
import { expiryLabel, methodName } from '#shared/brands'
import type { Autopay, PaymentProfile } from '#shared/contract/payments'
import type { UserAccount } from '#shared/contract/userDetails'
import { lateFeeText } from '#shared/lateFee'
import { autopayChoice, balanceOf } from '../../../api/paymentRequests'
import { useUpdateAutopayMutation, useViewBalanceQuery } from '../../../api/payments'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Filter } from '../../../ui/panels/Panel'
import { useNotify } from '../../../ui/notices/useNotify'
import { useFocusAfterChange } from '../../../ui/useFocusAfterChange'
import { autopayFee } from './autopayFee'
import { byFee, isExpired } from './byFee'
import saved from './methods.module.css'
import styles from '../payments.module.css'
import * as paymentTexts from '#shared/texts/payments'

/** With its expiry: two cards may end in the same digits. */
function nameOf(method: PaymentProfile): string {
  const expiry = method['credit-card-expiry-date']
  const name = methodName(method.type, method['profile-account-number'])
  return expiry ? paymentTexts.expires(name, expiryLabel(expiry)) : name
}

interface Props {
  account: UserAccount
  methods: PaymentProfile[]
  /** `YYYY-MM-DD` */
  today: string
  status: Autopay
  /** Where the keyboard goes when its button has gone. */
  headingId: string
}

export function AutopayChoice({ account, methods, today, status, headingId }: Props) {
  const usable = byFee(methods, today).filter((method) => !isExpired(method, today))
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = picked ?? usable.find(({ token }) => token === status.token)?.token ?? usable[0]?.token
  const [question, setQuestion] = useState<{ way: 'on' | 'off'; isOpen: boolean }>({ way: 'on', isOpen: false })
  const ask = (way: 'on' | 'off') => () => setQuestion({ way, isOpen: true })
  // A dialog that closes goes on saying what it said until it has gone.
  const close = () => setQuestion({ ...question, isOpen: false })
  const [update, { isLoading }] = useUpdateAutopayMutation()
  const { data: balance } = useViewBalanceQuery(balanceOf(account))
  const focusHeading = useFocusAfterChange(`${status.autopay_enabled} ${status.token}`, headingId)
  const notify = useNotify()
  const chosenMethod = methods.find(({ token }) => token === chosen)

  async function confirm(): Promise<void> {
    const { error } = await update(autopayChoice(account, question.way === 'on' ? (chosen ?? '') : ''))
    close()
    if (error) return
    setPicked(null)
    notify.snackbar(question.way === 'on' ? paymentTexts.autopayIsOn : paymentTexts.autopayIsOff)
  }

  return (
    <>
      {usable.length === 0 && !status.autopay_enabled && (
        <p className={styles.quiet}>{paymentTexts.addAPaymentMethodTo}</p>
      )}
      {(usable.length > 0 || status.autopay_enabled) && (
        <div className={saved.choices}>
          {usable.length > 0 && (
            <>
              <Filter label={paymentTexts.payWith} htmlFor="autopay-method">
                <Select
                  id="autopay-method"
                  className={saved.methodSelect}
                  value={chosen}
                  onChange={setPicked}
                  options={usable.map((method) => ({ value: method.token, label: nameOf(method) }))}
                />
              </Filter>
              <Button
                type={status.autopay_enabled ? 'default' : 'primary'}
                disabled={!chosen || chosen === status.token}
                onClick={ask('on')}
              >
                {status.autopay_enabled ? paymentTexts.changeMethod : paymentTexts.turnAutopayOn}
              </Button>
            </>
          )}
          {status.autopay_enabled && <Button onClick={ask('off')}>{paymentTexts.turnAutopayOff}</Button>}
        </div>
      )}
      <ConfirmDialog
        isOpen={question.isOpen}
        title={question.way === 'off' ? paymentTexts.turnAutopayOff : paymentTexts.useThisMethodForAutopay}
        message={
          question.way === 'off'
            ? paymentTexts.youllNeedToPayEach(lateFeeText)
            : paymentTexts.wellChargeYourTheFull(
                chosenMethod ? nameOf(chosenMethod) : 'method',
                chosenMethod ? autopayFee(chosenMethod['payment-category'], balance?.unpaidBalance ?? null) : '',
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
