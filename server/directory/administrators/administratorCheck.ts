/** Ensures that an administrator remains. Every change that takes rights or people away must run through it. */

import * as roleTexts from '#shared/texts/access/roles'
import type { Executor } from '../../db/database'
import { AppError } from '../../http/appError'
import { findAdministrators, lockAdministrators } from './administrators.queries'

/**
 * Runs a change and rejects it when no administrator would be left. The lock serializes concurrent changes, each of
 * which would otherwise count the other's administrator.
 */
export async function runWithAdministratorCheck<T>(tx: Executor, change: () => Promise<T>): Promise<T> {
  await lockAdministrators(tx)
  const result = await change()
  if ((await findAdministrators(tx)).length === 0) throw new AppError('conflict', roleTexts.lastAdministrator)
  return result
}
