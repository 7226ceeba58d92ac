/** The folders of the library in their order. */
import { broadbandFacts } from './broadbandFacts'
import { builderSpecs } from './builderSpecs'
import { channelLineups } from './channels'
import { communityMaps, hoaAgreements, meetingNotices } from './communities'
import type { FolderDraft } from './draft'
import { forms } from './forms'
import { gasSafety } from './gasSafety'
import { guides } from './guides'
import { internal } from './internal'
import { newsletters } from './newsletters'
import { rates } from './rates'
import { terms } from './terms'

export const libraryFolders = (today: string): FolderDraft[] => [
  { code: 'rates', name: 'Rates & tariffs', documents: rates },
  { code: 'terms', name: 'Terms & policies', documents: terms },
  { code: 'gas-safety', name: 'Gas safety', documents: gasSafety },
  { code: 'channel-lineups', name: 'Channel lineups', documents: channelLineups },
  { code: 'broadband-facts', name: 'Broadband facts', documents: broadbandFacts },
  { code: 'guides', name: 'How-to guides', documents: guides },
  { code: 'forms', name: 'Forms', documents: forms },
  { code: 'builder-specs', name: 'Builder specs', documents: builderSpecs },
  { code: 'hoa-agreements', name: 'HOA agreements', documents: hoaAgreements },
  { code: 'community-maps', name: 'Community maps', documents: communityMaps },
  { code: 'newsletters', name: 'Newsletters', documents: newsletters(today) },
  { code: 'meeting-notices', name: 'Meeting notices', documents: meetingNotices },
  { code: 'internal', name: 'Internal', isInternal: true, documents: internal },
]
