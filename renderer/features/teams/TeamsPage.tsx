/** /messageQueue/teams: the teams that share the message queue, with what they receive and their members. */
import { lazy, Suspense, useState } from 'react'
import type { Team } from '#shared/contract/cases/teams'
import { paths } from '#shared/paths'
import * as teamTexts from '#shared/texts/cases/teams'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import { useListTeamsQuery, useRemoveTeamMutation } from '../../api/cases/teams'
import { useQueueRefresh } from '../../domain/cases/useQueueRefresh'
import { communityOptions, useCommunities } from '../../domain/useCommunities'
import { useHasOwnRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { LinkButton } from '../../ui/panels/LinkButton'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import { TeamMembers } from './TeamMembers'
import { communitiesText, kindsText } from './teamSummary'
import styles from './teams.module.css'

/** Loaded on demand, because teams rarely change. */
const TeamForm = lazy(async () => ({ default: (await import('./TeamForm')).TeamForm }))

const teamsRefresh = { tags: ['Teams'], kinds: ['teams', 'again'], batchMs: 300 } as const

type OpenDialog = { kind: 'form'; team: Team | null } | { kind: 'deletion'; team: Team }

export function TeamsPage() {
  const query = useListTeamsQuery()
  useQueueRefresh(teamsRefresh, true)
  const communities = useCommunities()
  const mayWrite = useHasOwnRight('QUEUEADMIN.write')
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const nameOf = (id: string): string => communities.find(({ community_id }) => community_id === id)?.name ?? id
  const close = (): void => setDialog(null)
  const teams = query.data ?? []
  return (
    <PageStack>
      <div className={parts.actions}>
        {mayWrite && (
          <Button kind="primary" onClick={() => setDialog({ kind: 'form', team: null })}>
            {teamTexts.addTeam}
          </Button>
        )}
        <LinkButton to={paths.queueBoard}>{pageTexts.queueBoard}</LinkButton>
      </div>
      <PageState
        query={query}
        failedText={teamTexts.teamsNotLoaded}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyPanel>{teamTexts.noTeams}</EmptyPanel>}
      >
        {(list) => (
          <DataTable
            caption={pageTexts.teams}
            columns={columnsFor({ nameOf, onOpen: mayWrite ? setDialog : null })}
            rows={list}
            rowKey={({ team_id }) => team_id}
          />
        )}
      </PageState>
      {dialog?.kind === 'form' && (
        <Suspense fallback={null}>
          <TeamForm
            team={dialog.team}
            latest={teams.find(({ team_id }) => team_id === dialog.team?.team_id)}
            nextPosition={1 + Math.max(0, ...teams.map(({ position }) => position))}
            communities={communityOptions(communities)}
            onClose={close}
          />
        </Suspense>
      )}
      {dialog?.kind === 'deletion' && <TeamDeletion team={dialog.team} onClose={close} />}
    </PageStack>
  )
}

function TeamDeletion({ team, onClose }: { team: Team; onClose: () => void }) {
  const [remove] = useRemoveTeamMutation()
  return (
    <QuestionDialog
      title={teamTexts.deleteTeam}
      consequence={teamTexts.deleteTeamEffect(team.name)}
      isDangerous
      call={() => remove({ params: { team_id: team.team_id }, query: { version: team.version } })}
      outcome={teamTexts.teamRemoved}
      onClose={onClose}
    />
  )
}

interface ColumnContext {
  /** Returns the name of a community. */
  nameOf: (communityId: string) => string
  /** Null for readers. */
  onOpen: ((dialog: OpenDialog) => void) | null
}

const columnsFor = ({ nameOf, onOpen }: ColumnContext): Column<Team>[] => [
  {
    key: 'position',
    title: teamTexts.position,
    narrow: 'hidden',
    isFigure: true,
    render: ({ position }) => position,
  },
  {
    key: 'name',
    title: teamTexts.teamName,
    narrow: 'wide',
    render: ({ name, is_active }) => (
      <span className={styles.name}>
        <strong>{name}</strong>
        {!is_active && <Tag color="warning">{teamTexts.stopped}</Tag>}
      </span>
    ),
  },
  {
    key: 'receives',
    title: teamTexts.receives,
    narrow: 'wide',
    isNamed: true,
    render: (team) => (
      <span className={styles.receives}>
        {kindsText(team)}
        <span className={parts.below}>{communitiesText(team, nameOf)}</span>
      </span>
    ),
  },
  {
    key: 'assignment',
    title: teamTexts.assignment,
    narrow: 'wide',
    isNamed: true,
    render: ({ assignment }) => teamTexts.assignmentLabels[assignment],
  },
  {
    key: 'members',
    title: teamTexts.members,
    narrow: 'wide',
    isNamed: true,
    render: (team) => <TeamMembers team={team} mayWrite={onOpen !== null} />,
  },
  ...(onOpen === null
    ? []
    : [
        {
          key: 'actions',
          title: '',
          narrow: 'wide' as const,
          isAction: true,
          render: (team: Team) => (
            <span className={styles.ends}>
              <Button
                size="small"
                aria-label={commonTexts.editItem(team.name)}
                onClick={() => onOpen({ kind: 'form', team })}
              >
                {commonTexts.edit}
              </Button>
              <Button
                size="small"
                isDanger
                aria-label={commonTexts.deleteItem(team.name)}
                onClick={() => onOpen({ kind: 'deletion', team })}
              >
                {commonTexts.deleteLabel}
              </Button>
            </span>
          ),
        },
      ]),
]
