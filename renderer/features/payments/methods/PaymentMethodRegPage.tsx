/** /paymentMethodReg: adds a payment method on its own page, which registration and emails link to. */
import { Alert } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { useListPaymentProfilesQuery } from '../../../api/payments/payments'
import { useDraft } from '../../../domain/drafts/useDraft'
import { profilesRequestOf } from '../../../domain/payments/paymentRequests'
import { NoAccount } from '../../../domain/services/NoAccount'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { useSelection } from '../../../session/useSelection'
import { Checkbox } from '../../../ui/Checkbox'
import { EmptyPanel, PageStack, Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { Rich } from '../../../ui/Rich'
import { AddedMethod } from './AddedMethod'
import { AddMethodPanel } from './AddMethodPanel'
import { useOpenLink } from './useOpenLink'

export function PaymentMethodRegPage() {
  const { user } = useSignedIn()
  const { account } = useSelection()
  const mayAdd = useHasRight('MANAGEPAYMENT.write')
  if (!account) return <NoAccount isStaff={isStaff(user.userTypeCode)} />
  if (!mayAdd) {
    return (
      <EmptyPanel>
        <p>
          <Rich
            text={paymentMethodTexts.viewOnlyHint}
            parts={{ link: (text) => <Link to={paths.managePayment}>{text}</Link> }}
          />
        </p>
      </EmptyPanel>
    )
  }
  return <AddForAccount key={account.crm_service_account_id} account={account} />
}

const emptyDraft: { forAutopay: boolean } = { forAutopay: false }

function AddForAccount({ account }: { account: UserAccount }) {
  const navigate = useNavigate()
  const openLink = useOpenLink(account.crm_customer_number)
  const profiles = useListPaymentProfilesQuery(profilesRequestOf(account))
  const draft = useDraft(`paymentMethodReg:${account.crm_billing_account_number}`, emptyDraft)
  const [saved, setSaved] = useState<{ token: string; isConfirmed: boolean } | null>(null)
  const count = profiles.data?.length ?? 0

  if (saved?.isConfirmed) {
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
    <PageStack isShownInOrder>
      <Panel title={paymentMethodTexts.whyWeAsk}>
        <p>{paymentMethodTexts.savedMethodBenefit}</p>
        {count > 0 && !saved && (
          <Alert
            type="info"
            showIcon
            title={
              <>
                <Rich
                  text={paymentMethodTexts.savedMethodsNotice(count)}
                  parts={{ link: (text) => <Link to={paths.managePayment}>{text}</Link> }}
                />
              </>
            }
          />
        )}
      </Panel>
      <Panel title={paymentMethodTexts.yourPaymentMethod}>
        <Checkbox
          checked={draft.values.forAutopay}
          disabled={saved !== null}
          onChange={({ target }) => draft.save({ forAutopay: target.checked })}
        >
          {autopayTexts.useForAutopay(account.crm_billing_account_number)}
        </Checkbox>
        {draft.values.forAutopay && <p className={parts.small}>{autopayTexts.chargeConsent}</p>}
        <AddMethodPanel
          openLink={openLink}
          onSaved={(token) => {
            setSaved({ token, isConfirmed: false })
            void profiles.refetch()
          }}
          onFinished={() => setSaved((before) => before && { ...before, isConfirmed: true })}
          onClose={() => void navigate(paths.managePayment)}
        />
      </Panel>
    </PageStack>
  )
}
