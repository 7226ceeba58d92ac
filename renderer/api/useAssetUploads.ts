/** Uploads of files into a library folder, each with its own progress, cancel and result. */
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { uploadAsset } from '#shared/contract/assets'
import { type AssetId, documentLimitBytes, documentTypes } from '#shared/documentAssets'
import type { Problem } from '#shared/errors'
import { formatFileSize } from '#shared/fileSize'
import * as assetTexts from '#shared/texts/assets'
import * as commonTexts from '#shared/texts/common'
import { api } from './client'
import { uploadFile } from './files'

interface AssetUpload {
  id: string
  name: string
  size: number
  state: 'sending' | 'sent' | 'failed'
  /** From 0 to 1; null while it is unknown. */
  share: number | null
  error?: string | undefined
  file?: File | undefined
  isTaken?: boolean | undefined
}

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

/** Problems of the file itself would recur on a retry. */
const finalCodes: ReadonlySet<Problem['code']> = new Set(['unsupported_type', 'too_large'])

const extensions: readonly string[] = Object.values(documentTypes).flatMap((type) => type.endings)
const hasSupportedExtension = (name: string): boolean =>
  extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))

/** Checks what can be known before sending. Only the server can check the content. */
function fileProblemOf({ name, size }: File): string | undefined {
  if (!hasSupportedExtension(name)) return assetTexts.wrongType
  if (size === 0) return assetTexts.empty
  return size > documentLimitBytes
    ? commonTexts.theFileIsTheLimitIs(formatFileSize(size), formatFileSize(documentLimitBytes))
    : undefined
}

export function useAssetUploads({ assetsId, prefix, existingNames, onSent, onTooLate }: UploadTarget) {
  const [uploads, setUploads] = useState<AssetUpload[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const dispatch = useDispatch()

  const change = (id: string, changes: Partial<AssetUpload>): void =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))

  const removeUpload = (id: string): void => setUploads((before) => before.filter((upload) => upload.id !== id))

  async function send(id: string, file: File, isReplacing = false): Promise<void> {
    const controller = new AbortController()
    controllers.current.set(id, controller)
    change(id, { state: 'sending', share: null, error: undefined, isTaken: undefined })
    const { error } = await uploadFile(
      uploadAsset,
      { params: { assetsId }, body: { destinationPath: prefix, ...(isReplacing && { replace: 'true' as const }) } },
      { file, signal: controller.signal, onProgress: (share) => change(id, { share }) },
    )
    controllers.current.delete(id)
    // Refreshes after a failure too, because the file may have arrived although its answer was lost.
    dispatch(api.util.invalidateTags(['Documents']))
    const isCanceled = controller.signal.aborted
    if (!error) {
      change(id, { state: 'sent', share: 1, file: undefined })
      return isCanceled ? onTooLate(file.name) : onSent()
    }
    if (isCanceled) return removeUpload(id)
    const text = error.fields?.['file'] ?? error.message
    const isTaken = error.code === 'conflict'
    const isFinal = finalCodes.has(error.code)
    change(id, {
      state: 'failed',
      error: isTaken ? text : `${assetTexts.uploadFailed} ${text}`,
      isTaken,
      ...(isFinal && { file: undefined }),
    })
  }

  function add(files: readonly File[]): void {
    const lowerCaseNames = new Set(existingNames.map((name) => name.toLowerCase()))
    const added = files.map((file): AssetUpload => {
      const common = { id: crypto.randomUUID(), name: file.name, size: file.size, share: null }
      const problem = fileProblemOf(file)
      if (problem) return { ...common, state: 'failed', error: `${assetTexts.uploadFailed} ${problem}` }
      if (!lowerCaseNames.has(file.name.toLowerCase())) return { ...common, state: 'sending', file }
      return { ...common, state: 'failed', error: assetTexts.nameTaken, isTaken: true, file }
    })
    setUploads((before) => [...before, ...added])
    for (const { id, file, state } of added) if (file && state === 'sending') void send(id, file)
  }

  const fileOf = (id: string): File | undefined => uploads.find((upload) => upload.id === id)?.file

  return {
    uploads,
    add,
    retry: (id: string) => {
      const file = fileOf(id)
      if (file) void send(id, file)
    },
    replace: (id: string) => {
      const file = fileOf(id)
      if (file) void send(id, file, true)
    },
    /** Called when the user leaves the folder, where the uploads are no longer visible. */
    cancelAll: () => {
      for (const controller of controllers.current.values()) controller.abort()
    },
    remove: (id: string) => {
      const sending = controllers.current.get(id)
      // A pending upload stays until it is known whether it could be canceled.
      if (sending) sending.abort()
      else removeUpload(id)
    },
  }
}
