import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { attachmentsPerCase } from '#shared/cases'
import { CaseAttachment, uploadAttachment } from '#shared/contract/cases'
import type { Problem } from '#shared/errors'
import { uploadLimitBytes } from '#shared/limits'
import { keptJson } from '../session/keptJson'
import { useDraft } from '../session/useDraft'
import { useDeleteAttachmentMutation } from './cases'
import { uploadFile } from './files'
import * as requestTexts from '#shared/texts/requests'
import * as commonTexts from '#shared/texts/common'

export interface Upload {
  id: string
  name: string
  size: number
  state: 'sending' | 'sent' | 'failed'
  /** From 0 to 1; null while nothing is known of it. */
  share: number | null
  error?: string | undefined
  attachment?: CaseAttachment
  /** At hand for another try; gone after a reload. */
  file?: File | undefined
}

const sentUpload = (id: string, attachment: CaseAttachment): Upload => ({
  id,
  name: attachment.file_name,
  size: attachment.size,
  state: 'sent',
  share: 1,
  attachment,
})

/** The files that had arrived before a reload. */
const restored = (text: string): Upload[] =>
  keptJson(z.array(CaseAttachment), text, []).map((attachment) => sentUpload(attachment.attachment_id, attachment))

const problemOf = ({ size }: File): string | undefined =>
  size === 0 ? requestTexts.emptyFile : size > uploadLimitBytes ? commonTexts.fileTooLarge : undefined

/** What is wrong with the file itself is wrong the second time as well. */
const finalCodes: ReadonlySet<Problem['code']> = new Set(['unsupported_type', 'too_large'])

/** Why a form cannot be sent with the files as they are: the request would go without them. */
function leftOut(uploads: readonly Upload[]): string | null {
  const names = uploads.filter(({ state }) => state === 'failed').map(({ name }) => name)
  if (names.length === 0) return null
  return commonTexts.wontBeSentRemoveIt(names.join(', '), names.length === 1)
}

interface Options {
  /** Names what is kept in this tab. */
  form: string
  /** The case that the files belong to; without it they wait for the one being written. */
  caseId?: string
  /** How many files the case has already. */
  taken?: number
  onSent?: () => void
}

/** Files on their way to the server, each by itself: with progress, another try, and a way to break off. */
export function useUploads({ form, caseId, taken = 0, onSent = () => undefined }: Options) {
  const draft = useDraft(`${form}:files`, { sent: '[]' })
  const [uploads, setUploads] = useState(() => restored(draft.values.sent))
  const controllers = useRef(new Map<string, AbortController>())
  const [remove] = useDeleteAttachmentMutation()

  const sent = JSON.stringify(uploads.flatMap(({ attachment }) => (attachment ? [attachment] : [])))
  const keep = useEffectEvent(() => {
    if (!caseId) draft.keep({ sent })
  })
  useEffect(() => keep(), [sent])

  const change = (id: string, changes: Partial<Upload>): void =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const drop = (id: string): void => setUploads((before) => before.filter((upload) => upload.id !== id))

  /** One that stays behind is swept away by the server. */
  const takeBack = ({ attachment_id }: CaseAttachment): void => void remove({ query: { attachment_id } })

  async function sendOne(id: string, file: File): Promise<void> {
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
      drop(id)
      if (!data) return
      // The server was quicker: what belongs to a case is shown there, and what waits for one is taken back.
      return caseId ? onSent() : takeBack(data)
    }
    if (error) {
      const isFinal = finalCodes.has(error.code)
      const text = error.fields?.['file'] ?? error.message
      return change(id, { state: 'failed', error: text, ...(isFinal && { file: undefined }) })
    }
    if (caseId) drop(id)
    else setUploads((before) => before.map((upload) => (upload.id === id ? sentUpload(id, data) : upload)))
    onSent()
  }

  function add(files: readonly File[]): void {
    const room = Math.max(0, attachmentsPerCase - taken - uploads.filter(({ state }) => state !== 'failed').length)
    const added = files.map((file, index): Upload => {
      const common = { id: crypto.randomUUID(), name: file.name, size: file.size, share: null }
      const error = index < room ? problemOf(file) : requestTexts.tooManyFiles
      // Trying again would change nothing about its size.
      return error ? { ...common, state: 'failed', error } : { ...common, state: 'sending', file }
    })
    setUploads((before) => [...before, ...added])
    for (const { id, file } of added) if (file) void sendOne(id, file)
  }

  return {
    uploads,
    /** Something was refused or did not arrive: whoever sends the form anyway would leave it out without knowing. */
    problem: leftOut(uploads),
    isSending: uploads.some(({ state }) => state === 'sending'),
    attachmentIds: uploads.flatMap(({ attachment }) => (attachment ? [attachment.attachment_id] : [])),
    add,
    retry: (id: string) => {
      const file = uploads.find((upload) => upload.id === id)?.file
      if (file) void sendOne(id, file)
    },
    remove: (id: string) => {
      const attachment = uploads.find((upload) => upload.id === id)?.attachment
      const sending = controllers.current.get(id)
      // One on its way stays until it is known whether it could be canceled.
      if (sending) return sending.abort()
      drop(id)
      if (attachment) takeBack(attachment)
    },
    /** Once they belong to a case. */
    forget: () => {
      setUploads([])
      draft.discard()
    },
  }
}
