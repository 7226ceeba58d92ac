import { useDispatch } from 'react-redux'
import type { ServicePremise } from '#shared/contract/services/serviceAccounts'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { useUpdatePreferencesMutation } from '../../api/customers/preferences'
import { usePreferences } from '../../session/preferences'
import { useSignedIn } from '../../session/SignedIn'
import { accountSelected } from '../../session/selectionSlice'
import { useHasOwnRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { useNotify } from '../../ui/notices/useNotify'

/** Returns a bill at the address that the person added to their login, or null if all bills are their own. */
export const addedBillOf = ({ bills }: ServicePremise): string | null =>
  bills.find(({ is_added }) => is_added)?.crm_billing_account_number ?? null

/** Returns what the person can do with an address, and whether it is selected or the default. */
export function usePremiseActions(premise: ServicePremise) {
  const { person, user } = useSignedIn()
  // Names, the default and added accounts belong to the person's own login. Staff can't change a customer's.
  const isOwn = person.user_id === user.user_id
  const { account } = useSelection()
  const preferences = usePreferences()
  const [update] = useUpdatePreferencesMutation()
  const dispatch = useDispatch()
  const notify = useNotify()
  const mayName = useHasOwnRight('ACCOUNTS.write')
  const mayChangeDefault = useHasOwnRight('ACCOUNTPREF.write')

  const premiseAccounts = user.user_accounts.filter(({ crm_premise_id }) => crm_premise_id === premise.crm_premise_id)
  const isDefault = premiseAccounts.some(
    ({ crm_service_account_id }) => crm_service_account_id === preferences.crm_service_account_id,
  )

  async function makeDefault(): Promise<void> {
    const { error } = await update({
      body: { crm_service_account_id: premiseAccounts[0]?.crm_service_account_id ?? null },
    })
    if (!error) notify.snackbar(serviceAccountTexts.defaultEffect(premise.street_address))
  }

  return {
    mayName: mayName && isOwn,
    mayRemove: isOwn && addedBillOf(premise) !== null,
    isDefault,
    isSelected: account?.crm_premise_id === premise.crm_premise_id,
    select: () => {
      if (premiseAccounts[0]) dispatch(accountSelected(premiseAccounts[0]))
    },
    makeDefault:
      isOwn && mayChangeDefault && !isDefault && premiseAccounts.length > 0 ? () => void makeDefault() : null,
  }
}
