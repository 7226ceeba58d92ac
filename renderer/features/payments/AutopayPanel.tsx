/** Autopay of the selected billing account: on or off, with which method, and what that means. */
import { Button, Select } from 'antd'
import { useState } from 'react'
import { methodName } from '#shared/brands'
import type { Autopay, PaymentProfile } from '#shared/contract/payments'
import type { UserAccount } from '#shared/contract/customers'
import { formatDay } from '#shared/dates'
import { useGetAutopayQuery, useUpdateAutopayMutation, useViewBalanceQuery } from '../../api/payments'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { PageState } from '../../ui/PageState'
import { Filter, Panel } from '../../ui/Panel'
import { useNotify } from '../../ui/useNotify'
import { expiryState } from '../../ui/methodLooks'
import { autopayFee } from './autopayFee'
import styles from './payments.module.css'
import { autopayChoice, autopayOf, balanceOf } from '../../api/paymentRequests'

interface Props {
  account: UserAccount
  methods: PaymentProfile[]
  /** `YYYY-MM-DD` */
  today: string
  mayChange: boolean
}

const nameOf = (method: PaymentProfile): string => methodName(method.type, method['profile-account-number'])

export function AutopayPanel({ account, methods, today, mayChange }: Props) {
  const autopay = useGetAutopayQuery(autopayOf(account))
  return (
    <Panel title={`Autopay for billing account ${account.crm_billing_account_number}`}>
      <PageState query={autopay} what="Autopay" rows={2}>
        {(status) => <AutopayStatus key={status.token} {...{ account, methods, today, mayChange, status }} />}
      </PageState>
    </Panel>
  )
}

function AutopayStatus({ account, methods, today, mayChange, status }: Props & { status: Autopay }) {
  const usable = methods.filter((method) => expiryState(method['credit-card-expiry-date'], today) !== 'expired')
  const current = methods.find(({ token }) => token === status.token)
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = picked ?? usable.find(({ token }) => token === status.token)?.token ?? usable[0]?.token
  const [asked, setAsked] = useState<'on' | 'off' | null>(null)
  const [update, { isLoading }] = useUpdateAutopayMutation()
  const { data: balance } = useViewBalanceQuery(balanceOf(account))
  const notify = useNotify()
  const chosenMethod = methods.find(({ token }) => token === chosen)

  async function confirm(): Promise<void> {
    const { error } = await update(autopayChoice(account, asked === 'on' ? (chosen ?? '') : ''))
    setAsked(null)
    if (!error) notify.snackbar(asked === 'on' ? 'Autopay is on.' : 'Autopay is off.')
  }

  return (
    <>
      <p>
        {status.autopay_enabled
          ? `On: each bill is paid in full the day before it is due, with your ${current ? nameOf(current) : 'saved method'}.${status.next_date ? ` Next payment ${formatDay(status.next_date)}.` : ' Nothing is due right now.'}`
          : 'Off: you pay each bill yourself.'}
      </p>
      {current && expiryState(current['credit-card-expiry-date'], today) === 'expired' && (
        <p role="alert">The card that autopay uses has expired. Choose another one, or the next bill stays unpaid.</p>
      )}
      {mayChange && usable.length === 0 && !status.autopay_enabled && (
        <p className={styles.quiet}>Add a payment method to turn autopay on.</p>
      )}
      {mayChange && (usable.length > 0 || status.autopay_enabled) && (
        <div className={styles.choices}>
          {usable.length > 0 && (
            <>
              <Filter label="Pay with" htmlFor="autopay-method">
                <Select
                  id="autopay-method"
                  className={styles.methodSelect}
                  value={chosen}
                  onChange={setPicked}
                  options={usable.map((method) => ({ value: method.token, label: nameOf(method) }))}
                />
              </Filter>
              <Button
                type={status.autopay_enabled ? 'default' : 'primary'}
                disabled={!chosen || chosen === status.token}
                onClick={() => setAsked('on')}
              >
                {status.autopay_enabled ? 'Change method' : 'Turn autopay on'}
              </Button>
            </>
          )}
          {status.autopay_enabled && <Button onClick={() => setAsked('off')}>Turn autopay off</Button>}
        </div>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'off' ? 'Turn autopay off' : 'Use this method for autopay'}
        message={
          asked === 'off'
            ? 'You will have to pay each bill yourself by its due date. A late bill has a fee of 1.5% or $1, whichever is more.'
            : `We will charge your ${chosenMethod ? nameOf(chosenMethod) : 'method'} the full balance the day before each bill is due. ${chosenMethod ? autopayFee(chosenMethod['payment-category'], balance?.unpaidBalance ?? null) : ''} You can turn this off at any time.`
        }
        isBusy={isLoading}
        onYes={() => void confirm()}
        onNo={() => setAsked(null)}
      />
    </>
  )
}
