/** Records what follows from a new comment: its audit records, and the notification of the customer. */
import type { Executor } from '../../db/database'
import type { AuditSource } from '../../http/customerScope'
import { notify } from '../notifications/notify'
import { recordEvent } from '../outboundEvents/recordEvent'
import { auditCase } from './access'
import type { AddedComment } from './conversation.ledger'

interface NewComment {
  row: { id: string; number: string; customerNumber: string }
  added: AddedComment
  isByStaff: boolean
}

export async function recordComment(
  tx: Executor,
  source: AuditSource,
  { row, added: { comment, files, isTaken }, isByStaff }: NewComment,
): Promise<void> {
  await auditCase(tx, source, { row, action: 'case.commented' })
  if (files.length > 0) await auditCase(tx, source, { row, action: 'case.attached' })
  if (isTaken) await auditCase(tx, source, { row, action: 'message.assigned', details: { to: source.actor.userId } })
  await recordEvent(tx, {
    type: 'case.commented',
    customerNumber: row.customerNumber,
    at: comment.createdAt,
    data: { case_id: row.id, case_no: row.number, comment_id: comment.id, is_by_staff: isByStaff },
  })
  if (isByStaff) await notify(tx, { kind: 'reply', commentId: comment.id })
}
