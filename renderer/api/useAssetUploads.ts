/** Files on their way into a folder of the library, each by itself: with progress, a way to break off, and a result. */
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { uploadAsset } from '#shared/contract/assets'
import { documentLimitBytes, documentTypes, type AssetId } from '#shared/documentAssets'
import type { Problem } from '#shared/errors'
import { formatFileSize } from '#shared/fileSize'
import { api } from './client'
import { uploadFile } from './files'
import * as assetTexts from '#shared/texts/assets'
import * as commonTexts from '#shared/texts/common'

interface AssetUpload {
  id: string
  name: string
  size: number
  state: 'sending' | 'sent' | 'failed'
  /** From 0 to 1; null while nothing is known of it. */
  share: number | null
  error?: string | undefined
  file?: File | undefined
  isTaken?: boolean | undefined
}

interface Folder {
  assetsId: AssetId
  prefix: string
  /** Names that are known to be there: whoever sends one of them is asked before it travels. */
  taken: readonly string[]
  /** After each that arrived. */
  onSent: () => void
  /** After one that arrived although it was canceled. */
  onTooLate: (name: string) => void
}

/** What is wrong with the file itself is wrong the second time as well. */
const finalCodes: ReadonlySet<Problem['code']> = new Set(['unsupported_type', 'too_large'])

const endings: readonly string[] = Object.values(documentTypes).flatMap((type) => type.endings)
const hasKnownEnding = (name: string): boolean => endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`))

/** Said before anything travels; what is in a file only the server can tell. */
function refusalOf({ name, size }: File): string | undefined {
  if (!hasKnownEnding(name)) return assetTexts.wrongType
  if (size === 0) return assetTexts.empty
  return size > documentLimitBytes
    ? commonTexts.theFileIsTheLimitIs(formatFileSize(size), formatFileSize(documentLimitBytes))
    : undefined
}

export function useAssetUploads({ assetsId, prefix, taken, onSent, onTooLate }: Folder) {
  const [uploads, setUploads] = useState<AssetUpload[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const dispatch = useDispatch()

  const change = (id: string, changes: Partial<AssetUpload>): void =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))

  const drop = (id: string): void => setUploads((before) => before.filter((upload) => upload.id !== id))

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
    // Also after a failure: the file may have arrived although its answer did not.
    dispatch(api.util.invalidateTags(['Documents']))
    const isCanceled = controller.signal.aborted
    if (!error) {
      change(id, { state: 'sent', share: 1, file: undefined })
      return isCanceled ? onTooLate(file.name) : onSent()
    }
    if (isCanceled) return drop(id)
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
    const known = new Set(taken.map((name) => name.toLowerCase()))
    const added = files.map((file): AssetUpload => {
      const common = { id: crypto.randomUUID(), name: file.name, size: file.size, share: null }
      const refusal = refusalOf(file)
      if (refusal) return { ...common, state: 'failed', error: `${assetTexts.uploadFailed} ${refusal}` }
      if (!known.has(file.name.toLowerCase())) return { ...common, state: 'sending', file }
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
    /** Whoever leaves the folder sees no more of them. */
    breakOff: () => {
      for (const controller of controllers.current.values()) controller.abort()
    },
    remove: (id: string) => {
      const sending = controllers.current.get(id)
      // One on its way stays until it is known whether it could be canceled.
      if (sending) sending.abort()
      else drop(id)
    },
  }
}
