/** Which announcements lead to a file, so that nobody deletes what customers are told to read. */
import { Link } from 'react-router-dom'
import { useFindAssetUsesQuery } from '../../api/assets'
import { paths } from '../../paths'
import { useMay } from '../../session/useMay'
import styles from './dataFiles.module.css'
import * as assetTexts from '#shared/texts/assets'

interface UsedByProps {
  documentId: string
  /** Said after the titles, such as what becomes of their links. */
  remark?: string
  /** Said where there is none; nothing by default. */
  noneText?: string
}

export function UsedBy({ documentId, remark, noneText }: UsedByProps) {
  const mayReadAnnouncements = useMay('ANNOUNCEMENTS.read')
  const { data, error } = useFindAssetUsesQuery(
    { params: { document_id: documentId } },
    // Others write announcements meanwhile.
    { refetchOnMountOrArgChange: true },
  )
  if (error) return <p className={styles.failure}>{assetTexts.weCouldntCheckWhetherAnnouncements}</p>
  const uses = data?.announcements
  if (uses?.length === 0) return noneText === undefined ? null : <p className={styles.quiet}>{noneText}</p>
  return (
    <div aria-live="polite">
      {uses === undefined ? (
        <p className={styles.quiet}>{assetTexts.checkingForAnnouncementsThatLink}</p>
      ) : (
        <>
          <p className={styles.uses}>
            {assetTexts.linkedFromAnnouncements(uses.length)}
            {remark === undefined ? ':' : `. ${remark}`}
          </p>
          <ul className={styles.titles}>
            {uses.map(({ announcement_id, title }) => (
              <li key={announcement_id}>
                {mayReadAnnouncements ? <Link to={paths.manageAnnouncements}>{title}</Link> : title}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
