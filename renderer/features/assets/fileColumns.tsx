/** Defines the columns of the published files. */

import type { AssetFile } from '#shared/contract/content/assets'
import { formatFileSize } from '#shared/format/fileSize'
import type { AssetId } from '#shared/operations/assets'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as assetTexts from '#shared/texts/content/assets'
import { CopyButton } from '../../ui/CopyButton'
import { dayText } from '../../ui/format/days'
import type { Column } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import styles from './assets.module.css'
import { FileActions } from './FileActions'
import type { DeletedFile } from './UndoBar'

interface FileColumnOptions {
  assetsId: AssetId
  mayWrite: boolean
  onDeleted: (deleted: DeletedFile) => void
}

/** Returns the page that shows the document to its audience and to staff. */
const pageOf = ({ document_id }: AssetFile): string => `${paths.resourceCenter}?document=${document_id}`

const audienceOf = ({ user_type, community }: AssetFile): string =>
  [...user_type.map((type) => announcementTexts.userTypeLabels[type]), ...community].join(', ')

export const fileColumns = ({ assetsId, mayWrite, onDeleted }: FileColumnOptions): Column<AssetFile>[] => [
  {
    key: 'name',
    title: commonTexts.name,
    narrow: 'wide',
    render: (file) => (
      <>
        <span className={styles.line}>
          <strong className={styles.name}>{file.file_name}</strong>
          <CopyButton linkTo={pageOf(file)} label={assetTexts.copyLinkTo(file.file_name)} />
        </span>
        <span className={parts.below}>{file.title}</span>
        {audienceOf(file) !== '' && <span className={parts.below}>{assetTexts.forLabel(audienceOf(file))}</span>}
      </>
    ),
  },
  {
    key: 'size',
    title: assetTexts.size,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ size_bytes }) => <Fact>{formatFileSize(size_bytes)}</Fact>,
  },
  {
    key: 'type',
    title: commonTexts.type,
    narrow: 'wide',
    isNamed: true,
    render: ({ media_type }) => <Fact>{assetTexts.documentTypeLabel(media_type)}</Fact>,
  },
  {
    key: 'modified',
    title: assetTexts.modified,
    narrow: 'wide',
    isNamed: true,
    render: ({ modified_on }) => <Fact>{dayText(modified_on)}</Fact>,
  },
  {
    key: 'by',
    title: commonTexts.by,
    narrow: 'wide',
    isNamed: true,
    render: ({ modified_by }) => modified_by || '–',
  },
  {
    key: 'actions',
    title: commonTexts.actions,
    isAction: true,
    narrow: 'wide',
    render: (file) => <FileActions assetsId={assetsId} file={file} mayWrite={mayWrite} onDeleted={onDeleted} />,
  },
]

const Fact = ({ children }: { children: string }) => <span className={styles.fact}>{children}</span>
