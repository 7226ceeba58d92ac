/** /home: what goes on with all customers, tile by tile, as far as one's rights go. Period and community live in the address. */
import { Button } from 'antd'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { rightOfTile, summaryTiles, type SummaryTile as TileName } from '#shared/operations'
import { api } from '../../api/client'
import { selectFigures, useMessageNews, type FiguresState } from '../../api/summary'
import { ExportButton } from '../../domain/ExportButton'
import { useSignedIn } from '../../session/SignedIn'
import { may } from '../../session/useMay'
import { saveCsv } from '../../ui/lists/csv'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { SummaryFilters } from './SummaryFilters'
import { filterIn, type SummaryFilter } from './summaryAddress'
import { sheetOf } from './summarySheet'
import { SummaryTile } from './SummaryTile'
import styles from './summary.module.css'
import * as operationTexts from '#shared/texts/operations'

export function OperationsSummaryPage({ isOpen }: { isOpen: (address: string) => boolean }) {
  const [address] = useSearchParams()
  const { ownFeatures } = useSignedIn()
  const dispatch = useDispatch()
  const filter = filterIn(address)
  const tiles = summaryTiles.filter((tile) => may(ownFeatures, rightOfTile[tile]))
  useMessageNews(tiles.includes('messages'))
  if (tiles.length === 0) return <EmptyPanel>{operationTexts.yourSignInDoesntInclude}</EmptyPanel>
  return (
    <PageStack>
      <div className={styles.top}>
        <SummaryFilters />
        <div className={styles.actions}>
          <SaveButton tiles={tiles} filter={filter} />
          <Button onClick={() => dispatch(api.util.invalidateTags(['Figures']))}>{operationTexts.refresh}</Button>
        </div>
      </div>
      <div className={styles.board}>
        {tiles.map((tile) => (
          <SummaryTile key={tile} tile={tile} filter={filter} isOpen={isOpen} />
        ))}
      </div>
    </PageStack>
  )
}

/** What stands on the page, as a file. */
function SaveButton({ tiles, filter }: { tiles: readonly TileName[]; filter: SummaryFilter }) {
  const store = useStore<FiguresState>()
  const known = (state: FiguresState) =>
    tiles.flatMap((tile) => {
      const figures = selectFigures({ tile, ...filter })(state).data
      return figures ? [{ tile, figures }] : []
    })
  const isEmpty = useSelector((state: FiguresState) => known(state).length === 0)
  return (
    <ExportButton
      isDisabled={isEmpty}
      onExport={() =>
        saveCsv(operationTexts.operationsSummaryLastDaysCsv(filter.days), sheetOf(known(store.getState()), filter))
      }
    >
      {operationTexts.downloadCsv}
    </ExportButton>
  )
}
