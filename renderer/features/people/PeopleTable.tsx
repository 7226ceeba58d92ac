import type { Person } from '#shared/contract/customers/people'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import { DateText } from '../../ui/DateText'
import { EmailText } from '../../ui/EmailText'
import { phoneMask } from '../../ui/forms/phoneMask'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { nameOf } from '../../ui/nameOf'
import parts from '../../ui/panels/parts.module.css'
import { VerifiedBadge } from '../../ui/panels/VerifiedBadge'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'
import { PersonActions, type PersonTask } from './PersonActions'
import styles from './people.module.css'

interface PeopleTableProps {
  people: Person[]
  /** The last holder can't be removed, because the account needs one. */
  lastHolder: Person | undefined
  isStale: boolean
  mayChange: boolean
  onAction: (task: PersonTask, person: Person) => void
}

const columns: Column<Person>[] = [
  {
    key: 'name',
    title: commonTexts.name,
    render: (person) => (
      <>
        <span className={parts.strong}>{nameOf(person)}</span> {person.is_self && <Tag>{commonTexts.you}</Tag>}
        {person.relation !== '' && <div className={parts.secondary}>{person.relation}</div>}
      </>
    ),
  },
  { key: 'contact', title: peopleTexts.emailAndPhone, render: (person) => <ContactCell person={person} /> },
  { key: 'role', title: commonTexts.role, narrow: 'right', render: ({ level }) => peopleTexts.levelLabels[level] },
  { key: 'status', title: commonTexts.status, render: (person) => <StatusCell person={person} /> },
]

export function PeopleTable({ people, lastHolder, isStale, mayChange, onAction }: PeopleTableProps) {
  const actions: Column<Person> = {
    key: 'actions',
    isAction: true,
    title: commonTexts.actions,
    render: (person) => <PersonActions person={person} isLastHolder={person === lastHolder} onAction={onAction} />,
  }
  return (
    <DataTable
      caption={peopleTexts.peopleCaption}
      columns={mayChange ? [...columns, actions] : columns}
      rows={people}
      rowKey={({ contact_id }) => contact_id}
      isStale={isStale}
      empty={peopleTexts.noContacts}
      emptyPicture="people"
    />
  )
}

/** Only what is not verified yet is marked, because the rest needs no attention. */
function ContactCell({ person: { email, email_verified, phone, phone_verified } }: { person: Person }) {
  const isNeitherVerified = email !== '' && phone !== '' && !email_verified && !phone_verified
  return (
    <div className={styles.contact}>
      <div className={styles.contactLine}>
        {email === '' ? <span className={parts.secondary}>{commonTexts.noEmail}</span> : <EmailText email={email} />}
        {email !== '' && !email_verified && !isNeitherVerified && <VerifiedBadge isVerified={false} />}
      </div>
      {phone !== '' && (
        <div className={styles.contactLine}>
          {phoneMask(phone)} {!phone_verified && !isNeitherVerified && <VerifiedBadge isVerified={false} />}
        </div>
      )}
      {isNeitherVerified && <Tag color="warning">{peopleTexts.neitherVerified}</Tag>}
    </div>
  )
}

function StatusCell({ person }: { person: Person }) {
  if (person.status === 'contact') return <span className={parts.secondary}>{peopleTexts.noLogin}</span>
  if (person.status === 'invited') {
    return (
      <>
        <Tag color="warning">{person.is_expired ? commonTexts.invitationExpired : commonTexts.invitedLabel}</Tag>
        {person.invited_until && (
          <div className={parts.secondary}>
            <Rich
              text={commonTexts.invitationUntil(person.is_expired)}
              parts={{ date: <DateText value={person.invited_until} /> }}
            />
          </div>
        )}
      </>
    )
  }
  return (
    <span className={parts.secondary}>
      {person.last_used_at ? (
        <>
          <Rich text={peopleTexts.lastUsed} parts={{ date: <DateText value={person.last_used_at} /> }} />
        </>
      ) : (
        peopleTexts.neverUsed
      )}
    </span>
  )
}
