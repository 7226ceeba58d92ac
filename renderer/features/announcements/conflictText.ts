/** Describes what someone else saved in an announcement while it was being edited. */

import * as announcementKindTexts from '#shared/texts/content/announcementKinds'
import * as announcementTexts from '#shared/texts/content/announcements'
import { type AnnouncementDraft, parseAudience, parseChannels, parseSeverity } from './announcementDraft'
import { audienceText } from './announcementFormat'

const momentText = (localTime: string): string => localTime.replace('T', ' ') || announcementTexts.openMoment

const linesOf = (draft: AnnouncementDraft): string[] => [
  announcementTexts.titleFact(draft.title),
  announcementTexts.textFact(draft.body),
  announcementTexts.kindFact(announcementKindTexts.kindLabel(draft.kind)),
  announcementTexts.severityFact(announcementTexts.severityLabels[parseSeverity(draft)]),
  announcementTexts.dismissibleFact(draft.dismissible),
  announcementTexts.linkFact(draft.link_url),
  announcementTexts.linkTextFact(draft.link_text),
  announcementTexts.showsFromMoment(momentText(draft.starts)),
  announcementTexts.untilFact(momentText(draft.ends)),
  announcementTexts.shown(
    parseChannels(draft)
      .map((channel) => announcementTexts.channelLabels[channel])
      .join(', '),
  ),
  announcementTexts.audienceFact(audienceText(parseAudience(draft))),
]

/** Shows which lines of the saved version differ from the version being edited. */
export function describeConflict(saved: AnnouncementDraft, base: AnnouncementDraft): string {
  const baseLines = new Set(linesOf(base))
  const changed = linesOf(saved).filter((line) => !baseLines.has(line))
  return changed.length === 0
    ? announcementTexts.savedUnchanged
    : announcementTexts.someoneElseSaved(changed.join('\n'))
}
