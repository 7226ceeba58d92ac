/** Finds why one statement is higher or lower than the previous one, if there is one main reason. */
import type { Cents } from '../format/money'
import { hasSeveralAddresses, type LineChange, type StatementComparison } from './compareStatements'

interface Difference {
  change: Cents
  /** False if other charges changed too. */
  isOnly: boolean
}

export type ChangeCause = Difference &
  ({ kind: 'usage'; moreTherms: number } | { kind: 'new' | 'removed' | 'changed'; label: string })

/** A cause explains at least half of the total, and other changes take back less than half of it. */
const explains = (change: Cents, total: Cents): boolean => change / total >= 0.5 && change / total <= 1.5

function kindOf({ before, now }: LineChange): 'new' | 'removed' | 'changed' {
  if (before === null) return 'new'
  return now === null ? 'removed' : 'changed'
}

/** Taxes change because something else does, so they are never the cause. */
const candidates = (changes: readonly LineChange[]) => changes.filter(({ section }) => section !== 'TAXES')

/** All charges by the therm change together. What another price of a therm adds or takes is not part of the cause. */
function usageCause(changes: readonly LineChange[], total: Cents): ChangeCause | null {
  const byTherm = candidates(changes).filter(({ moreTherms }) => moreTherms !== 0)
  const change = byTherm.reduce((sum, line) => sum + line.change - line.priceChange, 0)
  const moreTherms = byTherm[0]?.moreTherms ?? 0
  if (Math.sign(moreTherms) !== Math.sign(change) || !explains(change, total)) return null
  return { kind: 'usage', moreTherms, change, isOnly: change === total }
}

export function findMainCause({ changes, total }: StatementComparison): ChangeCause | null {
  if (total === 0 || hasSeveralAddresses(changes)) return null
  const usage = usageCause(changes, total)
  if (usage) return usage
  const line = candidates(changes).find(({ change, moreTherms }) => moreTherms === 0 && explains(change, total))
  return line ? { kind: kindOf(line), label: line.label, change: line.change, isOnly: line.change === total } : null
}
