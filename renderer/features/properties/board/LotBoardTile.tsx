/**
 * Dashboard tile: shows properties in columns by stage, on a phone one stage at a time, or as a table. The URL holds
 * the view, the community and the stage. The place is reserved, so that nothing below moves when it arrives.
 */
import { Segmented } from 'antd'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { countProperties } from '#shared/contract/services/properties'
import type { ResponseOf } from '#shared/http/endpoint'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as boardTexts from '#shared/texts/services/lotBoard'
import * as propertyTexts from '#shared/texts/services/properties'
import { useCountPropertiesQuery } from '../../../api/services/properties'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { hasRoomForColumns } from '../../../ui/breakpoints'
import { Select } from '../../../ui/forms/fields/Select'
import { withChanges } from '../../../ui/lists/listSearch'
import parts from '../../../ui/panels/parts.module.css'
import { TilePanel } from '../../../ui/panels/TilePanel'
import { SkeletonRows } from '../../../ui/states/SkeletonRows'
import { useMediaQuery } from '../../../ui/useMediaQuery'
import { SelectionActions } from '../SelectionActions'
import { type PropertySelection, usePropertySelection } from '../usePropertySelection'
import { EmptyBoard } from './EmptyBoard'
import { LotColumns } from './LotColumns'
import { LotList } from './LotList'
import styles from './lotBoard.module.css'

/** The table is not needed until someone switches to it. */
const LotTable = lazy(async () => ({ default: (await import('./LotTable')).LotTable }))

export type Portfolio = ResponseOf<typeof countProperties>

export function LotBoardTile() {
  const { user } = useSignedIn()
  const mayWrite = useHasRight('PROPERTIES.write')
  const [search] = useSearchParams()
  const community_id = search.get('community')?.slice(0, 64) || undefined
  const query = useCountPropertiesQuery({ query: { user_id: user.user_id, community_id } })
  const ownSelection = usePropertySelection(community_id ?? '')
  const selection = mayWrite ? ownSelection : null
  return (
    <TilePanel
      title={dashboardTexts.propertiesByStage}
      action={<Link to={paths.properties}>{commonTexts.viewAll}</Link>}
      query={query}
      failedText={boardTexts.boardNotLoaded}
      isEmpty={({ communities }) => communities.length === 0}
      empty={<EmptyBoard />}
    >
      {(portfolio) => (
        <div className={styles.tile}>
          <BoardBar portfolio={portfolio} selection={selection} />
          <View portfolio={portfolio} communityId={community_id} selection={selection} />
        </div>
      )}
    </TilePanel>
  )
}

export interface LotsProps {
  portfolio: Portfolio
  communityId: string | undefined
  /** Null for users who can only read. */
  selection: PropertySelection | null
}

const isTable = (search: URLSearchParams): boolean => search.get('view') === 'table'

function View(props: LotsProps) {
  const [search] = useSearchParams()
  const hasColumns = useMediaQuery(hasRoomForColumns.two)
  if (props.portfolio.total_count === 0) return <p>{boardTexts.nothingMatches}</p>
  if (isTable(search)) {
    return (
      <Suspense fallback={<SkeletonRows />}>
        <LotTable {...props} />
      </Suspense>
    )
  }
  return hasColumns ? <LotColumns {...props} /> : <LotList {...props} />
}

/** Switches the view and the community, and offers what can be done with the selected properties. */
function BoardBar({ portfolio, selection }: Omit<LotsProps, 'communityId'>) {
  const [search, setSearch] = useSearchParams()
  const hasColumns = useMediaQuery(hasRoomForColumns.two)
  const { communities, total_count } = portfolio
  const change = (changes: Record<string, string | null>) =>
    setSearch((before) => withChanges(before, changes), { preventScrollReset: true })
  return (
    <div className={styles.bar}>
      <Segmented
        aria-label={boardTexts.view}
        value={isTable(search) ? 'table' : 'board'}
        onChange={(view) => change({ view: view === 'table' ? view : null })}
        options={[
          { value: 'board', label: hasColumns ? boardTexts.boardView : boardTexts.listView },
          { value: 'table', label: boardTexts.tableView },
        ]}
      />
      {communities.length > 1 && (
        <Select
          aria-label={commonTexts.community}
          className={styles.community ?? ''}
          value={search.get('community') ?? ''}
          onChange={(community) => change({ community, stage: null })}
          options={[
            { value: '', label: commonTexts.allCommunities },
            ...communities.map(({ community_id, name, count }) => ({
              value: community_id,
              label: boardTexts.communityOption(name, count),
            })),
          ]}
        />
      )}
      {selection && (
        <section className={parts.wideActions} aria-label={propertyTexts.chosenProperties}>
          <span aria-live="polite" className={parts.small}>
            {selection.selected.length > 0 && propertyTexts.selectedOf(selection.selected.length, total_count)}
          </span>
          <SelectionActions selected={selection.selected} onClear={selection.clear} />
        </section>
      )}
    </div>
  )
}
