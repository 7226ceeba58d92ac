/** Shows a page of a list over all customers, with paging and the export of the whole list. */

import { useSearchParams } from 'react-router-dom'
import type { FileEndpoint, InputOf } from '#shared/http/endpoint'
import type { OperationList } from '#shared/operations/operationLists'
import * as operationListTexts from '#shared/texts/operations/operationLists'
import * as summaryTexts from '#shared/texts/operations/summary'
import { saveFile } from '../../api/files'
import { ExportButton } from '../../domain/exports/ExportButton'
import { ProviderMoment } from '../../domain/summary/ProviderMoment'
import { numberText } from '../../ui/format/amounts'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import { CursorPages } from '../../ui/lists/CursorPages'
import type { Column } from '../../ui/lists/DataTable'
import { withChanges } from '../../ui/lists/listSearch'
import { useNotify } from '../../ui/notices/useNotify'
import { EmptyPanel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import type { QueryState } from '../../ui/states/queryState'
import { readFirstRow } from './operationListFilters'
import { emptyText, listCountText } from './operationListLabels'
import styles from './operationLists.module.css'

interface OperationListPage<Row> {
  as_of: string
  rows: Row[]
  next: string | null
  total_count: number
  is_exact: boolean
  figure: number
}

interface Props<Row, File extends FileEndpoint> {
  list: OperationList
  query: QueryState<OperationListPage<Row>> & { isFetching: boolean }
  columns: Column<Row>[]
  rowKey: (row: Row) => string
  file: { endpoint: File; input: InputOf<File> }
}

export function ListBody<Row, File extends FileEndpoint>({ list, query, columns, rowKey, file }: Props<Row, File>) {
  const [search, setSearch] = useSearchParams()
  const isFirst = !search.has('after')
  const title = operationListTexts.listTitles[list]
  const firstRow = readFirstRow(search)
  const openPage = (after: string | null, first: number): void =>
    setSearch((before) => withChanges(before, { after, from: after === null ? null : first }))
  return (
    <PageState
      query={query}
      failedText={summaryTexts.titleNotLoaded(title)}
      rows={8}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyPanel>
          <p>{emptyText(list, search)}</p>
          <p>{operationListTexts.noMatchHint}</p>
        </EmptyPanel>
      }
    >
      {({ as_of, rows, next, total_count, is_exact, figure }) => (
        <>
          <h2 className={styles.listTitle}>
            {title} <span className={parts.quiet}>{listCountText(list, search, { figure, is_exact })}</span>
          </h2>
          <ConsoleTable
            caption={operationListTexts.newestFirst(title)}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            isStale={query.isFetching}
          />
          <CursorPages
            isFirst={isFirst}
            next={next}
            onPage={(cursor) => openPage(cursor, cursor === null ? 1 : firstRow + rows.length)}
          >
            <span aria-live="polite">
              {operationListTexts.rowRange({
                firstRow: numberText(firstRow),
                lastRow: numberText(firstRow + rows.length - 1),
                isExact: is_exact,
                totalCount: numberText(total_count),
              })}
            </span>
            <SaveListButton title={title} file={file} />
            <span className={parts.quiet}>
              {summaryTexts.asOf} <ProviderMoment value={as_of} />
            </span>
          </CursorPages>
        </>
      )}
    </PageState>
  )
}

interface ExportProps<File extends FileEndpoint> {
  title: string
  file: { endpoint: File; input: InputOf<File> }
}

function SaveListButton<File extends FileEndpoint>({ title, file }: ExportProps<File>) {
  const { toast } = useNotify()
  async function save(): Promise<void> {
    const { outcome } = await saveFile(file.endpoint, file.input, `${title}.csv`)
    if (outcome === 'saved') toast('success', operationListTexts.saved(title))
  }
  return <ExportButton onExport={save} />
}
