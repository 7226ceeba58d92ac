/** What is shown of a published file. */
import type { AssetFile } from '#shared/contract/assets'
import { typeLabel, type AssetId } from '#shared/documentAssets'
import { formatFileSize } from '#shared/fileSize'
import { dayText } from '../../ui/look/days'
import type { Column } from '../../ui/lists/DataTable'
import styles from './dataFiles.module.css'
import { FileActions } from './FileActions'
import { userTypeWords } from '../../ui/userTypeWords'
import type { Deleted } from './UndoBar'

interface Options {
  assetsId: AssetId
  mayWrite: boolean
  onDeleted: (deleted: Deleted) => void
}

const audienceOf = ({ user_type, community }: AssetFile): string =>
  [...user_type.map((type) => userTypeWords[type]), ...community].join(', ')

export const fileColumns = ({ assetsId, mayWrite, onDeleted }: Options): Column<AssetFile>[] => [
  {
    key: 'name',
    title: 'Name',
    narrow: 'wide',
    render: (file) => (
      <>
        <strong className={styles.name}>{file.file_name}</strong>
        <span className={styles.quiet}>{file.title}</span>
        {audienceOf(file) !== '' && <span className={styles.quiet}>For {audienceOf(file)}</span>}
      </>
    ),
  },
  { key: 'size', title: 'Size', isFigure: true, render: ({ size_bytes }) => <Fact>{formatFileSize(size_bytes)}</Fact> },
  { key: 'type', title: 'Type', narrow: 'right', render: ({ media_type }) => <Fact>{typeLabel(media_type)}</Fact> },
  {
    key: 'modified',
    title: 'Modified',
    narrowName: 'Modified:',
    render: ({ modified_on }) => <Fact>{dayText(modified_on)}</Fact>,
  },
  { key: 'by', title: 'By', narrow: 'right', render: ({ modified_by }) => modified_by || '–' },
  {
    key: 'actions',
    title: 'Actions',
    narrow: 'wide',
    render: (file) => <FileActions assetsId={assetsId} file={file} mayWrite={mayWrite} onDeleted={onDeleted} />,
  },
]

const Fact = ({ children }: { children: string }) => <span className={styles.fact}>{children}</span>
