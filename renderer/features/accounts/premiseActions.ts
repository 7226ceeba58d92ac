import { useDispatch } from 'react-redux'
import type { ServicePremise } from '#shared/contract/serviceAccounts'
import { useUpdatePreferencesMutation } from '../../api/preferences'
import { usePreferences } from '../../session/preferences'
import { accountChosen } from '../../session/selectionSlice'
import { useSignedIn } from '../../session/SignedIn'
import { useMayOwn } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'
import { useNotify } from '../../ui/notices/useNotify'
import * as serviceAccountTexts from '#shared/texts/serviceAccounts'

/** A bill there that the person added to their sign-in; null when all are their own. */
export const addedBillOf = ({ bills }: ServicePremise): string | null =>
  bills.find(({ is_added }) => is_added)?.crm_billing_account_number ?? null

/** What can be done with an address, and what it is at the moment. */
export function usePremiseActions(premise: ServicePremise) {
  const { person, user } = useSignedIn()
  // Names, the default and what was added are of one's own sign-in: staff change nobody else's.
  const isOwn = person.user_id === user.user_id
  const { account } = useSelected()
  const preferences = usePreferences()
  const [update] = useUpdatePreferencesMutation()
  const dispatch = useDispatch()
  const notify = useNotify()
  const mayName = useMayOwn('ACCOUNTS.write')
  const mayPrefer = useMayOwn('ACCOUNTPREF.write')

  const there = user.user_accounts.filter(({ crm_premise_id }) => crm_premise_id === premise.crm_premise_id)
  const isDefault = there.some(
    ({ crm_service_account_id }) => crm_service_account_id === preferences.crm_service_account_id,
  )

  async function makeDefault(): Promise<void> {
    const { error } = await update({ body: { crm_service_account_id: there[0]?.crm_service_account_id ?? null } })
    if (!error) notify.snackbar(serviceAccountTexts.willBeSelectedWheneverYou(premise.street_address))
  }

  return {
    mayName: mayName && isOwn,
    mayRemove: isOwn && addedBillOf(premise) !== null,
    isDefault,
    isSelected: account?.crm_premise_id === premise.crm_premise_id,
    select: () => {
      if (there[0]) dispatch(accountChosen(there[0]))
    },
    makeDefault: isOwn && mayPrefer && !isDefault && there.length > 0 ? () => void makeDefault() : null,
  }
}
