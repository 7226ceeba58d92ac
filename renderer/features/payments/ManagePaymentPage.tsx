/** /managePayment: the saved methods, a new one, autopay, and the way to paying. */
import { Button } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers'
import type { PaymentProfile } from '#shared/contract/payments'
import { paymentTexts } from '#shared/texts'
import { useDeletePaymentProfileMutation, useListPaymentProfilesQuery } from '../../api/payments'
import { paths } from '../../paths'
import { billOf } from '../../session/billOf'
import { useSignedIn } from '../../session/SignedIn'
import { useMay } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Modal } from '../../ui/Modal'
import { PageState } from '../../ui/PageState'
import { useNotify } from '../../ui/useNotify'
import { AddMethodDialog } from './AddMethodDialog'
import { AutopayPanel } from './AutopayPanel'
import { methodName } from '../../ui/brandOf'
import { NoAccount } from './NoAccount'
import styles from './payments.module.css'
import { profilesOf } from '../../api/paymentRequests'
import { SavedMethod } from './SavedMethod'
import { useOpenLink } from './usePaying'

export function ManagePaymentPage() {
  const { account } = useSelected()
  return account ? <Methods key={account.crm_service_account_id} account={account} /> : <NoAccount />
}

function Methods({ account }: { account: UserAccount }) {
  const profiles = useListPaymentProfilesQuery(profilesOf(account))
  const openLink = useOpenLink(account.crm_customer_number)
  const mayChange = useMay('MANAGEPAYMENT.write')
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const [unwanted, setUnwanted] = useState<PaymentProfile | null>(null)
  const today = dayjs().format('YYYY-MM-DD')

  return (
    <div className={styles.page}>
      <section className={styles.panel} aria-labelledby="saved-methods">
        <div className={styles.panelHead}>
          <h2 id="saved-methods">Saved payment methods</h2>
          {mayChange && (
            <div className={styles.methodActions}>
              <Button onClick={() => setIsAdding(true)}>Add payment method</Button>
              <Button type="primary" onClick={() => void navigate(paths.payment)}>
                Make payment
              </Button>
            </div>
          )}
        </div>
        <PageState query={profiles} what="Your payment methods">
          {(methods) =>
            methods.length === 0 ? (
              <p className={styles.empty}>{paymentTexts.noMethods}</p>
            ) : (
              <ul className={styles.methods}>
                {methods.map((method) => (
                  <SavedMethod key={method.token} method={method} today={today}>
                    {mayChange && (
                      <Button
                        type="text"
                        aria-label={`Delete ${methodName(method.type, method['profile-account-number'])}`}
                        onClick={() => setUnwanted(method)}
                      >
                        Delete
                      </Button>
                    )}
                  </SavedMethod>
                ))}
              </ul>
            )
          }
        </PageState>
      </section>

      <AutopayPanel
        key={account.crm_billing_group_id}
        account={account}
        methods={profiles.data ?? []}
        today={today}
        mayChange={mayChange}
      />

      <AddMethodDialog
        isOpen={isAdding}
        openLink={openLink}
        onSaved={() => void profiles.refetch()}
        onClose={() => setIsAdding(false)}
      />
      <DeleteMethod customerNumber={account.crm_customer_number} method={unwanted} onDone={() => setUnwanted(null)} />
    </div>
  )
}

interface DeleteMethodProps {
  customerNumber: string
  method: PaymentProfile | null
  onDone: () => void
}

function DeleteMethod({ customerNumber, method, onDone }: DeleteMethodProps) {
  const [remove, { isLoading }] = useDeletePaymentProfileMutation()
  const notify = useNotify()

  async function confirm(): Promise<void> {
    if (!method) return
    const { error } = await remove({ query: { crm_customer_id: customerNumber, token: method.token } })
    notify.snackbar(error ? paymentTexts.deleteFailed : paymentTexts.deleted)
    onDone()
  }

  const name = method ? methodName(method.type, method['profile-account-number']) : ''
  const groups = method?.['autopay-billing-groups'] ?? []
  if (groups.length > 0) return <UsedByAutopay name={name} groups={groups} onClose={onDone} />
  return (
    <ConfirmDialog
      isOpen={method !== null}
      title="Delete payment method"
      message={`Your ${name} will be forgotten by us and by our payment provider. Payments already made with it are not affected. Delete it?`}
      isBusy={isLoading}
      isDangerous
      onYes={() => void confirm()}
      onNo={onDone}
    />
  )
}

interface UsedByAutopayProps {
  name: string
  groups: string[]
  onClose: () => void
}

/** There is nothing to ask: the method stays until autopay has another one. */
function UsedByAutopay({ name, groups, onClose }: UsedByAutopayProps) {
  const { user } = useSignedIn()
  return (
    <Modal isOpen title="Autopay uses this method" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <p>Your {name} pays by itself for:</p>
      <ul className={styles.bullets}>
        {groups.map((group) => {
          const { services, place } = billOf(user, (account) => account.crm_billing_group_id === group)
          return (
            <li key={group}>
              {services} at {place}
            </li>
          )
        })}
      </ul>
      <p>Choose another method for autopay there, or turn it off, before you delete this one.</p>
    </Modal>
  )
}
