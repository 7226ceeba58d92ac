/** Notices about replies of staff. They say that there is a reply and where, never its content. */
import { paths } from '#shared/paths'
import * as notificationTexts from '#shared/texts/notifications'
import type { Executor } from '../../../db/database'
import type { EventOf } from '../events'
import type { Notice, NoticeServices } from '../notice'
import { findGroupsOfCases, findReplies } from './cases.queries'

export async function replyNotices(
  _services: NoticeServices,
  tx: Executor,
  events: readonly EventOf<'reply'>[],
): Promise<Notice[]> {
  const replies = await findReplies(
    tx,
    events.map(({ commentId }) => commentId),
  )
  const groups = await findGroupsOfCases(tx, replies)
  return replies.map(({ commentId, caseId, kind, number, title, customerNumber }) => {
    const isMessage = kind === 'message'
    const content = notificationTexts.reply({ isMessage, number, title })
    return {
      eventKey: `reply:${commentId}`,
      category: isMessage ? 'new_message' : 'case_update',
      customerNumber,
      groupIds: groups.get(caseId) ?? [],
      content,
      text: notificationTexts.replyText(content.subject),
      // A message opens in the message center; a request has its own page.
      path: isMessage ? paths.messageCenter : `${paths.serviceTicketView}?case=${caseId}`,
    }
  })
}
