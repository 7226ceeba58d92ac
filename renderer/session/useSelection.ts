import { useSelector } from 'react-redux'
import { usePreferences } from './preferences'
import { useSignedIn } from './SignedIn'
import { type CurrentSelection, resolveSelection } from './selectedAccount'
import { selectSelection } from './selectionSlice'

/** Returns the address and service account that the header and the screens show. */
export const useSelection = (): CurrentSelection =>
  resolveSelection(useSignedIn().user, useSelector(selectSelection), usePreferences().crm_service_account_id)
