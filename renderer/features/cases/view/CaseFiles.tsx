import { useDispatch } from 'react-redux'
import { attachmentsPerCase } from '#shared/cases/cases'
import type { CaseAttachment } from '#shared/contract/cases/caseAttachments'
import type { CaseDetails } from '#shared/contract/cases/cases'
import { formatFileSize } from '#shared/format/fileSize'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { api } from '../../../api/client'
import { AttachmentPicker } from '../../../domain/cases/attachments/AttachmentPicker'
import { useAttachmentDownload } from '../../../domain/cases/attachments/useAttachmentDownload'
import { useCaseUploads } from '../../../domain/cases/attachments/useCaseUploads'
import { Button } from '../../../ui/Button'
import { DateText } from '../../../ui/DateText'
import fileStyles from '../../../ui/forms/files/FilePicker.module.css'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../cases.module.css'

export function CaseFiles({ caseDetails, mayWrite }: { caseDetails: CaseDetails; mayWrite: boolean }) {
  const { attachments, case_id } = caseDetails
  if (attachments.length === 0 && !mayWrite) return null
  return (
    <section className={styles.panel} aria-labelledby="case-files">
      <h3 id="case-files">{caseTexts.fileCount(attachments.length)}</h3>
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
  return <AttachmentPicker uploads={uploads} />
}

function FileLine({ attachment }: { attachment: CaseAttachment }) {
  const { problem, isFetching, download } = useAttachmentDownload(attachment)
  const { file_name, size, created_date } = attachment
  return (
    <li className={fileStyles.line}>
      <div className={fileStyles.text}>
        <p className={fileStyles.name}>{file_name}</p>
        <p className={parts.small}>
          {formatFileSize(size)} · <DateText value={created_date} />
        </p>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
      <Button size="small" isBusy={isFetching} onClick={download} aria-label={commonTexts.downloadItem(file_name)}>
        {commonTexts.download}
      </Button>
    </li>
  )
}
