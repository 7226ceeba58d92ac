/** Describes what someone else saved in an announcement while it was being edited. */

import * as announcementTexts from '#shared/texts/announcements'
import { type AnnouncementDraft, parseAudience, parseChannels, parseSeverity } from './announcementDraft'
import { audienceText, channelLabels, severityLabels } from './announcementLabels'

const momentText = (localTime: string): string => localTime.replace('T', ' ') || 'open'

const linesOf = (draft: AnnouncementDraft): string[] => [
  `Title: ${draft.title}`,
  `Text: ${draft.body}`,
  `Kind: ${draft.kind}`,
  `Severity: ${severityLabels[parseSeverity(draft)]}`,
  announcementTexts.dismissibleFact(draft.dismissible),
  `Link: ${draft.link_url || 'none'}`,
  announcementTexts.linkTextFact(draft.link_text || 'none'),
  announcementTexts.showsFromWithMoment(momentText(draft.starts)),
  `Until: ${momentText(draft.ends)}`,
  `Shown: ${parseChannels(draft)
    .map((channel) => channelLabels[channel])
    .join(', ')}`,
  `For: ${audienceText(parseAudience(draft))}`,
]

/** Returns the lines of the saved version that differ from the version being edited. */
export function describeConflict(saved: AnnouncementDraft, base: AnnouncementDraft): string {
  const baseLines = new Set(linesOf(base))
  const changed = linesOf(saved).filter((line) => !baseLines.has(line))
  return changed.length === 0 ? announcementTexts.noDifferences : changed.join('\n')
}
