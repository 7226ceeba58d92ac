import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { attachmentsPerCase } from '#shared/cases'
import { CaseAttachment, uploadAttachment } from '#shared/contract/cases'
import type { Problem } from '#shared/errors'
import { uploadLimitBytes } from '#shared/limits'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'
import { parseStoredJson } from '../session/storedJson'
import { useDraft } from '../session/useDraft'
import { useDeleteAttachmentMutation } from './cases'
import { uploadFile } from './files'

export interface CaseUpload {
  id: string
  name: string
  size: number
  state: 'sending' | 'sent' | 'failed'
  /** From 0 to 1; null while it is unknown. */
  share: number | null
  error?: string | undefined
  attachment?: CaseAttachment
  /** Available for a retry; missing after a reload. */
  file?: File | undefined
}

const toSentUpload = (id: string, attachment: CaseAttachment): CaseUpload => ({
  id,
  name: attachment.file_name,
  size: attachment.size,
  state: 'sent',
  share: 1,
  attachment,
})

/** Restores the files that had arrived before a reload. */
const restoreUploads = (text: string): CaseUpload[] =>
  parseStoredJson(z.array(CaseAttachment), text, []).map((attachment) =>
    toSentUpload(attachment.attachment_id, attachment),
  )

const fileProblemOf = ({ size }: File): string | undefined =>
  size === 0 ? requestTexts.emptyFile : size > uploadLimitBytes ? commonTexts.fileTooLarge : undefined

/** Problems of the file itself would recur on a retry. */
const finalCodes: ReadonlySet<Problem['code']> = new Set(['unsupported_type', 'too_large'])

/** Returns why the form cannot be sent: failed files would be missing from the request. */
function failedFilesProblem(uploads: readonly CaseUpload[]): string | null {
  const names = uploads.filter(({ state }) => state === 'failed').map(({ name }) => name)
  if (names.length === 0) return null
  return commonTexts.wontBeSentRemoveIt(names.join(', '), names.length === 1)
}

interface UploadOptions {
  /** The name under which this tab stores the files. */
  form: string
  /** The case of the files. Without one they wait for the case that is being written. */
  caseId?: string
  /** The number of files that the case already has. */
  existingCount?: number
  onSent?: () => void
}

/** Uploads of case files, each with its own progress, retry and cancel. */
export function useUploads({ form, caseId, existingCount = 0, onSent = () => undefined }: UploadOptions) {
  const draft = useDraft(`${form}:files`, { sent: '[]' })
  const [uploads, setUploads] = useState(() => restoreUploads(draft.values.sent))
  const controllers = useRef(new Map<string, AbortController>())
  const [remove] = useDeleteAttachmentMutation()

  const sent = JSON.stringify(uploads.flatMap(({ attachment }) => (attachment ? [attachment] : [])))
  const storeSent = useEffectEvent(() => {
    if (!caseId) draft.save({ sent })
  })
  useEffect(() => storeSent(), [sent])

  const change = (id: string, changes: Partial<CaseUpload>): void =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const removeUpload = (id: string): void => setUploads((before) => before.filter((upload) => upload.id !== id))

  /** Files that stay behind after a failed deletion are removed by the server's cleanup job. */
  const deleteSent = ({ attachment_id }: CaseAttachment): void => void remove({ query: { attachment_id } })

  async function sendFile(id: string, file: File): Promise<void> {
    const controller = new AbortController()
    controllers.current.set(id, controller)
    change(id, { state: 'sending', share: null, error: undefined })
    const { data, error } = await uploadFile(
      uploadAttachment,
      { body: caseId ? { case_id: caseId } : {} },
      { file, signal: controller.signal, onProgress: (share) => change(id, { share }) },
    )
    controllers.current.delete(id)
    if (controller.signal.aborted) {
      removeUpload(id)
      if (!data) return
      // The server finished before the cancel: a case shows the file, otherwise it is deleted again.
      return caseId ? onSent() : deleteSent(data)
    }
    if (error) {
      const isFinal = finalCodes.has(error.code)
      const text = error.fields?.['file'] ?? error.message
      return change(id, { state: 'failed', error: text, ...(isFinal && { file: undefined }) })
    }
    if (caseId) removeUpload(id)
    else setUploads((before) => before.map((upload) => (upload.id === id ? toSentUpload(id, data) : upload)))
    onSent()
  }

  function add(files: readonly File[]): void {
    const remainingCount = Math.max(
      0,
      attachmentsPerCase - existingCount - uploads.filter(({ state }) => state !== 'failed').length,
    )
    const added = files.map((file, index): CaseUpload => {
      const common = { id: crypto.randomUUID(), name: file.name, size: file.size, share: null }
      const error = index < remainingCount ? fileProblemOf(file) : requestTexts.tooManyFiles
      // A retry would not change the size.
      return error ? { ...common, state: 'failed', error } : { ...common, state: 'sending', file }
    })
    setUploads((before) => [...before, ...added])
    for (const { id, file } of added) if (file) void sendFile(id, file)
  }

  return {
    uploads,
    /** A file failed. Sending the form anyway would omit it without notice. */
    problem: failedFilesProblem(uploads),
    isSending: uploads.some(({ state }) => state === 'sending'),
    attachmentIds: uploads.flatMap(({ attachment }) => (attachment ? [attachment.attachment_id] : [])),
    add,
    retry: (id: string) => {
      const file = uploads.find((upload) => upload.id === id)?.file
      if (file) void sendFile(id, file)
    },
    remove: (id: string) => {
      const attachment = uploads.find((upload) => upload.id === id)?.attachment
      const sending = controllers.current.get(id)
      // A pending upload stays until it is known whether it could be canceled.
      if (sending) return sending.abort()
      removeUpload(id)
      if (attachment) deleteSent(attachment)
    },
    /** Called once the files belong to a case. */
    clear: () => {
      setUploads([])
      draft.discard()
    },
  }
}
