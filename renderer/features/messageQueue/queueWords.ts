/** How staff call the states of a message. */
import type { CaseStatus } from '#shared/cases'
import { caseStatusLabels } from '../../ui/cases/caseLabels'

/** In a badge there is no room for more. */
export const statusLabel = (status: CaseStatus): string =>
  status === 'waiting' ? 'Waiting for customer' : caseStatusLabels('theirs')[status]

/** The keys of the queue, for the help and for who reads the code. */
export const keys = [
  { key: 'j', means: 'Next message' },
  { key: 'k', means: 'Message before' },
  { key: 'Enter', means: 'Open the message' },
  { key: 'r', means: 'Open it and reply' },
  { key: 'a', means: 'Assign it to me' },
  { key: 'Ctrl-Enter', means: 'Send the reply' },
  { key: 'Esc', means: 'Close the message' },
  { key: '?', means: 'Show these keys' },
] as const
