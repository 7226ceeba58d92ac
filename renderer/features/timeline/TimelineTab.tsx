/** Lists all activity on an account, page by page, of every kind or of one. The kind is in the URL. */
import { useSearchParams } from 'react-router-dom'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import { timelineParts } from '#shared/contract/customers/timeline'
import * as timelineTexts from '#shared/texts/customers/timeline'
import { useTimeline } from '../../api/customers/timeline'
import { HiddenTimelineNote } from '../../domain/timeline/HiddenTimelineNote'
import { TimelineRows } from '../../domain/timeline/TimelineRows'
import { Button } from '../../ui/Button'
import { withChanges } from '../../ui/lists/listSearch'
import { PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { TabLinks } from '../../ui/panels/TabLinks'
import { PageState } from '../../ui/states/PageState'

const allParts = 'everything'

interface Props {
  customer: CustomerOverview
  tabs: readonly string[]
}

export function TimelineTab({ customer, tabs }: Props) {
  const [search] = useSearchParams()
  const part = timelineParts.find((candidate) => candidate === search.get('part'))
  const shownParts = timelineParts.filter((candidate) => !customer.left_out.some((hidden) => hidden === candidate))
  const query = useTimeline({ crm_customer_id: customer.crm_customer_number, part })
  return (
    <PageStack>
      <TabLinks
        label={timelineTexts.filterTimeline}
        current={part ?? allParts}
        tabs={([allParts, ...shownParts] as const).map((key) => ({
          key,
          label: key === allParts ? timelineTexts.everything : timelineTexts.partLabels[key],
          count: undefined,
          to: `?${withChanges(search, { part: key === allParts ? null : key }).toString()}`,
        }))}
      />
      <Panel title={timelineTexts.activityNewestFirst}>
        <HiddenTimelineNote parts={customer.left_out} />
        <PageState
          query={query}
          failedText={timelineTexts.timelineNotLoaded}
          rows={8}
          isEmpty={({ pages }) => pages.every(({ entries }) => entries.length === 0)}
          empty={<p className={parts.quiet}>{timelineTexts.noActivity(Boolean(part))}</p>}
        >
          {({ pages }) => (
            <>
              <TimelineRows
                entries={pages.flatMap(({ entries }) => entries)}
                tabs={tabs}
                showsEachSignIn={part === 'sign-ins'}
              />
              {query.hasNextPage && (
                <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {timelineTexts.showOlder}
                </Button>
              )}
            </>
          )}
        </PageState>
      </Panel>
    </PageStack>
  )
}
