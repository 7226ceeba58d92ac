/** Checks to whom a case may be assigned, and that the assignee is still the one that the agent saw. */
import type { Right } from '#shared/access/access'
import type { Executor } from '../../db/database'
import { AppError, invalidField } from '../../http/appError'
import { findNameOf } from '../users/users.queries'
import { findColleagues } from './assignees.queries'

interface Assignee {
  userId: string | null
  /** The assignee needs this right. */
  right: Right
  text: string
}

/** Rejects assigning a case to a user who can't work on it. */
export async function assertAssignable(db: Executor, { right, userId, text }: Assignee): Promise<void> {
  if (userId === null || (await findColleagues(db, { right, userId })).length > 0) return
  throw invalidField('user_id', text)
}

interface SeenAssignee {
  userId: string | null
  seenUserId: string | null
  texts: { released: string; taken: (name: string) => string }
}

/** Rejects an assignment that is based on an assignee who changed in the meantime. */
export async function assertAssigneeUnchanged(
  tx: Executor,
  { assignedTo }: { assignedTo: string | null },
  { userId, seenUserId, texts }: SeenAssignee,
): Promise<void> {
  if (assignedTo === seenUserId || assignedTo === userId) return
  throw new AppError('conflict', assignedTo === null ? texts.released : texts.taken(await findNameOf(tx, assignedTo)))
}
