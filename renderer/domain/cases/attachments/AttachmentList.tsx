import type { CaseAttachment } from '#shared/contract/cases/caseAttachments'
import { formatFileSize } from '#shared/format/fileSize'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/icons/Icon'
import parts from '../../../ui/panels/parts.module.css'
import styles from './AttachmentList.module.css'
import { useAttachmentDownload } from './useAttachmentDownload'

/** The files that were sent with a message or a comment. Each is a button that downloads it. */
export const AttachmentList = ({ files }: { files: readonly CaseAttachment[] }) => (
  <ul className={styles.files}>
    {files.map((file) => (
      <li key={file.attachment_id}>
        <Attachment file={file} />
      </li>
    ))}
  </ul>
)

function Attachment({ file }: { file: CaseAttachment }) {
  const { problem, isFetching, download } = useAttachmentDownload(file)
  return (
    <>
      <Button
        size="small"
        className={styles.file ?? ''}
        isBusy={isFetching}
        aria-label={commonTexts.downloadItem(file.file_name)}
        onClick={download}
      >
        <Icon name="paperclip" />
        <span className={styles.name}>{file.file_name}</span>
        <span className={styles.size}>{formatFileSize(file.size)}</span>
      </Button>
      <p role="alert" className={parts.problem}>
        {problem}
      </p>
    </>
  )
}
