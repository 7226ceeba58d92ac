/** /requestQueue/crews: the crews that visit customers, with their work, areas, hours and number of visits. */

import { lazy, Suspense, useState } from 'react'
import type { Crew } from '#shared/contract/cases/crews'
import * as crewTexts from '#shared/texts/cases/crews'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import { useListCrewsQuery } from '../../api/cases/crews'
import { communityOptions, useCommunities } from '../../domain/useCommunities'
import { useHasOwnRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { categoriesText, weekdaysText, windowsText } from './crewSummary'

/** Loaded on demand, because crews rarely change. */
const CrewForm = lazy(async () => ({ default: (await import('./CrewForm')).CrewForm }))

export function CrewsPage() {
  const query = useListCrewsQuery()
  const communities = useCommunities()
  const mayWrite = useHasOwnRight('SERVICETICKET.write')
  const [edited, setEdited] = useState<{ crew: Crew | null } | null>(null)
  const nameOf = (id: string): string => communities.find(({ community_id }) => community_id === id)?.name ?? id
  const add = mayWrite && (
    <Button kind="primary" onClick={() => setEdited({ crew: null })}>
      {crewTexts.addCrew}
    </Button>
  )
  return (
    <PageStack>
      <div>{add}</div>
      <PageState
        query={query}
        failedText={crewTexts.crewsNotLoaded}
        isEmpty={(crews) => crews.length === 0}
        empty={<EmptyPanel>{crewTexts.noCrews}</EmptyPanel>}
      >
        {(crews) => (
          <DataTable
            caption={pageTexts.crews}
            columns={columnsFor({ nameOf, onEdit: mayWrite ? (crew) => setEdited({ crew }) : null })}
            rows={crews}
            rowKey={({ crew_id }) => crew_id}
          />
        )}
      </PageState>
      <Suspense fallback={null}>
        {edited && (
          <CrewForm
            crew={edited.crew}
            latest={query.data?.find(({ crew_id }) => crew_id === edited.crew?.crew_id)}
            communities={communityOptions(communities)}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </PageStack>
  )
}

interface ColumnContext {
  /** Returns the name of a community. */
  nameOf: (communityId: string) => string
  onEdit: ((crew: Crew) => void) | null
}

const columnsFor = ({ nameOf, onEdit }: ColumnContext): Column<Crew>[] => [
  { key: 'name', title: crewTexts.crewName, narrow: 'wide', render: ({ name }) => <strong>{name}</strong> },
  { key: 'work', title: crewTexts.typesOfWork, narrow: 'wide', isNamed: true, render: categoriesText },
  {
    key: 'communities',
    title: crewTexts.communities,
    narrow: 'wide',
    isNamed: true,
    render: ({ community_ids }) => community_ids.map(nameOf).join(', '),
  },
  { key: 'days', title: crewTexts.workingDays, isNamed: true, render: weekdaysText },
  { key: 'windows', title: crewTexts.timesOfDay, narrow: 'wide', isNamed: true, render: windowsText },
  {
    key: 'visits',
    title: crewTexts.visitsPerWindow,
    isNamed: true,
    isFigure: true,
    render: ({ visits_per_window }) => visits_per_window,
  },
  {
    key: 'active',
    title: crewTexts.isActive,
    isNamed: true,
    render: ({ is_active }) => (is_active ? commonTexts.yes : commonTexts.no),
  },
  ...(onEdit === null
    ? []
    : [
        {
          key: 'edit',
          title: '',
          render: (crew: Crew) => (
            <Button size="small" aria-label={commonTexts.editItem(crew.name)} onClick={() => onEdit(crew)}>
              {commonTexts.edit}
            </Button>
          ),
        },
      ]),
]
