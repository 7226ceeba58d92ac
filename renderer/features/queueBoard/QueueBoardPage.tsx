/** /messageQueue/board: what agents and teams have open, and how they answered. Period, grouping and order are in the URL. */
import { useSearchParams } from 'react-router-dom'
import { boardGroupings, boardSortColumns } from '#shared/cases/teams'
import { exportQueueBoard } from '#shared/contract/cases/queueBoard'
import { paths } from '#shared/paths'
import * as boardTexts from '#shared/texts/cases/queueBoard'
import * as pageTexts from '#shared/texts/pages'
import { useGetQueueBoardQuery } from '../../api/cases/queueBoard'
import { saveFile } from '../../api/files'
import { useQueueRefresh } from '../../domain/cases/useQueueRefresh'
import { SaveListButton } from '../../domain/exports/SaveListButton'
import { useProviderDay } from '../../domain/useProviderDay'
import { platform } from '../../platform'
import { useHasOwnRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { dayText } from '../../ui/format/days'
import { withChanges } from '../../ui/lists/listSearch'
import { useListSort } from '../../ui/lists/useListSort'
import { LinkButton } from '../../ui/panels/LinkButton'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { TabLinks } from '../../ui/panels/TabLinks'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { BoardPeriod } from './BoardPeriod'
import { BoardTable } from './BoardTable'
import { readBoardFilter } from './boardFilter'
import styles from './queueBoard.module.css'

/** Counting is work for the server, and messages come all the time, so the board is refreshed only now and then. */
const boardRefresh = {
  tags: ['QueueBoard'],
  kinds: ['opened', 'commented', 'changed', 'teams', 'again'],
  batchMs: 5000,
} as const

export function QueueBoardPage() {
  const [search] = useSearchParams()
  const today = useProviderDay()
  const filter = readBoardFilter(search, today)
  const sorting = useListSort(boardSortColumns)
  const input = { query: { ...filter, sort: sorting.sort } }
  const query = useGetQueueBoardQuery(input)
  const { from, to, by } = filter
  useQueueRefresh(boardRefresh, useHasOwnRight('QUEUE.read'))
  return (
    <PageStack>
      <div className={styles.bar}>
        <TabLinks
          label={boardTexts.groupings}
          current={by}
          tabs={boardGroupings.map((grouping) => ({
            key: grouping,
            label: boardTexts.groupingLabels[grouping],
            count: undefined,
            to: `?${withChanges(search, { by: grouping === 'agents' ? null : grouping })}`,
          }))}
        />
        <div className={parts.actions}>
          <SaveListButton save={() => saveFile(exportQueueBoard, input, boardTexts.csvName(by, from, to))} />
          <Button onClick={() => platform.print()}>{boardTexts.print}</Button>
          <LinkButton to={paths.teams}>{pageTexts.teams}</LinkButton>
        </div>
      </div>
      <BoardPeriod filter={filter} today={today} />
      <PageState
        query={query}
        failedText={boardTexts.boardNotLoaded}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyPanel>{boardTexts.noRows[by]}</EmptyPanel>}
      >
        {({ rows, total, recorded_since: since }) => (
          <>
            <p className={styles.period}>{boardTexts.periodText(dayText(from), dayText(to))}</p>
            <BoardTable {...{ rows, total, by, sorting }} isStale={query.isFetching} />
            <p className={parts.small}>
              {boardTexts.elapsedHint}{' '}
              {since === null ? (
                boardTexts.noneRecorded
              ) : (
                <Rich text={boardTexts.recordedSince} parts={{ date: <DateText value={since} /> }} />
              )}
            </p>
          </>
        )}
      </PageState>
    </PageStack>
  )
}
