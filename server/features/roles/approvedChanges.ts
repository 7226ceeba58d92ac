/**
 * Applies an approved change of a role's rights. It checks everything again, because roles and rights may have changed
 * since the request.
 */

import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import type { Appliers } from '../../directory/accessChanges/appliers'
import { findAdministrators } from '../../directory/administrators/administrators.queries'
import { AppError } from '../../http/appError'
import { applyModification, prepareModification } from './rightsChanges'
import { roleRecords } from './roles.queries'

export const applyApprovedRights: Appliers['ofRoles'] = async (_services, tx, { approver, requestedBy, payload }) => {
  const administrators = await findAdministrators(tx)
  if (!administrators.some(({ userId }) => userId === requestedBy)) {
    throw new AppError('conflict', accessChangeTexts.requesterLostRight)
  }
  const role = await roleRecords.lock(tx, payload.user_role_id)
  if (role?.version !== payload.version) throw new AppError('conflict', accessChangeTexts.stale)
  const context = { userId: approver.actor.userId, source: approver.caller.ip }
  await applyModification(tx, await prepareModification(tx, payload), context)
}
