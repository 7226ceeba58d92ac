import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod/mini'
import { attachmentsPerCase } from '#shared/cases/cases'
import { CaseAttachment, uploadAttachment } from '#shared/contract/cases/caseAttachments'
import { uploadLimitBytes } from '#shared/http/limits'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { useDeleteAttachmentMutation } from '../../../api/cases/cases'
import { uploadFile } from '../../../api/files'
import { type Upload, useUploads } from '../../../api/useUploads'
import { parseStoredJson } from '../../drafts/storedJson'
import { type Draft, useDraft } from '../../drafts/useDraft'
import { useCaseDraft } from '../useCaseDraft'

type CaseUpload = Upload<CaseAttachment>

/** The server may have changed the name. */
const nameAndSizeOf = ({ file_name, size }: CaseAttachment) => ({ name: file_name, size })

/** Restores the files that had arrived before a reload. */
const restoreUploads = (text: string): CaseUpload[] =>
  parseStoredJson(z.array(CaseAttachment), text, []).map((result) => ({
    id: result.attachment_id,
    ...nameAndSizeOf(result),
    state: 'sent',
    share: 1,
    result,
  }))

const fileProblemOf = ({ size }: File): string | undefined =>
  size === 0 ? caseTexts.emptyFile : size > uploadLimitBytes ? commonTexts.fileTooLarge : undefined

/** Returns why the form cannot be sent: failed files would be missing from the request. */
function failedFilesProblem(uploads: readonly CaseUpload[]): string | null {
  const names = uploads.filter(({ state }) => state === 'failed').map(({ name }) => name)
  if (names.length === 0) return null
  return commonTexts.failedFilesError(names)
}

const noFiles = { sent: '[]' }

interface CaseUploadOptions {
  /** The name under which this tab stores the files. */
  form: string
  /** The case of the files. Without one they wait for the case that is being written. */
  caseId?: string
  /** The number of files that the case already has. */
  existingCount?: number
  onSent?: () => void
}

/** Uploads of case files. */
export const useCaseUploads = ({ form, ...options }: CaseUploadOptions) =>
  useStoredUploads(useDraft(`${form}:files`, noFiles), options)

/** Uploads for a reply to a case, which belong to the case like the draft of the reply. */
export const useReplyUploads = (caseId: string) => useStoredUploads(useCaseDraft(caseId, 'comment-files', noFiles), {})

function useStoredUploads(
  draft: Draft<typeof noFiles>,
  { caseId, existingCount = 0, onSent }: Omit<CaseUploadOptions, 'form'>,
) {
  const [remove] = useDeleteAttachmentMutation()
  /** Files that stay behind after a failed deletion are removed by the server's cleanup job. */
  const deleteSent = ({ attachment_id }: CaseAttachment): void => void remove({ query: { attachment_id } })

  const { clear, ...list } = useUploads<CaseAttachment>({
    restore: () => restoreUploads(draft.values.sent),
    check: (file, filesBefore) => {
      const isTooMany = existingCount + filesBefore >= attachmentsPerCase
      const error = isTooMany ? caseTexts.tooManyFiles : fileProblemOf(file)
      return error === undefined ? undefined : { error }
    },
    send: (upload) => uploadFile(uploadAttachment, { body: caseId ? { case_id: caseId } : {} }, upload),
    describeFailure: (error) => ({ error }),
    onArrived: (attachment, { isCanceled }) => {
      // The server finished before the cancel: a case shows the file, otherwise it is deleted again.
      if (isCanceled && !caseId) deleteSent(attachment)
      else onSent?.()
      return caseId || isCanceled ? null : nameAndSizeOf(attachment)
    },
    onRemoved: deleteSent,
  })
  const { uploads } = list
  const attachments = uploads.flatMap(({ result }) => (result ? [result] : []))

  const sent = JSON.stringify(attachments)
  const storeSent = useEffectEvent(() => {
    if (!caseId) draft.save({ sent })
  })
  useEffect(() => storeSent(), [sent])

  return {
    ...list,
    /** A file failed. Sending the form anyway would omit it without notice. */
    problem: failedFilesProblem(uploads),
    isSending: uploads.some(({ state }) => state === 'sending'),
    attachmentIds: attachments.map(({ attachment_id }) => attachment_id),
    /** Called once the files belong to a case. */
    clear: () => {
      clear()
      draft.discard()
    },
  }
}

export type CaseUploads = ReturnType<typeof useCaseUploads>
