/** Accounts of the old system as rows, each with how far it has come and what can be done. */
import { Button } from 'antd'
import { registrationTexts } from '#shared/registrationTexts'
import { registrationStepWords } from '#shared/registrationStepWords'
import type { Registration } from '#shared/contract/registrations'
import { useInviteToRegisterMutation } from '../../api/registrations'
import { registrationOf } from './registrationOf'
import { useMay } from '../../session/useMay'
import { DateText } from '../../ui/DateText'
import { phoneMask } from '../../ui/forms/phoneMask'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { useNotify } from '../../ui/notices/useNotify'
import { Badge } from '../../ui/panels/Badge'
import styles from './registrations.module.css'

const columns: Column<Registration>[] = [
  {
    key: 'name',
    title: 'Name',
    narrow: 'wide',
    render: ({ name, migration_account_parent_id }) => (
      <>
        <span className={styles.name}>{name}</span>
        <div className={styles.quiet}>{migration_account_parent_id}</div>
      </>
    ),
  },
  {
    key: 'reach',
    title: 'Email and mobile',
    narrow: 'wide',
    render: ({ email, mobile }) => (
      <div className={styles.reach}>
        {email || 'No email'}
        {mobile !== '' && <div className={styles.quiet}>{phoneMask(mobile)}</div>}
      </div>
    ),
  },
  {
    key: 'place',
    title: 'Service address',
    narrow: 'wide',
    render: ({ service_address, community }) => (
      <>
        {service_address}
        <div className={styles.quiet}>{community}</div>
      </>
    ),
  },
  {
    key: 'step',
    title: 'Last step',
    narrow: 'wide',
    narrowName: 'Last step:',
    render: ({ last_step, last_step_at, last_failure }) => (
      <>
        <Badge kind={last_step === 'done' ? 'good' : 'plain'}>{registrationStepWords[last_step]}</Badge>
        {last_step_at !== null && (
          <div className={styles.quiet}>
            <DateText value={last_step_at} />
          </div>
        )}
        {last_failure !== '' && last_step !== 'done' && <div className={styles.failure}>{last_failure}</div>}
      </>
    ),
  },
  {
    key: 'invited',
    title: 'Invited',
    narrow: 'wide',
    narrowName: 'Invited:',
    render: ({ invited_at, opened_at }) => (
      <>
        {invited_at === null ? 'Never' : <DateText value={invited_at} />}
        {invited_at !== null && (
          <div className={styles.quiet}>{opened_at === null ? 'Not opened' : <Opened at={opened_at} />}</div>
        )}
      </>
    ),
  },
]

const Opened = ({ at }: { at: string }) => (
  <>
    Opened <DateText value={at} />
  </>
)

export function RegistrationTable({ accounts, isStale }: { accounts: Registration[]; isStale: boolean }) {
  const mayWrite = useMay('PAYMENTREGADMIN.write')
  const actions: Column<Registration> = {
    key: 'actions',
    title: 'Actions',
    narrow: 'wide',
    render: (account) => <Actions account={account} />,
  }
  return (
    <DataTable
      caption="Accounts of the old system, by name"
      columns={mayWrite ? [...columns, actions] : columns}
      rows={accounts}
      rowKey={({ migration_account_parent_id }) => migration_account_parent_id}
      empty={null}
      isStale={isStale}
    />
  )
}

function Actions({ account }: { account: Registration }) {
  const [invite, { isLoading }] = useInviteToRegisterMutation()
  const { snackbar } = useNotify()
  const { name, email, invited_at, registered_at } = account
  if (registered_at !== null) return <span className={styles.quiet}>Nothing left to do</span>

  async function send(): Promise<void> {
    const body = { migration_account_parent_id: account.migration_account_parent_id }
    const { error } = await invite({ body })
    if (!error) snackbar(registrationTexts.invited)
  }
  return (
    <div className={styles.actions}>
      {email === '' ? (
        <span className={styles.quiet}>{registrationTexts.noEmail}</span>
      ) : (
        <Button
          type="link"
          loading={isLoading}
          aria-label={invited_at === null ? `Invite ${name}` : `Send again to ${name}`}
          onClick={() => void send()}
        >
          {invited_at === null ? 'Invite' : 'Send again'}
        </Button>
      )}
      {/* The customer's own page: whoever is on the phone with them types what they say, code included. */}
      <a
        href={registrationOf(account)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Open registration for ${name}, new tab`}
      >
        Open registration
      </a>
    </div>
  )
}
