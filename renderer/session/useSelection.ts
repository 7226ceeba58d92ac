import { useSelector } from 'react-redux'
import { type CurrentSelection, resolveSelection } from '#shared/customers/selection'
import { usePreferences } from './preferences'
import { useSignedIn } from './SignedIn'
import { selectSelection } from './selectionSlice'

/** Returns the address and service account that the header and the screens show. */
export const useSelection = (): CurrentSelection =>
  resolveSelection(useSignedIn().user, useSelector(selectSelection), usePreferences().crm_service_account_id)
