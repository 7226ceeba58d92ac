/** Lists the staff users with the actions on their login. */

import { Link } from 'react-router-dom'
import type { InternalUser } from '#shared/contract/access/internalUsers'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as commonTexts from '#shared/texts/common'
import { auditUrlOf } from '../../domain/access/auditUrl'
import { useHasRight } from '../../session/useHasRight'
import { DateText } from '../../ui/DateText'
import { EmailText } from '../../ui/EmailText'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import type { Column } from '../../ui/lists/DataTable'
import type { ListSort } from '../../ui/lists/useListSort'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'
import { ColleagueActions } from './ColleagueActions'
import type { ColleagueTask } from './ColleagueDialog'
import styles from './internalUsers.module.css'

interface Props {
  users: InternalUser[]
  sorting: ListSort
  isStale: boolean
  mayChange: boolean
  onTask: (task: ColleagueTask) => void
}

const columns: Column<InternalUser>[] = [
  {
    key: 'name',
    title: internalUserTexts.nameAndEmail,
    narrow: 'wide',
    render: ({ name, email, is_self }) => (
      <>
        <span className={parts.strong}>{name}</span> {is_self && <Tag>{commonTexts.you}</Tag>}
        <div className={parts.small}>
          <EmailText email={email} />
        </div>
      </>
    ),
  },
  {
    key: 'role',
    title: commonTexts.role,
    narrow: 'wide',
    isNamed: true,
    render: ({ role_name }) => role_name,
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'wide',
    isNamed: true,
    render: (user) => <Status user={user} />,
  },
  {
    key: 'last',
    title: internalUserTexts.lastSignIn,
    narrow: 'wide',
    isNamed: true,
    render: ({ last_sign_in_at, has_two_step }) => (
      <>
        {last_sign_in_at === null ? commonTexts.never : <DateText value={last_sign_in_at} />}
        <div className={parts.small}>{has_two_step ? internalUserTexts.twoStepOn : internalUserTexts.twoStepOff}</div>
      </>
    ),
  },
]

export function InternalUserTable({ users, sorting, isStale, mayChange, onTask }: Props) {
  const mayAudit = useHasRight('AUDIT.read')
  const actions: Column<InternalUser> = {
    key: 'actions',
    title: commonTexts.actions,
    narrow: 'wide',
    isAction: true,
    render: (user) => (
      <div className={`${parts.rowActions} ${styles.actions}`}>
        {mayChange && <ColleagueActions user={user} onTask={onTask} />}
        {mayAudit && (
          <Link to={auditUrlOf({ who: user.email })} aria-label={internalUserTexts.showActivityFor(user.name)}>
            {internalUserTexts.activity}
          </Link>
        )}
      </div>
    ),
  }
  return (
    <ConsoleTable
      caption={internalUserTexts.usersCaption}
      columns={mayChange || mayAudit ? [...columns, actions] : columns}
      rows={users}
      rowKey={({ contact_id }) => contact_id}
      empty={internalUserTexts.noMatchHint}
      sorting={sorting}
      isStale={isStale}
    />
  )
}

function Status({ user: { status, invited_until, is_expired } }: { user: InternalUser }) {
  switch (status) {
    case 'active':
      return internalUserTexts.statusLabels.active
    case 'disabled':
      return <Tag color="warning">{internalUserTexts.statusLabels.disabled}</Tag>
    case 'invited':
      return (
        <>
          <Tag color={is_expired ? 'warning' : 'default'}>
            {is_expired ? commonTexts.invitationExpired : internalUserTexts.statusLabels.invited}
          </Tag>
          {invited_until !== null && (
            <div className={parts.small}>
              <Rich
                text={commonTexts.invitationUntil(is_expired)}
                parts={{ date: <DateText value={invited_until} /> }}
              />
            </div>
          )}
        </>
      )
  }
}
