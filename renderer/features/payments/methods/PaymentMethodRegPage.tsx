/** /paymentMethodReg: a payment method on a page of its own, for whoever comes from a registration or a mail. */
import { Alert, Checkbox } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { isStaff } from '#shared/access'
import type { UserAccount } from '#shared/contract/userDetails'
import { profilesOf } from '../../../api/paymentRequests'
import { useListPaymentProfilesQuery } from '../../../api/payments'
import { paths } from '../../../paths'
import { useDraft } from '../../../session/useDraft'
import { useMay } from '../../../session/useMay'
import { useSignedIn } from '../../../session/SignedIn'
import { useSelected } from '../../../session/useSelected'
import { NoAccount } from '../../../ui/states/NoAccount'
import { EmptyPanel, PageStack, Panel } from '../../../ui/panels/Panel'
import { AddMethodPanel } from './AddMethodPanel'
import { AddedMethod } from './AddedMethod'
import styles from '../payments.module.css'
import { useOpenLink } from '../paying/usePaying'

export function PaymentMethodRegPage() {
  const { user } = useSignedIn()
  const { account } = useSelected()
  const mayAdd = useMay('MANAGEPAYMENT.write')
  if (!account) return <NoAccount isStaff={isStaff(user.userTypeCode)} what="nothing to pay" />
  if (!mayAdd) {
    return (
      <EmptyPanel>
        <p>
          Your sign-in may look at payment methods and not add any. Ask the account holder, or see{' '}
          <Link to={paths.managePayment}>the saved ones</Link>.
        </p>
      </EmptyPanel>
    )
  }
  return <AddForAccount key={account.crm_service_account_id} account={account} />
}

const noChoice: { forAutopay: boolean } = { forAutopay: false }

function AddForAccount({ account }: { account: UserAccount }) {
  const navigate = useNavigate()
  const openLink = useOpenLink(account.crm_customer_number)
  const profiles = useListPaymentProfilesQuery(profilesOf(account))
  const draft = useDraft(`paymentMethodReg:${account.crm_billing_account_number}`, noChoice)
  const [saved, setSaved] = useState<{ token: string; isShown: boolean } | null>(null)
  const count = profiles.data?.length ?? 0

  if (saved?.isShown) {
    return (
      <AddedMethod
        account={account}
        token={saved.token}
        isForAutopay={draft.values.forAutopay}
        onAnother={() => {
          draft.discard()
          setSaved(null)
        }}
      />
    )
  }
  return (
    <PageStack>
      <Panel title="Why we ask">
        <p>
          With a method on file you pay a bill in one click, or let autopay do it. Nothing is charged when you save it.
        </p>
        {count > 0 && !saved && (
          <Alert
            type="info"
            showIcon
            title={
              <>
                {count === 1 ? 'One payment method is' : `${count} payment methods are`} saved already. You can add
                another one, or <Link to={paths.managePayment}>see what is saved</Link>.
              </>
            }
          />
        )}
      </Panel>
      <Panel title="Your payment method">
        <Checkbox
          checked={draft.values.forAutopay}
          disabled={saved !== null}
          onChange={({ target }) => draft.keep({ forAutopay: target.checked })}
        >
          Use it for autopay of billing account {account.crm_billing_account_number}
        </Checkbox>
        {draft.values.forAutopay && (
          <p className={styles.quiet}>
            I authorize a charge of the full balance to this method the day before each bill is due, with the fee of its
            type. I can turn this off at any time.
          </p>
        )}
        <AddMethodPanel
          openLink={openLink}
          onSaved={(token) => {
            setSaved({ token, isShown: false })
            void profiles.refetch()
          }}
          onFinished={() => setSaved((before) => before && { ...before, isShown: true })}
          onClose={() => void navigate(paths.managePayment)}
        />
      </Panel>
    </PageStack>
  )
}
