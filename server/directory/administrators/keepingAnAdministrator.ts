/** Somebody must always be able to change roles: whatever takes rights or people away is done in here. */

import type { Executor } from '../../db/database'
import { AppError } from '../../http/appError'
import { findAdministrators, lockAdministrators } from './queries'
import * as roleTexts from '#shared/texts/roles'

/** Does the change, unless nobody would be left who can change roles. Two at once would each find the other: they take turns. */
export async function keepingAnAdministrator<T>(tx: Executor, change: () => Promise<T>): Promise<T> {
  await lockAdministrators(tx)
  const done = await change()
  if ((await findAdministrators(tx)).length === 0) throw new AppError('conflict', roleTexts.lastAdministrator)
  return done
}
