/** Converts the engine's result of printing. Pure. */

export function outcomeOfPrint(hasSucceeded: boolean, reason: string): 'printed' | 'cancelled' | 'failed' {
  if (hasSucceeded) return 'printed'
  return /cancel/i.test(reason) ? 'cancelled' : 'failed'
}
