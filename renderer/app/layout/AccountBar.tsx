import { Select } from 'antd'
import { useDispatch } from 'react-redux'
import type { UserAddress } from '#shared/contract/userDetails'
import { serviceLabels } from '#shared/services'
import { addressChosen, serviceAccountChosen } from '../../session/selectionSlice'
import { useSelected } from '../../session/useSelected'
import { useSignedIn } from '../../session/SignedIn'
import { CopyButton } from '../../ui/CopyButton'
import { fullAddress, matchesAddress } from '../../ui/matchesAddress'
import styles from './AccountBar.module.css'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'

const searchFromAddresses = 8

/** The parts of an address in any order. */
const byAddress = {
  filterOption: (typed: string, option?: { address: UserAddress }) =>
    option !== undefined && matchesAddress(typed, option.address),
}

/** What the customer looks at: the address, one of the services on it, and the number that its bill goes by. */
export function AccountBar() {
  const { user } = useSignedIn()
  const { address, accounts, account } = useSelected()
  const dispatch = useDispatch()
  const addresses = user.user_address_details
  if (!address) return <p className={styles.none}>{frameTexts.theresNoServiceAddressOn}</p>

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
          {...(addresses.length >= searchFromAddresses && { showSearch: byAddress })}
          notFoundContent={frameTexts.noAddressesMatchTryThe}
          // Wide enough for whole addresses, and over a dialog when it stands in one.
          popupMatchSelectWidth={false}
          classNames={{ popup: { root: styles.popup ?? '' } }}
          getPopupContainer={(select) => select.closest('dialog') ?? document.body}
          onChange={(premiseId: string) => dispatch(addressChosen(premiseId))}
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
              onChange={() => dispatch(serviceAccountChosen(id))}
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
