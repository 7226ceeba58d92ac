/** A page of a list over all customers, with the way to the next and the whole as a file. */
import { Button } from 'antd'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { FileEndpoint, InputOf } from '#shared/endpoint'
import type { OperationList } from '#shared/operationLists'
import { saveFile } from '../../../api/files'
import { ProviderMoment } from '../ProviderMoment'
import { DataTable, type Column } from '../../../ui/lists/DataTable'
import { changed } from '../../../ui/lists/listAddress'
import { useNotify } from '../../../ui/notices/useNotify'
import { EmptyPanel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import type { QueryFace } from '../../../ui/states/queryFace'
import { emptyText, listTitles } from './operationListWords'

interface PageOfRows<Row> {
  as_of: string
  rows: Row[]
  next: string | null
}

interface Props<Row, File extends FileEndpoint> {
  list: OperationList
  query: QueryFace<PageOfRows<Row>> & { isFetching: boolean }
  columns: Column<Row>[]
  rowKey: (row: Row) => string
  file: { endpoint: File; input: InputOf<File> }
}

export function ListBody<Row, File extends FileEndpoint>({ list, query, columns, rowKey, file }: Props<Row, File>) {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const isFirst = !address.has('after')
  const title = listTitles[list]
  const show = (after: string | null): void => setAddress((before) => changed(before, { after }))
  return (
    <PageState
      query={query}
      what={title}
      rows={8}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyPanel>
          <p>{emptyText(list, address)}</p>
          <p>Choose other days, or clear the filters.</p>
        </EmptyPanel>
      }
    >
      {({ as_of, rows, next }) => (
        <>
          <DataTable
            caption={`${title}, the newest first`}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            empty={null}
            isStale={query.isFetching}
          />
          <nav className={parts.actions} aria-label="Pages">
            <Button disabled={isFirst} onClick={() => show(null)}>
              Newest
            </Button>
            <Button disabled={isFirst} onClick={() => void navigate(-1)}>
              Newer
            </Button>
            <Button disabled={next === null} onClick={() => show(next)}>
              Older
            </Button>
            <ExportButton title={title} file={file} />
            <span className={parts.quiet}>
              As of <ProviderMoment value={as_of} />
            </span>
          </nav>
        </>
      )}
    </PageState>
  )
}

interface ExportProps<File extends FileEndpoint> {
  title: string
  file: { endpoint: File; input: InputOf<File> }
}

function ExportButton<File extends FileEndpoint>({ title, file }: ExportProps<File>) {
  const { toast } = useNotify()
  async function save(): Promise<void> {
    const { outcome } = await saveFile(file.endpoint, file.input, `${title}.csv`)
    if (outcome === 'saved') toast('success', `${title} saved.`)
  }
  return <Button onClick={() => void save()}>Export CSV</Button>
}
