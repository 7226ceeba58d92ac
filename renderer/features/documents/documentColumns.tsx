import type { LibraryDocument } from '#shared/contract/content/documents'
import { formatFileSize } from '#shared/format/fileSize'
import { displayNames } from '#shared/format/intl'
import * as commonTexts from '#shared/texts/common'
import * as assetTexts from '#shared/texts/content/assets'
import * as documentTexts from '#shared/texts/content/documents'
import { dayText } from '../../ui/format/days'
import type { Column } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import { DocumentButtons } from './DocumentButtons'
import styles from './documents.module.css'

const typeOf = ({ media_type }: LibraryDocument): string => assetTexts.documentTypeLabel(media_type)

/** English is the default, so it has no label. */
const languageOf = ({ language }: LibraryDocument): string | null =>
  language === 'en' ? null : (displayNames('en', { type: 'language' }).of(language) ?? language)

export const documentColumns = ({ showsFolder }: { showsFolder: boolean }): Column<LibraryDocument>[] => [
  {
    key: 'title',
    title: documentTexts.document,
    render: (document) => (
      <>
        <strong className={styles.title} lang={document.language}>
          {document.title}
        </strong>
        <span className={parts.below} lang={document.language}>
          {document.description}
        </span>
        {(showsFolder || languageOf(document)) && (
          <span className={parts.below}>
            {[showsFolder && document.folder_name, languageOf(document)].filter(Boolean).join(' · ')}
          </span>
        )}
        <span className={styles.inOneLine}>
          {[typeOf(document), formatFileSize(document.size_bytes), dayText(document.updated_on)].join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'type',
    title: commonTexts.type,
    narrow: 'hidden',
    render: (document) => <span className={styles.fact}>{typeOf(document)}</span>,
  },
  {
    key: 'size',
    title: documentTexts.size,
    isFigure: true,
    narrow: 'hidden',
    render: ({ size_bytes }) => <span className={styles.fact}>{formatFileSize(size_bytes)}</span>,
  },
  {
    key: 'updated',
    title: documentTexts.updated,
    narrow: 'hidden',
    render: ({ updated_on }) => <span className={styles.fact}>{dayText(updated_on)}</span>,
  },
  {
    key: 'open',
    isAction: true,
    title: documentTexts.open,
    isFigure: true,
    render: (document) => <DocumentButtons document={document} />,
  },
]
