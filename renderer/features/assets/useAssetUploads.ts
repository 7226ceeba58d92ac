/** Uploads of files into a library folder. */

import { useDispatch } from 'react-redux'
import { type AssetFile, uploadAsset } from '#shared/contract/content/assets'
import { formatFileSize } from '#shared/format/fileSize'
import { joinSentences } from '#shared/format/joinWords'
import { type AssetId, documentLimitBytes, documentTypes } from '#shared/operations/assets'
import * as commonTexts from '#shared/texts/common'
import * as assetTexts from '#shared/texts/content/assets'
import { api } from '../../api/client'
import { uploadFile } from '../../api/files'
import { useUploads } from '../../api/useUploads'

interface UploadTarget {
  assetsId: AssetId
  prefix: string
  /** Known file names in the folder. The user confirms before a file with one of them is sent. */
  existingNames: readonly string[]
  /** Called after each file that has arrived. */
  onSent: () => void
  /** Called when a file arrived although it was canceled. */
  onTooLate: (name: string) => void
}

const extensions: readonly string[] = Object.values(documentTypes).flatMap((type) => type.endings)
const hasSupportedExtension = (name: string): boolean =>
  extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))

/** Checks what can be known before sending. Only the server can check the content. */
function fileProblemOf({ name, size }: File): string | undefined {
  if (!hasSupportedExtension(name)) return assetTexts.wrongType
  if (size === 0) return assetTexts.empty
  return size > documentLimitBytes
    ? commonTexts.fileOverLimit(formatFileSize(size), formatFileSize(documentLimitBytes))
    : undefined
}

export function useAssetUploads({ assetsId, prefix, existingNames, onSent, onTooLate }: UploadTarget) {
  const dispatch = useDispatch()
  const isKnownName = (name: string): boolean =>
    existingNames.some((existing) => existing.toLowerCase() === name.toLowerCase())

  return useUploads<AssetFile>({
    check: (file) => {
      const problem = fileProblemOf(file)
      if (problem) return { error: joinSentences(assetTexts.uploadFailed, problem) }
      return isKnownName(file.name) ? { error: assetTexts.nameTaken, isTaken: true } : undefined
    },
    send: async (upload, isReplacing) => {
      const body = { destinationPath: prefix, ...(isReplacing && { replace: 'true' as const }) }
      const answer = await uploadFile(uploadAsset, { params: { assetsId }, body }, upload)
      // Refreshes after a failure too, because the file may have arrived although its answer was lost.
      dispatch(api.util.invalidateTags(['Documents']))
      return answer
    },
    describeFailure: (text, { code }) =>
      code === 'conflict' ? { error: text, isTaken: true } : { error: joinSentences(assetTexts.uploadFailed, text) },
    onArrived: (_file, { name, isCanceled }) => {
      if (isCanceled) onTooLate(name)
      else onSent()
      return {}
    },
  })
}
