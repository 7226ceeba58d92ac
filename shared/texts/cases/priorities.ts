/** Texts about the priority of messages. */
import type { CasePriority } from '../../cases/cases'
import { quantity } from '../../format/plural'

export const priority = 'Priority'
export const priorityLabels: Record<CasePriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
}
export const priorityTags: Record<CasePriority, string> = {
  low: 'Low priority',
  normal: 'Normal priority',
  high: 'High priority',
}
export const priorityChanged = 'Priority changed.'
export const bulkPriorityTitle = 'Set the priority of the selected messages'
export const setPriority = 'Set priority'
export const bulkPriorityEffect = (count: number, priority: string) =>
  `${quantity(count, 'message', 'messages')} will be set to ${priority.toLowerCase()} priority.`
export const priorityCriterion = (priority: string) => `Priority: ${priority}`
