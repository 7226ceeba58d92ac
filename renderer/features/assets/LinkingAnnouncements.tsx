/** Lists the announcements that link to a file, so that no one deletes what customers are told to read. */
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as assetTexts from '#shared/texts/content/assets'
import { useFindAssetUsesQuery } from '../../api/content/assets'
import { useHasRight } from '../../session/useHasRight'
import parts from '../../ui/panels/parts.module.css'
import styles from './assets.module.css'

interface LinkingAnnouncementsProps {
  documentId: string
  /** Shown after the number of announcements, for example what happens to their links. */
  note?: string
  /** Shown if no announcement links to the file. */
  noneText?: string
}

export function LinkingAnnouncements({ documentId, note, noneText }: LinkingAnnouncementsProps) {
  const mayReadAnnouncements = useHasRight('ANNOUNCEMENTS.read')
  const { data, error } = useFindAssetUsesQuery(
    { params: { document_id: documentId } },
    // Other people write announcements in the meantime.
    { refetchOnMountOrArgChange: true },
  )
  if (error) return <p className={styles.failure}>{assetTexts.linksNotChecked}</p>
  const uses = data?.announcements
  if (uses?.length === 0) return noneText === undefined ? null : <p className={parts.below}>{noneText}</p>
  return (
    <div aria-live="polite">
      {uses === undefined ? (
        <p className={parts.below}>{assetTexts.checkingLinks}</p>
      ) : (
        <>
          <p className={parts.strong}>
            {assetTexts.linkedFromAnnouncements(uses.length)}
            {note === undefined ? ':' : `. ${note}`}
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
