/** Names the concepts that say little about what a question means. */
import type { Concept } from './concepts'

/** Words that many questions have say less about what is meant. */
export const commonConcepts: ReadonlySet<Concept> = new Set<Concept>([
  'account',
  'add',
  'bill',
  'bulk',
  'change',
  'find',
  'how',
  'howMuch',
  'off',
  'on',
  'pay',
  'ready',
  'send',
  'service',
  'speakTo',
  'status',
  'where',
  'which',
  'when',
  'why',
])
