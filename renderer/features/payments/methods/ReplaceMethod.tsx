/** Replacing an expired method: the new one is saved first, then autopay moves to it and the old one is removed. */
import { useState } from 'react'
import { methodName } from '#shared/brands'
import type { PaymentProfile } from '#shared/contract/payments'
import { paymentTexts } from '#shared/paymentTexts'
import { autopayChoice } from '../../../api/paymentRequests'
import { useDeletePaymentProfileMutation, useUpdateAutopayMutation } from '../../../api/payments'
import type { OpenLink } from '../../../ui/payments/useAddMethod'
import { useSignedIn } from '../../../session/SignedIn'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useNotify } from '../../../ui/notices/useNotify'
import { AddMethodDialog } from './AddMethodDialog'
import { autopayFee } from './autopayFee'
import { AutopayPlace } from './AutopayPlace'
import { ScheduledWith } from './DeleteMethod'
import styles from './methods.module.css'

interface Props {
  customerNumber: string
  old: PaymentProfile
  methods: readonly PaymentProfile[]
  openLink: OpenLink
  /** The saved methods have changed. */
  onChanged: () => Promise<unknown>
  onDone: () => void
}

const nameOf = (method: PaymentProfile): string => methodName(method.type, method['profile-account-number'])

export function ReplaceMethod({ customerNumber, old, methods, openLink, onChanged, onDone }: Props) {
  const [savedToken, setSavedToken] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(true)
  const replacement = methods.find(({ token }) => token === savedToken)

  function closeAdding(): void {
    setIsAdding(false)
    if (savedToken === null) onDone()
  }

  return (
    <>
      <AddMethodDialog
        isOpen={isAdding}
        openLink={openLink}
        onSaved={(token) => {
          setSavedToken(token)
          void onChanged()
        }}
        onClose={closeAdding}
      />
      {!isAdding && replacement && <RemoveOld {...{ customerNumber, old, replacement, onChanged, onDone }} />}
    </>
  )
}

type RemoveProps = Omit<Props, 'methods' | 'openLink'> & { replacement: PaymentProfile }

function RemoveOld({ customerNumber, old, replacement, onChanged, onDone }: RemoveProps) {
  const { user } = useSignedIn()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const [updateAutopay] = useUpdateAutopayMutation()
  const [remove] = useDeletePaymentProfileMutation()
  const groups = old['autopay-billing-groups']

  /** Answers whether autopay has left the old method. */
  async function moveAutopay(): Promise<boolean> {
    for (const group of groups) {
      const account = user.user_accounts.find(({ crm_billing_group_id }) => crm_billing_group_id === group)
      if (!account) return false
      const { error } = await updateAutopay(autopayChoice(account, replacement.token))
      if (error) return false
    }
    return true
  }

  async function confirm(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    if (await moveAutopay()) {
      const { error } = await remove({ query: { crm_customer_id: customerNumber, token: old.token } })
      notify.snackbar(error ? paymentTexts.deleteFailed : paymentTexts.deleted)
    } else {
      notify.snackbar(`Failed to move autopay. ${nameOf(old)} is still saved.`)
    }
    await onChanged()
    onDone()
  }

  return (
    <ConfirmDialog
      isOpen
      title={groups.length > 0 ? 'Move autopay and remove the old card' : 'Remove the old card'}
      yesText={groups.length > 0 ? 'Move and remove' : 'Remove'}
      noText="Keep both"
      message={
        <>
          <p>{nameOf(replacement)} is saved.</p>
          {groups.length > 0 && (
            <>
              <p>Autopay will charge it instead of {nameOf(old)} for:</p>
              <ul className={styles.bullets}>
                {groups.map((group) => (
                  <AutopayPlace key={group} group={group} />
                ))}
              </ul>
              <p>{autopayFee(replacement['payment-category'], null)}</p>
            </>
          )}
          <ScheduledWith customerNumber={customerNumber} token={old.token} />
          <p>Remove {nameOf(old)} from your account?</p>
        </>
      }
      isBusy={isBusy}
      isDangerous
      onYes={() => void confirm()}
      onNo={onDone}
    />
  )
}
