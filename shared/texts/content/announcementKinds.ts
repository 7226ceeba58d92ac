/** Labels of the kinds of announcements, for the page where staff write them. */
import type { AnnouncementKind } from '../../customers/announcements'

export const kindLabels: Record<AnnouncementKind, string> = {
  'Planned maintenance': 'Planned maintenance',
  Outage: 'Outage',
  Restored: 'Restored',
  'Gas safety': 'Gas safety',
  Weather: 'Weather',
  'Rate change': 'Rate change',
  'Billing notice': 'Billing notice',
  'New offer': 'New offer',
  'Community event': 'Community event',
  'Office closure': 'Office closure',
  'Portal news': 'Portal news',
  'Scam warning': 'Scam warning',
  Construction: 'Construction',
}
/** An announcement of an earlier version of the portal can have another kind. */
export function kindLabel(kind: string): string {
  const labels: Partial<Record<string, string>> = kindLabels
  return labels[kind] ?? kind
}
