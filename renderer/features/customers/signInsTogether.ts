/** Sign-ins of one person, one after the other, are one line: they would hide payments and messages. */
import type { TimelineEntry } from '#shared/contract/timeline'

export type SignIn = Extract<TimelineEntry, { kind: 'signin' }>

interface Grouped {
  newest: TimelineEntry
  oldest: TimelineEntry
  count: number
}

const isAlike = (one: TimelineEntry, other: TimelineEntry): boolean =>
  one.kind === 'signin' && other.kind === 'signin' && one.name === other.name && one.outcome === other.outcome

/** Newest first, as the entries are. */
export function withSignInsTogether(entries: readonly TimelineEntry[]): Grouped[] {
  const groups: Grouped[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && isAlike(last.newest, entry)) {
      last.oldest = entry
      last.count += 1
    } else groups.push({ newest: entry, oldest: entry, count: 1 })
  }
  return groups
}
