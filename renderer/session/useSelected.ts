import { useSelector } from 'react-redux'
import { usePreferences } from './preferences'
import { selectedOf, type Selected } from './selectedAccount'
import { selectSelection } from './selectionSlice'
import { useSignedIn } from './SignedIn'

/** The address and service account that the header shows and the screens are about. */
export const useSelected = (): Selected =>
  selectedOf(useSignedIn().user, useSelector(selectSelection), usePreferences().crm_service_account_id)
