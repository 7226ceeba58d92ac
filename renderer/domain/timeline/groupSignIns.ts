/** Groups consecutive sign-ins of one person into one line. Otherwise they would hide payments and messages. */
import type { TimelineEntry } from '#shared/contract/customers/timeline'

export type SignIn = Extract<TimelineEntry, { kind: 'signin' }>

interface TimelineGroup {
  newest: TimelineEntry
  oldest: TimelineEntry
  count: number
}

const isSameSignIn = (first: TimelineEntry, second: TimelineEntry): boolean =>
  first.kind === 'signin' && second.kind === 'signin' && first.name === second.name && first.outcome === second.outcome

/** Keeps the order of the entries, newest first. */
export function groupSignIns(entries: readonly TimelineEntry[]): TimelineGroup[] {
  const groups: TimelineGroup[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && isSameSignIn(last.newest, entry)) {
      last.oldest = entry
      last.count += 1
    } else groups.push({ newest: entry, oldest: entry, count: 1 })
  }
  return groups
}
