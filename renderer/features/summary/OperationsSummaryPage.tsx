/**
 * /home: shows figures over all customers, with the tiles that the user has rights for. Period and community are in the
 * URL.
 */

import { useDispatch, useSelector, useStore } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { rightOfTile, summaryTiles, type SummaryTile as TileName } from '#shared/operations/summary'
import * as commonTexts from '#shared/texts/common'
import * as summaryTexts from '#shared/texts/operations/summary'
import { api } from '../../api/client'
import { type FiguresState, messageFiguresRefresh, selectFigures } from '../../api/operations/summary'
import { useQueueRefresh } from '../../domain/cases/useQueueRefresh'
import { ExportButton } from '../../domain/exports/ExportButton'
import type { CanOpenPath } from '../../session/canOpenPath'
import { hasRight } from '../../session/hasRight'
import { useSignedIn } from '../../session/SignedIn'
import { Button } from '../../ui/Button'
import { saveCsv } from '../../ui/lists/csv'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { SummaryFilters } from './SummaryFilters'
import { SummaryTile } from './SummaryTile'
import styles from './summary.module.css'
import { readSummaryFilter, type SummaryFilter } from './summaryFilter'
import { toSummaryRows } from './summaryRows'

export function OperationsSummaryPage({ canOpenPath }: { canOpenPath: CanOpenPath }) {
  const [search] = useSearchParams()
  const { ownFeatures } = useSignedIn()
  const dispatch = useDispatch()
  const filter = readSummaryFilter(search)
  const tiles = summaryTiles.filter((tile) => hasRight(ownFeatures, rightOfTile[tile]))
  useQueueRefresh(messageFiguresRefresh, tiles.includes('messages'))
  if (tiles.length === 0) return <EmptyPanel>{summaryTexts.noAccess}</EmptyPanel>
  return (
    <PageStack>
      <div className={parts.toolbar}>
        <SummaryFilters />
        <div className={parts.wrap}>
          <SaveButton tiles={tiles} filter={filter} />
          <Button onClick={() => dispatch(api.util.invalidateTags(['Figures']))}>{commonTexts.refresh}</Button>
        </div>
      </div>
      <div className={styles.board}>
        {tiles.map((tile) => (
          <SummaryTile key={tile} tile={tile} filter={filter} canOpenPath={canOpenPath} />
        ))}
      </div>
    </PageStack>
  )
}

/** Exports the visible figures. */
function SaveButton({ tiles, filter }: { tiles: readonly TileName[]; filter: SummaryFilter }) {
  const store = useStore<FiguresState>()
  const loadedTiles = (state: FiguresState) =>
    tiles.flatMap((tile) => {
      const figures = selectFigures({ tile, ...filter })(state).data
      return figures ? [{ tile, figures }] : []
    })
  const isEmpty = useSelector((state: FiguresState) => loadedTiles(state).length === 0)
  return (
    <ExportButton
      isDisabled={isEmpty}
      onExport={() =>
        saveCsv(summaryTexts.exportFileName(filter.days), toSummaryRows(loadedTiles(store.getState()), filter))
      }
    >
      {summaryTexts.downloadCsv}
    </ExportButton>
  )
}
