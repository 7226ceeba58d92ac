import * as auditTexts from '#shared/texts/access/audit'
import { withAccessRecords } from '../../domain/access/auditUrl'

/** Labels for the subjects that the audit log can be filtered by. The key is the part of an action before the dot. */
export const auditSubjectLabels: Record<string, string> = {
  '': auditTexts.logSubject,
  [withAccessRecords]: auditTexts.allEvents,
  ...auditTexts.subjectLabels,
}
