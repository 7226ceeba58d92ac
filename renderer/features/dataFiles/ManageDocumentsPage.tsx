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

export function ManageDocumentsPage() {
  const query = useListEndpointsQuery()
  return (
    <PageState
      query={query}
      what="The data files"
      rows={8}
      isEmpty={(stores) => stores.length === 0}
      empty={
        <EmptyPanel>
          <p>There is no place for files.</p>
          <p>Places are set up together with the portal: ask who runs it.</p>
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
      <nav aria-label="Folders">
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
    <PageState query={query} what="The folders" rows={3}>
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
    const next = mayWrite
      ? 'Make the first one with “New folder”.'
      : 'Someone who can change files has to create the first one.'
    return `${store.name} has no folders yet. ${next}`
  }
  return prefix === null
    ? `Choose a folder of ${store.name} to see its files.`
    : 'This folder is not there any more. Choose another one.'
}
