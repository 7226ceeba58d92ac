import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { attachmentsPerCase } from '#shared/cases/cases'
import { type CaseAttachment, type CaseDetails, getAttachment } from '#shared/contract/cases/cases'
import { formatFileSize } from '#shared/format/fileSize'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'
import { api } from '../../../api/client'
import { saveFile } from '../../../api/files'
import { useCaseUploads } from '../../../domain/cases/useCaseUploads'
import { Button } from '../../../ui/Button'
import { DateText } from '../../../ui/DateText'
import { FilePicker } from '../../../ui/forms/files/FilePicker'
import fileStyles from '../../../ui/forms/files/FilePicker.module.css'
import styles from '../cases.module.css'

export function CaseFiles({ caseDetails, mayWrite }: { caseDetails: CaseDetails; mayWrite: boolean }) {
  const { attachments, case_id } = caseDetails
  if (attachments.length === 0 && !mayWrite) return null
  return (
    <section className={styles.panel} aria-labelledby="case-files">
      <h3 id="case-files">{requestTexts.fileCount(attachments.length)}</h3>
      {attachments.length > 0 && (
        <ul className={fileStyles.list}>
          {attachments.map((attachment) => (
            <FileLine key={attachment.attachment_id} attachment={attachment} />
          ))}
        </ul>
      )}
      {mayWrite && attachments.length < attachmentsPerCase && (
        <AddFiles caseId={case_id} attachmentCount={attachments.length} />
      )}
    </section>
  )
}

export function AddFiles({ caseId, attachmentCount }: { caseId: string; attachmentCount: number }) {
  const dispatch = useDispatch()
  const uploads = useCaseUploads({
    form: `case:${caseId}`,
    caseId,
    existingCount: attachmentCount,
    onSent: () => dispatch(api.util.invalidateTags(['Cases'])),
  })
  return <FilePicker uploads={uploads} />
}

function FileLine({ attachment }: { attachment: CaseAttachment }) {
  const [problem, setProblem] = useState('')
  const [isFetching, setFetching] = useState(false)
  const { attachment_id, file_name, size, created_date } = attachment

  async function download(): Promise<void> {
    setFetching(true)
    const { error } = await saveFile(getAttachment, { query: { attachment_id } }, file_name)
    setFetching(false)
    setProblem(error ? requestTexts.weCouldntDownload(file_name, error.message) : '')
  }

  return (
    <li className={fileStyles.line}>
      <div className={fileStyles.text}>
        <p className={fileStyles.name}>{file_name}</p>
        <p className={fileStyles.hint}>
          {formatFileSize(size)} · <DateText value={created_date} />
        </p>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
      <Button
        size="small"
        isBusy={isFetching}
        onClick={() => void download()}
        aria-label={commonTexts.downloadItem(file_name)}
      >
        {commonTexts.download}
      </Button>
    </li>
  )
}
