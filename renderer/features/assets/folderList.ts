/** Lists the folders of a store. An empty prefix returns all of them, whatever the page. */
import type { AssetId } from '#shared/operations/assets'

export const folderListQuery = (assetsId: AssetId) => ({
  params: { assetsId },
  query: { prefix: '', page_number: 1, page_size: 20 },
})
