/** The folders of a place are asked for as pages are; nobody has more of them. */
import type { AssetId } from '#shared/documentAssets'

export const folderList = (assetsId: AssetId) => ({
  params: { assetsId },
  query: { prefix: '', page_number: 1, page_size: 20 },
})
