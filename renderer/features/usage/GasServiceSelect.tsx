import { useDispatch } from 'react-redux'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import * as usageTexts from '#shared/texts/services/usage'
import { accountSelected } from '../../session/selectionSlice'
import { Select } from '../../ui/forms/fields/Select'
import { Filter } from '../../ui/panels/Panel'
import styles from './usage.module.css'

/** Selects the service for all pages, as the header does. */
export function GasServiceSelect({ value, services }: { value: string | null; services: UserAccount[] }) {
  const dispatch = useDispatch()
  return (
    <Filter label={usageTexts.gasService} htmlFor="usage-service">
      <Select
        id="usage-service"
        className={styles.service}
        placeholder={usageTexts.chooseAnAddress}
        showSearch={{ optionFilterProp: 'label' }}
        value={value}
        options={services.map(({ crm_service_account_id, street_address }) => ({
          value: crm_service_account_id,
          label: street_address,
        }))}
        onChange={(id: string) => {
          const selected = services.find(({ crm_service_account_id }) => crm_service_account_id === id)
          if (selected) dispatch(accountSelected(selected))
        }}
      />
    </Filter>
  )
}
