/** The files of a folder, and sending more of them into it. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AssetFolder, AssetStore } from '#shared/contract/assets'
import { assetTexts, documentLimitBytes, documentTypes } from '#shared/documentAssets'
import { formatFileSize } from '#shared/fileSize'
import { useListAssetsQuery } from '../../api/assets'
import { useAssetUploads } from '../../api/useAssetUploads'
import { LeaveQuestion } from '../../ui/dialogs/LeaveQuestion'
import { FilePicker } from '../../ui/forms/FilePicker'
import { DataTable } from '../../ui/lists/DataTable'
import { pageIn } from '../../ui/lists/listAddress'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useNotify } from '../../ui/notices/useNotify'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { fileColumns } from './fileColumns'
import { FolderButtons } from './FolderButtons'
import { UndoBar, type Deleted } from './UndoBar'

const types = Object.values(documentTypes)
const accept = types.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(',')
const hint = `${types.map(({ label }) => label).join(', ')}, up to ${formatFileSize(documentLimitBytes)} each. Or drop them here.`

interface FolderFilesProps {
  store: AssetStore
  folder: AssetFolder
  mayWrite: boolean
}

export function FolderFiles({ store, folder, mayWrite }: FolderFilesProps) {
  const [address] = useSearchParams()
  const page = pageIn(address)
  const { assetsId } = store
  const query = useListAssetsQuery({ params: { assetsId }, query: { prefix: folder.prefix, ...page } })
  useLastPage(page, query)
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const taken = query.data?.files.map(({ file_name: name }) => name) ?? []
  const { snackbar, toast } = useNotify()
  const uploads = useAssetUploads({
    assetsId,
    prefix: folder.prefix,
    taken,
    onSent: () => snackbar(assetTexts.uploaded),
    onTooLate: (name) => toast('warning', assetTexts.alreadyUploaded(name)),
  })
  const sending = uploads.uploads.filter(({ state }) => state === 'sending').length
  return (
    <Panel title={folder.name} action={mayWrite && <FolderButtons store={store} folder={folder} />}>
      {mayWrite && <FilePicker uploads={uploads} label="Upload files" hint={hint} accept={accept} doneText="Hide" />}
      {sending > 0 && (
        <LeaveQuestion
          title="Leave while files are on their way?"
          what={`${sending === 1 ? '1 file is' : `${sending} files are`} still being sent.`}
          then={sending === 1 ? 'If you leave, it is not uploaded.' : 'If you leave, they are not uploaded.'}
          isLostWithin
          onLeave={uploads.breakOff}
        />
      )}
      {deleted && (
        <UndoBar key={deleted.documentId} assetsId={assetsId} deleted={deleted} onGone={() => setDeleted(null)} />
      )}
      <PageState query={query} what="The files">
        {({ files, total_count }) => (
          <>
            <DataTable
              caption={`Files of ${folder.name} by name`}
              columns={fileColumns({ assetsId, mayWrite, onDeleted: setDeleted })}
              rows={files}
              rowKey={({ document_id }) => document_id}
              isStale={query.isFetching}
              empty={
                <p>{mayWrite ? 'This folder is empty. Upload files, or drop them above.' : 'This folder is empty.'}</p>
              }
            />
            {total_count > 0 && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
    </Panel>
  )
}
