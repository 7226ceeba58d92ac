/** Reads the files of several cases. */
import { asc, inArray } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { caseAttachments } from '../../db/schema/cases/cases'
import type { AttachmentRow } from './attachments'

export const findFiles = async (db: Executor, caseIds: readonly string[]): Promise<AttachmentRow[]> =>
  caseIds.length === 0
    ? []
    : db
        .select()
        .from(caseAttachments)
        .where(inArray(caseAttachments.caseId, [...caseIds]))
        .orderBy(asc(caseAttachments.createdAt), asc(caseAttachments.id))
