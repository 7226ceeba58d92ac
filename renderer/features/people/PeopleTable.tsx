import { Button } from 'antd'
import { useId } from 'react'
import type { Person } from '#shared/contract/people'
import { peopleTexts } from '#shared/accountTexts'
import { useCancelInvitationMutation, useResendInvitationMutation } from '../../api/people'
import { Badge } from '../../ui/panels/Badge'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { DateText } from '../../ui/DateText'
import { levelLabels } from '../../ui/personLevels'
import { phoneMask } from '../../ui/forms/phoneMask'
import { useNotify } from '../../ui/notices/useNotify'
import { nameOf } from './nameOf'
import styles from './people.module.css'

interface PeopleTableProps {
  people: Person[]
  /** Who must stay, for the account needs a holder. */
  lastHolder: Person | undefined
  isStale: boolean
  mayChange: boolean
  onDo: (what: 'edit' | 'invite' | 'remove', person: Person) => void
}

const columns: Column<Person>[] = [
  {
    key: 'name',
    title: 'Name',
    render: (person) => (
      <>
        <span className={styles.name}>{nameOf(person)}</span> {person.is_self && <Badge>You</Badge>}
        {person.relation !== '' && <div className={styles.quiet}>{person.relation}</div>}
      </>
    ),
  },
  { key: 'reach', title: 'Email and phone', render: (person) => <Reach person={person} /> },
  { key: 'role', title: 'Role', narrow: 'right', render: ({ level }) => levelLabels[level] },
  { key: 'state', title: 'State', render: (person) => <State person={person} /> },
]

export function PeopleTable({ people, lastHolder, isStale, mayChange, onDo }: PeopleTableProps) {
  const actions: Column<Person> = {
    key: 'actions',
    title: 'Actions',
    render: (person) => <Actions person={person} isLastHolder={person === lastHolder} onDo={onDo} />,
  }
  return (
    <DataTable
      caption="People of this account, account holders first"
      columns={mayChange ? [...columns, actions] : columns}
      rows={people}
      rowKey={({ contact_id }) => contact_id}
      isStale={isStale}
      empty="Nobody is on file for this account."
    />
  )
}

const Reach = ({ person: { email, email_verified, phone, phone_verified } }: { person: Person }) => (
  <>
    <div className={styles.way}>
      {email || <span className={styles.quiet}>No email</span>}
      {email !== '' && <Verified isVerified={email_verified} />}
    </div>
    {phone !== '' && (
      <div className={styles.way}>
        {phoneMask(phone)} <Verified isVerified={phone_verified} />
      </div>
    )}
  </>
)

const Verified = ({ isVerified }: { isVerified: boolean }) =>
  isVerified ? <Badge kind="good">Verified</Badge> : <span className={styles.quiet}>Not verified</span>

function State({ person }: { person: Person }) {
  if (person.status === 'contact') return <span className={styles.quiet}>Does not sign in</span>
  if (person.status === 'invited') {
    return (
      <>
        <Badge kind="warning">{person.is_expired ? 'Invitation expired' : 'Invited'}</Badge>
        {person.invited_until && (
          <div className={styles.quiet}>
            {person.is_expired ? 'Expired' : 'Expires'} <DateText value={person.invited_until} />
          </div>
        )}
      </>
    )
  }
  return (
    <span className={styles.quiet}>
      {person.last_used_at ? (
        <>
          Last used <DateText value={person.last_used_at} />
        </>
      ) : (
        'Not used yet'
      )}
    </span>
  )
}

interface ActionsProps extends Pick<PeopleTableProps, 'onDo'> {
  person: Person
  isLastHolder: boolean
}

function Actions({ person, isLastHolder, onDo }: ActionsProps) {
  const [resend, resending] = useResendInvitationMutation()
  const [cancel, cancelling] = useCancelInvitationMutation()
  const notify = useNotify()
  const body = { contact_id: person.contact_id }
  const name = nameOf(person)

  async function sendAgain(): Promise<void> {
    const { error } = await resend({ body })
    if (!error) notify.snackbar(peopleTexts.invitedAgain)
  }
  async function cancelIt(): Promise<void> {
    const { error } = await cancel({ body })
    if (!error) notify.snackbar(peopleTexts.cancelled)
  }

  const whyId = useId()

  return (
    <>
      <div className={styles.actions}>
        {person.status === 'invited' && (
          <>
            <Button
              type="link"
              loading={resending.isLoading}
              aria-label={`Send ${name} the invitation again`}
              onClick={() => void sendAgain()}
            >
              Send again
            </Button>
            <Button
              type="link"
              loading={cancelling.isLoading}
              aria-label={`Cancel the invitation of ${name}`}
              onClick={() => void cancelIt()}
            >
              Cancel
            </Button>
          </>
        )}
        {person.status === 'contact' && (
          <Button type="link" aria-label={`Invite ${name}`} onClick={() => onDo('invite', person)}>
            Invite
          </Button>
        )}
        <Button type="link" aria-label={`Edit ${name}`} onClick={() => onDo('edit', person)}>
          Edit
        </Button>
        <Button
          type="link"
          danger
          disabled={isLastHolder}
          aria-describedby={isLastHolder ? whyId : undefined}
          aria-label={`Remove ${name}`}
          onClick={() => onDo('remove', person)}
        >
          Remove
        </Button>
      </div>
      {isLastHolder && (
        <p id={whyId} className={styles.locked}>
          {peopleTexts.lastHolder}
        </p>
      )}
    </>
  )
}
