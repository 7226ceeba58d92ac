/** Formats the action of an audit record for the log and its export. */
import { capitalized } from '../format/casing'

/** "nextMonth" becomes "next month", "case.cancelRequested" becomes "case cancel requested". */
export const spacedWords = (name: string): string =>
  name.replaceAll(/[._]/g, ' ').replaceAll(/([a-z])([A-Z])/g, (_pair, end, start) => `${end} ${start.toLowerCase()}`)

/** "role.changed" becomes "Role changed". */
export function actionText(action: string): string {
  const words = spacedWords(action)
  return capitalized(words)
}
