/** /managePayment: the saved methods, adding one, autopay, and a link to "Make payment". */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { useListPaymentProfilesQuery } from '../../../api/payments/payments'
import { profilesRequestOf } from '../../../domain/payments/paymentRequests'
import { NoAccount } from '../../../domain/services/NoAccount'
import { useProviderDay } from '../../../domain/useProviderDay'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { useSelection } from '../../../session/useSelection'
import { PageStack } from '../../../ui/panels/Panel'
import { LazyScheduledPayments } from '../scheduled/LazyScheduledPayments'
import { AddMethodDialog } from './AddMethodDialog'
import { AutopayPanel } from './AutopayPanel'
import { DeleteMethod } from './DeleteMethod'
import { EditExpiry } from './EditExpiry'
import { isExpired } from './methodFees'
import { ReplaceMethod } from './ReplaceMethod'
import { replaceParameter } from './replaceUrl'
import { SavedMethodsPanel } from './SavedMethodsPanel'
import { useFocusAfterRemoval } from './useFocusAfterRemoval'
import { useOpenLink } from './useOpenLink'

export function ManagePaymentPage() {
  const { user } = useSignedIn()
  const { account } = useSelection()
  return account ? (
    <PaymentMethods key={account.crm_service_account_id} account={account} />
  ) : (
    <NoAccount isStaff={isStaff(user.userTypeCode)} />
  )
}

function PaymentMethods({ account }: { account: UserAccount }) {
  const profiles = useListPaymentProfilesQuery(profilesRequestOf(account))
  const openLink = useOpenLink(account.crm_customer_number)
  const mayChange = useHasRight('MANAGEPAYMENT.write')
  const [search, setSearch] = useSearchParams()
  const today = useProviderDay()
  const expired = profiles.data?.find(
    (method) => method.token === search.get(replaceParameter) && isExpired(method, today),
  )
  const [isAdding, setIsAdding] = useState(false)
  const [methodToEdit, setMethodToEdit] = useState<PaymentProfile | null>(null)
  const [methodToDelete, setMethodToDelete] = useState<PaymentProfile | null>(null)
  const { afterDeletion, focusNext } = useFocusAfterRemoval(profiles.data ?? [], mayChange ? expired?.token : undefined)

  return (
    <PageStack isShownInOrder>
      <SavedMethodsPanel
        {...{ profiles, today, mayChange }}
        customerNumber={account.crm_customer_number}
        onAdd={() => setIsAdding(true)}
        onReplace={({ token }) => setSearch({ [replaceParameter]: token })}
        onEdit={setMethodToEdit}
        onDelete={setMethodToDelete}
      />

      <LazyScheduledPayments customerNumber={account.crm_customer_number} />

      <AutopayPanel
        key={account.crm_billing_group_id}
        account={account}
        methods={profiles}
        today={today}
        mayChange={mayChange}
      />

      <AddMethodDialog
        isOpen={isAdding}
        openLink={openLink}
        onSaved={() => void profiles.refetch()}
        onClose={() => setIsAdding(false)}
      />
      {mayChange && expired && (
        <ReplaceMethod
          key={expired.token}
          customerNumber={account.crm_customer_number}
          oldMethod={expired}
          methods={profiles.data ?? []}
          openLink={openLink}
          onChanged={() => profiles.refetch()}
          onDone={() => setSearch({}, { replace: true })}
        />
      )}
      {methodToEdit && (
        <EditExpiry
          customerNumber={account.crm_customer_number}
          method={methodToEdit}
          onClose={() => setMethodToEdit(null)}
        />
      )}
      <DeleteMethod
        customerNumber={account.crm_customer_number}
        method={methodToDelete}
        onDone={() => setMethodToDelete(null)}
        onDeleted={(method) => afterDeletion(method, profiles.refetch)}
        onClosed={focusNext}
      />
    </PageStack>
  )
}
