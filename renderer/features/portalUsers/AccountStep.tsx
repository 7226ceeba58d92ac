/** The second step of making a sign-in: which accounts it is for, and what has to be known before it is made. */
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import type { AccountDetails, OpenedAccount } from '#shared/contract/portalUsers'
import { addressLine } from '#shared/addresses'
import { portalUserTexts } from '#shared/portalUsers'
import { serviceLabels } from '#shared/services'
import { useCreateUserAccountMutation } from '../../api/portalUsers'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { toRequest, type NewUser, type Secrets } from './newUser'
import { NotOnFile } from './NotOnFile'
import { SignInsAlready } from './SignInsAlready'
import { failureText, type FoundAccounts } from './useAccounts'
import styles from './portalUsers.module.css'

interface Props {
  user: NewUser
  secrets: Secrets
  found: FoundAccounts
  onBack: () => void
  onCreated: (opened: readonly OpenedAccount[]) => void
}

/** Which accounts the new user reaches. */
export function AccountStep({ user, secrets, found, onBack, onCreated }: Props) {
  const { accounts } = found
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [create, { isLoading, isSuccess }] = useCreateUserAccountMutation()
  const { snackbar } = useNotify()
  const isAll = chosen.size === accounts.length

  function toggle(id: string): void {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  async function send(): Promise<void> {
    const wanted = accounts.filter(({ account_id }) => chosen.has(account_id))
    const { data, error } = await create({ body: toRequest(user, secrets, wanted) })
    snackbar(data ? portalUserTexts.created : failureText(error, portalUserTexts.createFailed))
    if (data) onCreated(data.opened)
  }

  const columns: Column<AccountDetails>[] = [
    {
      key: 'chosen',
      title: 'Choose',
      render: ({ account_id, account_number, service_type }) => (
        <Checkbox
          aria-label={`Choose ${serviceLabels[service_type]} on ${account_number}`}
          checked={chosen.has(account_id)}
          onChange={() => toggle(account_id)}
        />
      ),
    },
    { key: 'name', title: 'Name', narrow: 'right', render: ({ name }) => name },
    { key: 'number', title: 'Account', narrow: 'wide', render: ({ account_number }) => account_number },
    { key: 'service', title: 'Service', render: ({ service_type }) => serviceLabels[service_type] },
    {
      key: 'address',
      title: 'Address',
      narrow: 'wide',
      render: (account) =>
        `${addressLine(account.address_line1, account.address_line2)}, ${account.address_city}, ${account.address_state} ${account.address_postal_code}`,
    },
  ]
  return (
    <div className={styles.step}>
      <p>
        {user.type}: {user.firstName} {user.lastName}, {user.emailId}
      </p>
      {!isSuccess && <SignInsAlready found={found} />}
      <p>
        One sign-in covers all of the customer’s accounts, including bills, balances, messages, saved payment methods
        and people.
      </p>
      <Checkbox
        checked={isAll}
        onChange={() => setChosen(isAll ? new Set() : new Set(accounts.map(({ account_id }) => account_id)))}
      >
        Select all ({chosen.size} of {accounts.length} chosen)
      </Checkbox>
      <section className={styles.accounts} aria-label="Accounts found">
        <DataTable
          caption="Accounts found"
          columns={columns}
          rows={accounts}
          rowKey={({ account_id }) => account_id}
          empty={null}
        />
      </section>
      {!isSuccess && <NotOnFile email={user.emailId.trim()} found={found} owners={ownersOf(accounts, chosen)} />}
      <div className={parts.actions}>
        <Button onClick={onBack} disabled={isLoading || isSuccess}>
          Back
        </Button>
        <Button onClick={() => setChosen(new Set())} disabled={chosen.size === 0 || isSuccess}>
          Reset Selection
        </Button>
        <Button
          type="primary"
          disabled={chosen.size === 0 || isSuccess}
          loading={isLoading}
          onClick={() => void send()}
        >
          Create User
        </Button>
      </div>
    </div>
  )
}

const ownersOf = (accounts: readonly AccountDetails[], chosen: ReadonlySet<string>): string[] => [
  ...new Set(
    accounts.flatMap(({ account_id, parent_account_id }) => (chosen.has(account_id) ? [parent_account_id] : [])),
  ),
]
