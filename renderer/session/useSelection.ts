import { useSelector } from 'react-redux'
import { usePreferences } from './preferences'
import { resolveSelection, type CurrentSelection } from './selectedAccount'
import { selectSelection } from './selectionSlice'
import { useSignedIn } from './SignedIn'

/** Returns the address and service account that the header and the screens show. */
export const useSelection = (): CurrentSelection =>
  resolveSelection(useSignedIn().user, useSelector(selectSelection), usePreferences().crm_service_account_id)
