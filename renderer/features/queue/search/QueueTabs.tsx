/** The tabs of the queue. */

import { queueTabs } from '#shared/cases/queue'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { withChanges } from '../../../ui/lists/listSearch'
import { TabLinks } from '../../../ui/panels/TabLinks'
import { unansweredText } from '../queueCounts'
import { readTab } from './queueSearch'

/** `unanswered` is the number of unanswered messages in the queue. */
export function QueueTabs({ search, unanswered }: { search: URLSearchParams; unanswered: number }) {
  return (
    <TabLinks
      label={commonTexts.messages}
      current={readTab(search)}
      tabs={queueTabs.map((key) => ({
        key,
        label: queueTexts.tabLabels[key],
        // Counts the whole queue, as the menu does.
        count: key === 'unanswered' && unanswered > 0 ? unansweredText(unanswered) : undefined,
        to: `?${withChanges(search, { tab: key === 'all' ? null : key, case: null }).toString()}`,
      }))}
    />
  )
}
