/** Formats the action of an audit record for the log and its export. */
import { capitalized } from '../format/casing'
import * as auditActionTexts from '../texts/access/auditActions'

/** All actions that the portal records. Records of an earlier version may have others. */
export type AuditAction = keyof typeof auditActionTexts.actionLabels

/** "nextMonth" becomes "next month", "case.cancelRequested" becomes "case cancel requested". */
export const spacedWords = (name: string): string =>
  name.replaceAll(/[._]/g, ' ').replaceAll(/([a-z])([A-Z])/g, (_pair, end, start) => `${end} ${start.toLowerCase()}`)

/** "role.changed" becomes "Role changed". An action of an earlier version has no label. */
export function actionText(action: string): string {
  const labels: Partial<Record<string, string>> = auditActionTexts.actionLabels
  return labels[action] ?? capitalized(spacedWords(action))
}
