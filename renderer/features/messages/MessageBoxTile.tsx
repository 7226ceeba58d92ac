/** Shows the three messages with the latest activity and a link to write a new one. */
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import { useListMessagesQuery } from '../../api/cases/messages'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { DateText } from '../../ui/DateText'
import parts from '../../ui/panels/parts.module.css'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import { useTileRows } from '../../ui/panels/useTileRows'
import styles from './messages.module.css'

export function MessageBoxTile() {
  const { user } = useSignedIn()
  const mayWrite = useHasRight('MESSAGEBOX.write')
  const query = useListMessagesQuery({
    query: { crm_contact_id: user.crm_contact_id, page_number: 1, page_size: useTileRows() },
  })
  const newMessage = mayWrite && <Link to={`${paths.messageCenter}?new=1`}>{messageTexts.newMessage}</Link>
  return (
    <TilePanel
      title={commonTexts.messages}
      action={<Link to={paths.messageCenter}>{commonTexts.viewAll}</Link>}
      query={query}
      failedText={messageTexts.yourMessagesNotLoaded}
      rows={4}
      isEmpty={({ messages }) => messages.length === 0}
      empty={
        <EmptyTile picture="messages" action={newMessage}>
          {messageTexts.noOwnMessages}
        </EmptyTile>
      }
    >
      {({ messages }) => (
        <>
          <ul className={styles.lines}>
            {messages.map(({ case_id, title, is_unread, messageComments: [newest], created_date, comment_count }) => (
              <li key={case_id} className={styles.line}>
                {is_unread && (
                  <span className={styles.dot}>
                    <span className="visually-hidden">{messageTexts.newReply}</span>
                  </span>
                )}
                <Link to={`${paths.messageCenter}?case=${case_id}`}>{title}</Link>
                <p className={parts.small}>
                  {newest ? `${newest.is_own ? commonTexts.you : newest.user_name} · ` : ''}
                  <DateText value={newest?.created_date ?? created_date} /> · {commonTexts.commentCount(comment_count)}
                </p>
              </li>
            ))}
          </ul>
          <p className={styles.foot}>{newMessage}</p>
        </>
      )}
    </TilePanel>
  )
}
