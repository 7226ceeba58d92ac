/** Lists the folders of a store. */
import { Link } from 'react-router-dom'
import type { AssetStore } from '#shared/contract/content/assets'
import * as assetTexts from '#shared/texts/content/assets'
import { useListAssetsQuery } from '../../api/content/assets'
import { FolderLinks } from '../../ui/panels/FolderLinks'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import styles from './assets.module.css'
import { folderListQuery } from './folderList'

interface FolderTreeProps {
  store: AssetStore
  /** The prefix of the open folder, if it is in this store. */
  current: string | null
}

const addressOf = (store: string, folder: string): string => `?${new URLSearchParams({ store, folder })}`

export function FolderTree({ store, current }: FolderTreeProps) {
  const query = useListAssetsQuery(folderListQuery(store.assetsId))
  return (
    <section className={styles.store} aria-label={store.name}>
      <h2>
        <Link to={`?store=${store.assetsId}`}>{store.name}</Link>
      </h2>
      <PageState
        query={query}
        failedText={assetTexts.foldersNotLoaded}
        rows={4}
        isEmpty={({ folders }) => folders.length === 0}
        empty={<p className={parts.below}>{assetTexts.noFoldersYet}</p>}
      >
        {({ folders }) => (
          <FolderLinks
            isIndented
            folders={folders.map(({ prefix, name, file_count }) => ({
              key: prefix,
              name,
              count: file_count,
              to: addressOf(store.assetsId, prefix),
              isCurrent: prefix === current,
            }))}
          />
        )}
      </PageState>
    </section>
  )
}
