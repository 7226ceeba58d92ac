/** Shows the second step of creating a sign-in: its accounts, the existing sign-ins, and a warning if needed. */
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import type { AccessibleAccount, AccountDetails } from '#shared/contract/customers/portalUsers'
import { addressLine } from '#shared/customers/addresses'
import { serviceLabels } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/portalUsers'
import { useCreateUserAccountMutation } from '../../api/customers/portalUsers'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { EmailNotOnFileWarning } from './EmailNotOnFileWarning'
import { ExistingSignIns } from './ExistingSignIns'
import { type NewUser, type Secrets, toRequest } from './newUser'
import styles from './portalUsers.module.css'
import { type AccountMatches, failureText } from './useFindAccounts'

interface Props {
  user: NewUser
  secrets: Secrets
  found: AccountMatches
  onBack: () => void
  onCreated: (accessibleAccounts: readonly AccessibleAccount[]) => void
}

export function AccountStep({ user, secrets, found, onBack, onCreated }: Props) {
  const { accounts } = found
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [create, { isLoading, isSuccess }] = useCreateUserAccountMutation()
  const { snackbar } = useNotify()
  const areAllSelected = selected.size === accounts.length

  function toggle(id: string): void {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }

  async function createUser(): Promise<void> {
    const selectedAccounts = accounts.filter(({ account_id }) => selected.has(account_id))
    const { data, error } = await create({ body: toRequest(user, secrets, selectedAccounts) })
    snackbar(data ? portalUserTexts.created : failureText(error, portalUserTexts.createFailed))
    if (data) onCreated(data.opened)
  }

  const columns: Column<AccountDetails>[] = [
    {
      key: 'chosen',
      title: commonTexts.choose,
      render: ({ account_id, account_number, service_type }) => (
        <Checkbox
          aria-label={`Choose ${serviceLabels[service_type]} on ${account_number}`}
          checked={selected.has(account_id)}
          onChange={() => toggle(account_id)}
        />
      ),
    },
    { key: 'name', title: commonTexts.name, narrow: 'right', render: ({ name }) => name },
    { key: 'number', title: commonTexts.account, narrow: 'wide', render: ({ account_number }) => account_number },
    { key: 'service', title: commonTexts.service, render: ({ service_type }) => serviceLabels[service_type] },
    {
      key: 'address',
      title: commonTexts.address,
      narrow: 'wide',
      render: (account) =>
        `${addressLine(account.address_line1, account.address_line2)}, ${account.address_city}, ${account.address_state} ${account.address_postal_code}`,
    },
  ]
  return (
    <div className={styles.step}>
      <p>
        {user.type}: {user.first_name} {user.last_name}, {user.email}
      </p>
      {!isSuccess && <ExistingSignIns found={found} />}
      <p>{portalUserTexts.oneLoginCoversAllOf}</p>
      <Checkbox
        checked={areAllSelected}
        onChange={() => setSelected(areAllSelected ? new Set() : new Set(accounts.map(({ account_id }) => account_id)))}
      >
        {portalUserTexts.selectAll}
        {selected.size} {commonTexts.ofLabel} {accounts.length} {portalUserTexts.chosen}
      </Checkbox>
      <section className={styles.accounts} aria-label={portalUserTexts.accountsFound}>
        <DataTable
          caption={portalUserTexts.accountsFound}
          columns={columns}
          rows={accounts}
          rowKey={({ account_id }) => account_id}
        />
      </section>
      {!isSuccess && (
        <EmailNotOnFileWarning email={user.email.trim()} found={found} owners={ownersOf(accounts, selected)} />
      )}
      <div className={parts.actions}>
        <Button onClick={onBack} disabled={isLoading || isSuccess}>
          {commonTexts.back}
        </Button>
        <Button onClick={() => setSelected(new Set())} disabled={selected.size === 0 || isSuccess}>
          {portalUserTexts.resetSelection}
        </Button>
        <Button
          type="primary"
          disabled={selected.size === 0 || isSuccess}
          loading={isLoading}
          onClick={() => void createUser()}
        >
          {portalUserTexts.createUser}
        </Button>
      </div>
    </div>
  )
}

const ownersOf = (accounts: readonly AccountDetails[], selected: ReadonlySet<string>): string[] => [
  ...new Set(
    accounts.flatMap(({ account_id, parent_account_id }) => (selected.has(account_id) ? [parent_account_id] : [])),
  ),
]
