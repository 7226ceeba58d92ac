/** What somebody else saved of an announcement while one was typing. */
import { audienceIn, channelsIn, severityIn, type AnnouncementDraft } from './announcementDraft'
import { audienceText, channelWords, severityWords } from './announcementWords'
import * as announcementTexts from '#shared/texts/announcements'

const momentText = (typed: string): string => typed.replace('T', ' ') || 'open'

const linesOf = (draft: AnnouncementDraft): string[] => [
  `Title: ${draft.title}`,
  `Text: ${draft.body}`,
  `Kind: ${draft.kind}`,
  `Severity: ${severityWords[severityIn(draft)]}`,
  announcementTexts.peopleCanDismissItYesNo(draft.dismissible),
  `Link: ${draft.link_url || 'none'}`,
  announcementTexts.linkTextWith(draft.link_text || 'none'),
  announcementTexts.showsFromWithMoment(momentText(draft.starts)),
  `Until: ${momentText(draft.ends)}`,
  `Shown: ${channelsIn(draft)
    .map((channel) => channelWords[channel])
    .join(', ')}`,
  `For: ${audienceText(audienceIn(draft))}`,
]

/** How it reads now where it reads otherwise than before. */
export function savedOf(now: AnnouncementDraft, before: AnnouncementDraft): string {
  const known = new Set(linesOf(before))
  const changed = linesOf(now).filter((line) => !known.has(line))
  return changed.length === 0 ? announcementTexts.noDifferences : changed.join('\n')
}
