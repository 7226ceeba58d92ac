/** Lists the files of a folder and uploads more of them. */

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AssetFolder, type AssetStore, assetSortColumns } from '#shared/contract/content/assets'
import { formatFileSize } from '#shared/format/fileSize'
import { documentLimitBytes, documentTypes } from '#shared/operations/assets'
import * as assetTexts from '#shared/texts/content/assets'
import { useListAssetsQuery } from '../../api/content/assets'
import { LeaveConfirmation } from '../../ui/dialogs/LeaveConfirmation'
import { FilePicker } from '../../ui/forms/files/FilePicker'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { useNotify } from '../../ui/notices/useNotify'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { FolderButtons } from './FolderButtons'
import { fileColumns } from './fileColumns'
import { type DeletedFile, UndoBar } from './UndoBar'
import { useAssetUploads } from './useAssetUploads'

const types = Object.values(documentTypes)
const accept = types.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(',')
const hint = assetTexts.uploadHint(
  Object.values(assetTexts.documentTypeLabels).join(', '),
  formatFileSize(documentLimitBytes),
)

interface FolderFilesProps {
  store: AssetStore
  folder: AssetFolder
  mayWrite: boolean
}

export function FolderFiles({ store, folder, mayWrite }: FolderFilesProps) {
  const [search] = useSearchParams()
  const page = readPage(search)
  const { assetsId } = store
  const sorting = useListSort(assetSortColumns)
  const query = useListAssetsQuery({
    params: { assetsId },
    query: { prefix: folder.prefix, sort: sorting.sort, ...page },
  })
  useLastPage(page, query)
  const [deleted, setDeleted] = useState<DeletedFile | null>(null)
  const existingNames = query.data?.files.map(({ file_name: name }) => name) ?? []
  const { snackbar, toast } = useNotify()
  const uploads = useAssetUploads({
    assetsId,
    prefix: folder.prefix,
    existingNames,
    onSent: () => snackbar(assetTexts.uploaded),
    onTooLate: (name) => toast('warning', assetTexts.alreadyUploaded(name)),
  })
  const sendingCount = uploads.uploads.filter(({ state }) => state === 'sending').length
  return (
    <Panel title={folder.name} action={mayWrite && <FolderButtons store={store} folder={folder} />}>
      {mayWrite && (
        <FilePicker uploads={uploads} label={assetTexts.uploadFiles} hint={hint} accept={accept} hidesSent />
      )}
      {sendingCount > 0 && (
        <LeaveConfirmation
          title={assetTexts.leaveUploadsTitle}
          unsavedText={assetTexts.filesUploading(sendingCount)}
          consequence={assetTexts.leaveEffect(sendingCount)}
          isLostOnSamePage
          onLeave={uploads.cancelAll}
        />
      )}
      {deleted && (
        <UndoBar key={deleted.documentId} assetsId={assetsId} deleted={deleted} onClose={() => setDeleted(null)} />
      )}
      <PageState query={query} failedText={assetTexts.filesNotLoaded}>
        {({ files, total_count }) => (
          <>
            <ConsoleTable
              caption={assetTexts.filesCaption(folder.name)}
              columns={fileColumns({ assetsId, mayWrite, onDeleted: setDeleted })}
              rows={files}
              rowKey={({ document_id }) => document_id}
              sorting={sorting}
              isStale={query.isFetching}
              empty={<p>{mayWrite ? assetTexts.emptyFolderHint : assetTexts.emptyFolder}</p>}
            />
            {total_count > 0 && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
    </Panel>
  )
}
