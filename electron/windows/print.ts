/** Converts the engine's result of printing. It has no side effects. */

export function outcomeOfPrint(hasSucceeded: boolean, reason: string): 'printed' | 'cancelled' | 'failed' {
  if (hasSucceeded) return 'printed'
  return /cancel/i.test(reason) ? 'cancelled' : 'failed'
}
