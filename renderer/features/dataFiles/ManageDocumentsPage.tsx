/** /manageDocuments: the files that are published, place by place and folder by folder. What is shown lives in the address. */
import { useSearchParams } from 'react-router-dom'
import type { AssetStore } from '#shared/contract/assets'
import { useListAssetsQuery, useListEndpointsQuery } from '../../api/assets'
import { useMay } from '../../session/useMay'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import styles from './dataFiles.module.css'
import { FolderFiles } from './FolderFiles'
import { folderList } from './folderList'
import { FolderTree } from './FolderTree'
import { NewFolder } from './NewFolder'
import * as assetTexts from '#shared/texts/assets'

export function ManageDocumentsPage() {
  const query = useListEndpointsQuery()
  return (
    <PageState
      query={query}
      what={assetTexts.theDataFiles}
      rows={8}
      isEmpty={(stores) => stores.length === 0}
      empty={
        <EmptyPanel>
          <p>{assetTexts.noFileLocationsYet}</p>
          <p>{assetTexts.locationsAreConfiguredByYourAdministrator}</p>
        </EmptyPanel>
      }
    >
      {(stores) => <Stores stores={stores} />}
    </PageState>
  )
}

function Stores({ stores }: { stores: AssetStore[] }) {
  const [address] = useSearchParams()
  const mayWrite = useMay('DOCUMENTS.write')
  const store = stores.find(({ assetsId }) => assetsId === address.get('store')) ?? stores[0]
  const prefix = address.get('folder')
  if (!store) return null
  return (
    <div className={styles.files}>
      <nav aria-label={assetTexts.folders}>
        {stores.map((one) => (
          <FolderTree key={one.assetsId} store={one} current={one.assetsId === store.assetsId ? prefix : null} />
        ))}
      </nav>
      <PageStack>
        {mayWrite && <NewFolder key={store.assetsId} store={store} />}
        <Chosen store={store} prefix={prefix} mayWrite={mayWrite} />
      </PageStack>
    </div>
  )
}

interface ChosenProps {
  store: AssetStore
  prefix: string | null
  mayWrite: boolean
}

function Chosen({ store, prefix, mayWrite }: ChosenProps) {
  const query = useListAssetsQuery(folderList(store.assetsId))
  return (
    <PageState query={query} what={assetTexts.theFolders} rows={3}>
      {({ folders }) => {
        const folder = folders.find((one) => one.prefix === prefix)
        return folder ? (
          <FolderFiles key={folder.prefix} store={store} folder={folder} mayWrite={mayWrite} />
        ) : (
          <EmptyPanel>
            <p>{noFolderText({ store, prefix, mayWrite, isBare: folders.length === 0 })}</p>
          </EmptyPanel>
        )
      }}
    </PageState>
  )
}

function noFolderText({ store, prefix, mayWrite, isBare }: ChosenProps & { isBare: boolean }): string {
  if (isBare) {
    const next = mayWrite ? assetTexts.createTheFirstOneWith : assetTexts.someoneWhoCanChangeFiles
    return assetTexts.hasNoFoldersYet(store.name, next)
  }
  return prefix === null ? assetTexts.chooseAFolderInTo(store.name) : assetTexts.thisFolderIsNoLonger
}
