/** /manageDocuments: lists the published files by store and folder. The open folder is in the URL. */
import { useSearchParams } from 'react-router-dom'
import type { AssetStore } from '#shared/contract/content/assets'
import * as assetTexts from '#shared/texts/content/assets'
import { useListAssetsQuery, useListEndpointsQuery } from '../../api/content/assets'
import { useHasRight } from '../../session/useHasRight'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import styles from './assets.module.css'
import { FolderFiles } from './FolderFiles'
import { FolderTree } from './FolderTree'
import { folderListQuery } from './folderList'
import { NewFolder } from './NewFolder'

export function AssetsPage() {
  const query = useListEndpointsQuery()
  return (
    <PageState
      query={query}
      failedText={assetTexts.assetsNotLoaded}
      rows={8}
      isEmpty={(stores) => stores.length === 0}
      empty={
        <EmptyPanel>
          <p>{assetTexts.noLocationsTitle}</p>
          <p>{assetTexts.noLocationsHint}</p>
        </EmptyPanel>
      }
    >
      {(stores) => <Stores stores={stores} />}
    </PageState>
  )
}

function Stores({ stores }: { stores: AssetStore[] }) {
  const [search] = useSearchParams()
  const mayWrite = useHasRight('DOCUMENTS.write')
  const store = stores.find(({ assetsId }) => assetsId === search.get('store')) ?? stores[0]
  const prefix = search.get('folder')
  if (!store) return null
  return (
    <div className={styles.files}>
      <nav aria-label={assetTexts.folders}>
        {stores.map((listedStore) => (
          <FolderTree
            key={listedStore.assetsId}
            store={listedStore}
            current={listedStore.assetsId === store.assetsId ? prefix : null}
          />
        ))}
      </nav>
      <PageStack>
        {mayWrite && <NewFolder key={store.assetsId} store={store} />}
        <SelectedFolder store={store} prefix={prefix} mayWrite={mayWrite} />
      </PageStack>
    </div>
  )
}

interface SelectedFolderProps {
  store: AssetStore
  prefix: string | null
  mayWrite: boolean
}

function SelectedFolder({ store, prefix, mayWrite }: SelectedFolderProps) {
  const query = useListAssetsQuery(folderListQuery(store.assetsId))
  return (
    <PageState query={query} failedText={assetTexts.foldersNotLoaded} rows={3}>
      {({ folders }) => {
        const folder = folders.find((candidate) => candidate.prefix === prefix)
        return folder ? (
          <FolderFiles key={folder.prefix} store={store} folder={folder} mayWrite={mayWrite} />
        ) : (
          <EmptyPanel>
            <p>{noFolderText({ store, prefix, mayWrite, hasNoFolders: folders.length === 0 })}</p>
          </EmptyPanel>
        )
      }}
    </PageState>
  )
}

function noFolderText({
  store,
  prefix,
  mayWrite,
  hasNoFolders,
}: SelectedFolderProps & { hasNoFolders: boolean }): string {
  if (hasNoFolders) {
    const next = mayWrite ? assetTexts.createFolderHint : assetTexts.noFoldersReadOnly
    return assetTexts.noFoldersIn(store.name, next)
  }
  return prefix === null ? assetTexts.chooseFolderIn(store.name) : assetTexts.folderRemoved
}
