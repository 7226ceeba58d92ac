import { Select } from 'antd'
import { useDispatch } from 'react-redux'
import type { UserAddress } from '#shared/contract/customers/userDetails'
import { serviceLabels } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { fullAddress, matchesAddress } from '../../domain/customers/matchesAddress'
import { useSignedIn } from '../../session/SignedIn'
import { addressSelected, serviceAccountSelected } from '../../session/selectionSlice'
import { useSelection } from '../../session/useSelection'
import { CopyButton } from '../../ui/CopyButton'
import styles from './AccountBar.module.css'

const minAddressesForSearch = 8

/** Matches the parts of an address in any order. */
const addressSearch = {
  filterOption: (typed: string, option?: { address: UserAddress }) =>
    option !== undefined && matchesAddress(typed, option.address),
}

/** Shows the selected address, its services and the billing account number. */
export function AccountBar() {
  const { user } = useSignedIn()
  const { address, accounts, account } = useSelection()
  const dispatch = useDispatch()
  const addresses = user.user_address_details
  if (!address) return <p className={styles.none}>{frameTexts.noServiceAddress}</p>

  return (
    <div className={styles.bar}>
      <div className={styles.address}>
        <label htmlFor="service-address" className={styles.label}>
          {frameTexts.selectServiceAddress}
        </label>
        <Select
          id="service-address"
          className={styles.select ?? ''}
          value={address.crm_premise_id}
          options={addresses.map((option) => ({
            value: option.crm_premise_id,
            label: fullAddress(option),
            address: option,
          }))}
          {...(addresses.length >= minAddressesForSearch && { showSearch: addressSearch })}
          notFoundContent={frameTexts.noAddressMatches}
          // Wide enough for whole addresses, and above a dialog that contains it.
          popupMatchSelectWidth={false}
          classNames={{ popup: { root: styles.popup ?? '' } }}
          getPopupContainer={(select) => select.closest('dialog') ?? document.body}
          onChange={(premiseId: string) => dispatch(addressSelected(premiseId))}
        />
      </div>
      <fieldset className={styles.services}>
        <legend className={styles.label}>{commonTexts.service}</legend>
        {accounts.map(({ crm_service_account_id: id, service_type_code: type }) => (
          <label key={id} className={styles.service}>
            <input
              type="radio"
              name="service"
              checked={id === account?.crm_service_account_id}
              onChange={() => dispatch(serviceAccountSelected(id))}
            />
            <span>{serviceLabels[type]}</span>
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
            <CopyButton text={account.crm_billing_account_number} label={frameTexts.copyBillingAccountNumber} />
          </p>
        </div>
      )}
    </div>
  )
}
