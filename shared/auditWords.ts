/** How what was done reads, in the audit log and in its file. */
import { capitalized } from './casing'

/** "nextMonth" reads "next month", "case.cancelRequested" "case cancel requested". */
export const spacedWords = (name: string): string =>
  name.replaceAll(/[._]/g, ' ').replaceAll(/([a-z])([A-Z])/g, (_pair, end, start) => `${end} ${start.toLowerCase()}`)

/** "role.changed" reads "Role changed". */
export function actionText(action: string): string {
  const words = spacedWords(action)
  return capitalized(words)
}
