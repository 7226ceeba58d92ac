/** /managePayment: the saved methods, adding one, autopay, and a link to "Make payment". */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { paths } from '#shared/paths'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useListPaymentProfilesQuery } from '../../../api/payments/payments'
import { profilesRequestOf } from '../../../domain/payments/paymentRequests'
import { useProviderDay } from '../../../domain/payments/useProviderDay'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { useSelection } from '../../../session/useSelection'
import { Button } from '../../../ui/Button'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { PageStack, Panel } from '../../../ui/panels/Panel'
import { NoAccount } from '../../../ui/states/NoAccount'
import { PageState } from '../../../ui/states/PageState'
import { LazyScheduledPayments } from '../scheduled/LazyScheduledPayments'
import { AddMethodDialog } from './AddMethodDialog'
import { AutopayPanel } from './AutopayPanel'
import { DeleteMethod } from './DeleteMethod'
import { EditExpiry } from './EditExpiry'
import { deleteButtonId, MethodList, replaceButtonId } from './MethodList'
import { isExpired } from './methodFees'
import styles from './methods.module.css'
import { NoMethods } from './NoMethods'
import { ReplaceMethod } from './ReplaceMethod'
import { replaceParameter } from './replaceAddress'
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

const headingId = 'saved-methods'

/** Focuses the first of these elements that is on the page, or else the heading of the list. */
function focusFirst(ids: readonly string[]): void {
  const elements = [...ids, headingId].map((id) => document.getElementById(id))
  elements.find((element) => element !== null)?.focus()
}

/** The Delete button of the next method, or of the previous one for the last method. Empty for the only method. */
function neighborButtons(methods: PaymentProfile[], token: string): string[] {
  const index = methods.findIndex((method) => method.token === token)
  const next = methods[index + 1] ?? methods[index - 1]
  return next ? [deleteButtonId(next.token)] : []
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
  // Where the focus goes after a deletion; undefined while nothing has been deleted.
  const nextFocus = useRef<string[]>(undefined)

  function focusNext(): void {
    if (nextFocus.current !== undefined) focusFirst(nextFocus.current)
    nextFocus.current = undefined
  }

  const expiredToken = mayChange ? expired?.token : undefined
  const neighborsOfExpired = useEffectEvent((token: string) => neighborButtons(profiles.data ?? [], token))
  // A link may open the dialogs, and they may remove the method whose button opened them.
  useEffect(() => {
    if (expiredToken === undefined) return undefined
    const next = neighborsOfExpired(expiredToken)
    return () => focusFirst([replaceButtonId(expiredToken), ...next])
  }, [expiredToken])

  return (
    <PageStack>
      <Panel
        title={paymentMethodTexts.savedPaymentMethods}
        headingId={headingId}
        action={
          mayChange && (
            <div className={styles.pageActions}>
              <Button onClick={() => setIsAdding(true)}>{paymentMethodTexts.addPaymentMethod}</Button>
              <LinkButton kind="primary" to={paths.payment}>
                {paymentTexts.makePayment}
              </LinkButton>
            </div>
          )
        }
      >
        <PageState query={profiles} subject={paymentMethodTexts.thePaymentMethods}>
          {(methods) =>
            methods.length === 0 ? (
              <NoMethods />
            ) : (
              <MethodList
                methods={methods}
                today={today}
                mayChange={mayChange}
                headingId={headingId}
                customerNumber={account.crm_customer_number}
                onReplace={({ token }) => setSearch({ [replaceParameter]: token })}
                onEdit={setMethodToEdit}
                onDelete={setMethodToDelete}
              />
            )
          }
        </PageState>
      </Panel>

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
        onDeleted={async ({ token }) => {
          const next = neighborButtons(profiles.data ?? [], token)
          await profiles.refetch()
          nextFocus.current = next
        }}
        onClosed={focusNext}
      />
    </PageStack>
  )
}
