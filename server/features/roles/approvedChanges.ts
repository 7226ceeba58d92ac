/** Changes a role's rights after approval. Everything is checked again: roles and rights may have changed since the request. */

import { findAdministrators } from '../../directory/administrators/queries'
import { AppError } from '../../http/appError'
import type { Appliers } from '../accessChanges/appliers'
import { applyModification, openModification } from './changing'
import { lockRole } from './queries'
import * as accessChangeTexts from '#shared/texts/accessChanges'

export const applyApprovedRights: Appliers['ofRoles'] = async (_services, tx, { doing, requestedBy, payload }) => {
  const administrators = await findAdministrators(tx)
  if (!administrators.some(({ userId }) => userId === requestedBy)) {
    throw new AppError('conflict', accessChangeTexts.requesterLostRight)
  }
  const role = await lockRole(tx, payload.user_role_id)
  if (role?.version !== payload.version) throw new AppError('conflict', accessChangeTexts.stale)
  const by = { userId: doing.actor.userId, address: doing.caller.address }
  await applyModification(tx, await openModification(tx, payload), by)
  return () => undefined
}
