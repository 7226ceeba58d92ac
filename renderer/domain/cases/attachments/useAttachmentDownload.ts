import { useState } from 'react'
import { type CaseAttachment, getAttachment } from '#shared/contract/cases/caseAttachments'
import * as caseTexts from '#shared/texts/cases/cases'
import { saveFile } from '../../../api/files'

/** Downloads a file of a case, and shows why that failed. */
export function useAttachmentDownload({ attachment_id, file_name }: CaseAttachment) {
  const [problem, setProblem] = useState('')
  const [isFetching, setFetching] = useState(false)

  async function download(): Promise<void> {
    setFetching(true)
    const { error } = await saveFile(getAttachment, { query: { attachment_id } }, file_name)
    setFetching(false)
    setProblem(error ? caseTexts.weCouldntDownload(file_name, error.message) : '')
  }

  return { problem, isFetching, download: () => void download() }
}
