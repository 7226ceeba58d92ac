import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as serviceTexts from '#shared/texts/services/services'
import { useSignedIn } from '../../session/SignedIn'
import { addressSelected, serviceAccountSelected } from '../../session/selectionSlice'
import { useSelection } from '../../session/useSelection'
import { CopyButton } from '../../ui/CopyButton'
import parts from '../../ui/panels/parts.module.css'
import { pageAt } from '../routes/pageAt'
import { pageForService } from '../routes/servicePages'
import styles from './AccountBar.module.css'
import { AddressSelect } from './AddressSelect'

/** Shows the selected address, its services and the billing account number. */
export function AccountBar() {
  const { user } = useSignedIn()
  const { address, accounts, account } = useSelection()
  const dispatch = useDispatch()
  const selectService = useSelectService()
  if (!address) return <p className={parts.secondary}>{frameTexts.noServiceAddress}</p>

  return (
    <div className={styles.bar}>
      <div className={styles.address}>
        <label htmlFor="service-address" className={styles.label}>
          {frameTexts.selectServiceAddress}
        </label>
        <AddressSelect
          id="service-address"
          addresses={user.user_address_details}
          selected={address}
          onSelect={(premiseId) => dispatch(addressSelected(premiseId))}
        />
      </div>
      <fieldset className={styles.services}>
        <legend className={styles.label}>{commonTexts.service}</legend>
        {accounts.map((service) => (
          <label key={service.crm_service_account_id} className={styles.service}>
            <input type="radio" name="service" checked={service === account} onChange={() => selectService(service)} />
            <span>{serviceTexts.serviceLabels[service.service_type_code]}</span>
          </label>
        ))}
      </fieldset>
      {account && (
        <div>
          <p className={styles.label} id="billing-account">
            {commonTexts.billingAccount}
          </p>
          <p className={styles.number} aria-labelledby="billing-account">
            {account.crm_billing_account_number}
            <CopyButton text={account.crm_billing_account_number} label={frameTexts.copyAccountNumber} />
          </p>
        </div>
      )}
    </div>
  )
}

/** Selects a service. On a page about another one, it opens the page about this service, which selects it. */
function useSelectService() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return ({ service_type_code, crm_service_account_id }: UserAccount): void => {
    const page = pageForService(pageAt(pathname), service_type_code)
    if (page) void navigate(page.path)
    else dispatch(serviceAccountSelected(crm_service_account_id))
  }
}
