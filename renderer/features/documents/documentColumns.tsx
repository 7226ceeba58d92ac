import type { LibraryDocument } from '#shared/contract/documents'
import { formatDay } from '#shared/dates'
import { formatFileSize } from '#shared/fileSize'
import type { Column } from '../../ui/DataTable'
import { DocumentButtons } from './DocumentButtons'
import styles from './documents.module.css'

const typeLabels: Record<string, string> = { 'application/pdf': 'PDF', 'text/csv': 'Spreadsheet (CSV)' }

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** English is said by nothing. */
const languageOf = ({ language }: LibraryDocument): string | null =>
  language === 'en' ? null : (languageNames.of(language) ?? language)

export const documentColumns = ({ showsFolder }: { showsFolder: boolean }): Column<LibraryDocument>[] => [
  {
    key: 'title',
    title: 'Document',
    render: (document) => (
      <>
        <strong className={styles.title} lang={document.language}>
          {document.title}
        </strong>
        <span className={styles.detail} lang={document.language}>
          {document.description}
        </span>
        {(showsFolder || languageOf(document)) && (
          <span className={styles.detail}>
            {[showsFolder && document.folder_name, languageOf(document)].filter(Boolean).join(' · ')}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'type',
    title: 'Type',
    render: ({ media_type }) => <span className={styles.fact}>{typeLabels[media_type] ?? 'File'}</span>,
  },
  {
    key: 'size',
    title: 'Size',
    isFigure: true,
    narrow: 'left',
    render: ({ size_bytes }) => <span className={styles.fact}>{formatFileSize(size_bytes)}</span>,
  },
  {
    key: 'updated',
    title: 'Updated',
    render: ({ updated_on }) => <span className={styles.fact}>{formatDay(updated_on)}</span>,
  },
  {
    key: 'open',
    title: 'Open',
    isFigure: true,
    render: (document) => <DocumentButtons document={document} />,
  },
]
