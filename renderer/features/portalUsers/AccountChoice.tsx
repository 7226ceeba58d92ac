/** The accounts that were found for a new login, to choose which ones it opens. */
import type { AccountDetails } from '#shared/contract/customers/portalUsers'
import { addressLine, fullAddress } from '#shared/customers/addresses'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as serviceTexts from '#shared/texts/services/services'
import { Checkbox } from '../../ui/Checkbox'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import styles from './portalUsers.module.css'

interface Props {
  accounts: AccountDetails[]
  /** The ids of the selected accounts. */
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

export function AccountChoice({ accounts, selected, onSelect }: Props) {
  const areAllSelected = selected.size === accounts.length

  function toggle(id: string): void {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }

  return (
    <>
      <Checkbox
        checked={areAllSelected}
        onChange={() => onSelect(new Set(areAllSelected ? [] : accounts.map(({ account_id }) => account_id)))}
      >
        {portalUserTexts.selectAllOf(selected.size, accounts.length)}
      </Checkbox>
      <div className={styles.accounts}>
        <DataTable
          caption={portalUserTexts.accountsFound}
          columns={columnsFor(selected, toggle)}
          rows={accounts}
          rowKey={({ account_id }) => account_id}
        />
      </div>
    </>
  )
}

const columnsFor = (selected: ReadonlySet<string>, onToggle: (id: string) => void): Column<AccountDetails>[] => [
  {
    key: 'chosen',
    title: commonTexts.choose,
    render: ({ account_id, account_number, service_type }) => (
      <Checkbox
        aria-label={portalUserTexts.chooseService(serviceTexts.serviceNames[service_type], account_number)}
        checked={selected.has(account_id)}
        onChange={() => onToggle(account_id)}
      />
    ),
  },
  { key: 'name', title: commonTexts.name, narrow: 'right', render: ({ name }) => name },
  { key: 'number', title: commonTexts.account, narrow: 'wide', render: ({ account_number }) => account_number },
  {
    key: 'service',
    title: commonTexts.service,
    render: ({ service_type }) => serviceTexts.serviceLabels[service_type],
  },
  {
    key: 'address',
    title: commonTexts.address,
    narrow: 'wide',
    render: (account) =>
      fullAddress({
        street_address: addressLine(account.address_line1, account.address_line2),
        city: account.address_city,
        state: account.address_state,
        zip: account.address_postal_code,
      }),
  },
]
