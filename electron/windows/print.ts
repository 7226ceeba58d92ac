/** What became of a print, from what the engine says of it. Pure. */

export function outcomeOfPrint(hasSucceeded: boolean, reason: string): 'printed' | 'cancelled' | 'failed' {
  if (hasSucceeded) return 'printed'
  return /cancel/i.test(reason) ? 'cancelled' : 'failed'
}
