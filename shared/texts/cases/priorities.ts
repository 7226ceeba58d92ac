/** Texts about the priority of messages. */
import type { CasePriority } from '../../cases/cases'
import { quantity } from '../../format/plural'

export const priority = 'Priority'
export const priorityLabels: Record<CasePriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
}
/** What screen readers add to a tag such as “High”. */
export const tagEnd = 'priority'
export const priorityChanged = 'Priority changed.'
export const bulkPriorityTitle = 'Set the priority of the selected messages'
export const setPriority = 'Set priority'
export const bulkPriorityEffect = (count: number, priority: string) =>
  `${quantity(count, 'message', 'messages')} will be set to “${priority}” priority.`
export const priorityCriterion = (priority: string) => `Priority: ${priority}`
