/** Lists accounts of the old system with their registration progress and the available actions. */
import type { Registration } from '#shared/contract/customers/registrationList'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { useInviteToRegisterMutation } from '../../api/customers/registrations'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { EmailText } from '../../ui/EmailText'
import { phoneMask } from '../../ui/forms/phoneMask'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import type { Column } from '../../ui/lists/DataTable'
import type { ListSort } from '../../ui/lists/useListSort'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'
import { registrationLinkOf } from './registrationLink'
import styles from './registrations.module.css'

const columns: Column<Registration>[] = [
  {
    key: 'name',
    title: commonTexts.name,
    narrow: 'wide',
    render: ({ name, migration_account_parent_id }) => (
      <>
        <span className={parts.strong}>{name}</span>
        <div className={parts.small}>{migration_account_parent_id}</div>
      </>
    ),
  },
  {
    key: 'contact',
    title: registrationTexts.emailAndMobile,
    narrow: 'wide',
    render: ({ email, mobile }) => (
      <div className={styles.contact}>
        {email === '' ? commonTexts.noEmail : <EmailText email={email} />}
        {mobile !== '' && <div className={parts.small}>{phoneMask(mobile)}</div>}
      </div>
    ),
  },
  {
    key: 'place',
    title: commonTexts.serviceAddress,
    narrow: 'wide',
    render: ({ service_address, community }) => (
      <>
        {service_address}
        <div className={parts.small}>{community}</div>
      </>
    ),
  },
  {
    key: 'step',
    title: registrationTexts.lastStep,
    narrow: 'wide',
    isNamed: true,
    render: ({ last_step, last_step_at, last_failure }) => (
      <>
        <Tag color={last_step === 'done' ? 'success' : 'default'}>{registrationTexts.stepLabels[last_step]}</Tag>
        {last_step_at !== null && (
          <div className={parts.small}>
            <DateText value={last_step_at} />
          </div>
        )}
        {last_failure !== '' && last_step !== 'done' && <div className={parts.problem}>{last_failure}</div>}
      </>
    ),
  },
  {
    key: 'invited',
    title: commonTexts.invitedLabel,
    narrow: 'wide',
    isNamed: true,
    render: ({ invited_at, opened_at }) => (
      <>
        {invited_at === null ? commonTexts.never : <DateText value={invited_at} />}
        {invited_at !== null && (
          <div className={parts.small}>
            {opened_at === null ? registrationTexts.notOpened : <OpenedText openedAt={opened_at} />}
          </div>
        )}
      </>
    ),
  },
]

const OpenedText = ({ openedAt }: { openedAt: string }) => (
  <>
    <Rich text={registrationTexts.opened} parts={{ date: <DateText value={openedAt} /> }} />
  </>
)

interface Props {
  accounts: Registration[]
  sorting: ListSort
  isStale: boolean
}

export function RegistrationTable({ accounts, sorting, isStale }: Props) {
  const mayWrite = useHasRight('PAYMENTREGADMIN.write')
  const actions: Column<Registration> = {
    key: 'actions',
    title: commonTexts.actions,
    narrow: 'wide',
    isAction: true,
    render: (account) => <Actions account={account} />,
  }
  return (
    <ConsoleTable
      caption={registrationTexts.accountsCaption}
      columns={mayWrite ? [...columns, actions] : columns}
      rows={accounts}
      rowKey={({ migration_account_parent_id }) => migration_account_parent_id}
      sorting={sorting}
      isStale={isStale}
    />
  )
}

function Actions({ account }: { account: Registration }) {
  const [invite, { isLoading }] = useInviteToRegisterMutation()
  const { snackbar } = useNotify()
  const { name, email, invited_at, registered_at } = account
  if (registered_at !== null) return <span className={parts.small}>{registrationTexts.nothingToDo}</span>

  async function send(): Promise<void> {
    const body = { migration_account_parent_id: account.migration_account_parent_id }
    const { error } = await invite({ body })
    if (!error) snackbar(commonTexts.invitationSent)
  }
  return (
    <div className={styles.actions}>
      {email === '' ? (
        <span className={parts.small}>{registrationTexts.noEmail}</span>
      ) : (
        <Button
          kind="link"
          isBusy={isLoading}
          aria-label={invited_at === null ? commonTexts.inviteItem(name) : registrationTexts.sendAgainTo(name)}
          onClick={() => void send()}
        >
          {invited_at === null ? commonTexts.invite : commonTexts.sendAgain}
        </Button>
      )}
      {/* On the customer's own page, staff on the phone type what the customer tells them, including the code. */}
      <a
        href={registrationLinkOf(account)}
        target="_blank"
        rel="noreferrer"
        aria-label={registrationTexts.openRegistrationOf(name)}
      >
        {registrationTexts.openRegistration}
      </a>
    </div>
  )
}
