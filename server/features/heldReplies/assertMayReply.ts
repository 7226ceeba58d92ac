import * as roleTexts from '#shared/texts/access/roles'
import { caseRight } from '../../directory/cases/access'
import { AppError } from '../../http/appError'

/** Rejects a reply without the right to it. Resolving the message requires the right to work in the queue. */
export function assertMayReply(rights: ReadonlySet<string>, resolves: boolean): void {
  if (rights.has(caseRight('message', 'write')) && (!resolves || rights.has('QUEUE.write'))) return
  throw new AppError('not_allowed', roleTexts.notInRole)
}
