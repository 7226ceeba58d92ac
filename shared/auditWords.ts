/** How what was done reads, in the audit log and in its file. */

/** "role.changed" reads "Role changed", "case.cancelRequested" "Case cancel requested". */
export function actionText(action: string): string {
  const words = action
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_pair, end, start) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
