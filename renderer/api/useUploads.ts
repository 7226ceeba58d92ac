/** A list of files that are uploaded, each with its own progress, retry, cancel and result. */
import { useRef, useState } from 'react'
import type { Problem } from '#shared/http/errors'
import type { FileUpload } from './files'
import type { SendResult } from './http'

export interface Upload<Result> {
  id: string
  name: string
  size: number
  state: 'sending' | 'sent' | 'failed'
  /** From 0 to 1; null while it is unknown. */
  share: number | null
  error?: string | undefined
  /** Available for a retry; missing after a reload. */
  file?: File | undefined
  /** A file with this name exists already. */
  isTaken?: boolean | undefined
  result?: Result
}

interface Failure {
  error: string
  isTaken?: boolean
}

interface UploadSteps<Result> {
  restore?: () => Upload<Result>[]
  /** Checks a file before it is sent. `filesBefore` counts the files of the list that have not failed. */
  check: (file: File, filesBefore: number) => Failure | undefined
  send: (upload: Required<FileUpload>, isReplacing: boolean) => Promise<SendResult<Result>>
  describeFailure: (text: string, problem: Problem) => Failure
  /**
   * Called when a file has arrived, although it may have been canceled. Returns what changes in the list, or null if
   * the file leaves it.
   */
  onArrived: (result: Result, arrival: { name: string; isCanceled: boolean }) => Partial<Upload<Result>> | null
  /** Called when the user removes a file that had arrived. */
  onRemoved?: (result: Result) => void
}

/** Problems of the file itself would recur on a retry. */
const finalCodes: ReadonlySet<Problem['code']> = new Set(['unsupported_type', 'too_large'])

export function useUploads<Result>({
  restore = () => [],
  check,
  send,
  describeFailure,
  onArrived,
  onRemoved,
}: UploadSteps<Result>) {
  const [uploads, setUploads] = useState(restore)
  const controllers = useRef(new Map<string, AbortController>())

  const change = (id: string, changes: Partial<Upload<Result>>): void =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const removeUpload = (id: string): void => setUploads((before) => before.filter((upload) => upload.id !== id))

  async function sendFile(id: string, file: File, isReplacing = false): Promise<void> {
    const controller = new AbortController()
    controllers.current.set(id, controller)
    change(id, { state: 'sending', share: null, error: undefined, isTaken: undefined })
    const { signal } = controller
    const { data, error } = await send({ file, signal, onProgress: (share) => change(id, { share }) }, isReplacing)
    controllers.current.delete(id)
    if (!error) {
      const changes = onArrived(data, { name: file.name, isCanceled: signal.aborted })
      if (!changes) return removeUpload(id)
      return change(id, { state: 'sent', share: 1, file: undefined, result: data, ...changes })
    }
    if (signal.aborted) return removeUpload(id)
    change(id, {
      state: 'failed',
      ...describeFailure(error.fields?.['file'] ?? error.message, error),
      ...(finalCodes.has(error.code) && { file: undefined }),
    })
  }

  function add(files: readonly File[]): void {
    const pendingCount = uploads.filter(({ state }) => state !== 'failed').length
    const added = files.map((file, index): Upload<Result> => {
      const common = { id: crypto.randomUUID(), name: file.name, size: file.size, share: null }
      const failure = check(file, pendingCount + index)
      if (!failure) return { ...common, state: 'sending', file }
      // Only a file whose name is taken can be sent after all.
      return { ...common, state: 'failed', ...failure, ...(failure.isTaken && { file }) }
    })
    setUploads((before) => [...before, ...added])
    for (const { id, file, state } of added) if (file && state === 'sending') void sendFile(id, file)
  }

  function sendAgain(id: string, isReplacing: boolean): void {
    const file = uploads.find((upload) => upload.id === id)?.file
    if (file) void sendFile(id, file, isReplacing)
  }

  return {
    uploads,
    add,
    retry: (id: string) => sendAgain(id, false),
    replace: (id: string) => sendAgain(id, true),
    remove: (id: string) => {
      const result = uploads.find((upload) => upload.id === id)?.result
      const sending = controllers.current.get(id)
      // A pending upload stays until it is known whether it could be canceled.
      if (sending) return sending.abort()
      removeUpload(id)
      if (result !== undefined) onRemoved?.(result)
    },
    /** Called when the user leaves the page, where the uploads are no longer visible. */
    cancelAll: () => {
      for (const controller of controllers.current.values()) controller.abort()
    },
    clear: () => setUploads([]),
  }
}
