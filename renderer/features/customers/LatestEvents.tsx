/** Lists the newest activity on an account, with a link to the whole timeline. */
import { Link } from 'react-router-dom'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import { paths } from '#shared/paths'
import * as customerTexts from '#shared/texts/customers/customers'
import { HiddenTimelineNote } from '../../domain/timeline/HiddenTimelineNote'
import { TimelineRows } from '../../domain/timeline/TimelineRows'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'

interface Props {
  customer: Pick<CustomerOverview, 'timeline' | 'left_out'>
  tabs: readonly string[]
}

export const LatestEvents = ({ customer: { timeline, left_out: hiddenParts }, tabs }: Props) => (
  <Panel
    title={customerTexts.recentActivity}
    action={timeline.length > 0 && <Link to={`${paths.dashboard}?view=timeline`}>{customerTexts.showAll}</Link>}
  >
    <HiddenTimelineNote parts={hiddenParts} />
    {timeline.length === 0 ? (
      <p className={parts.quiet}>{customerTexts.noActivity(hiddenParts.length > 0)}</p>
    ) : (
      <TimelineRows entries={timeline} tabs={tabs} />
    )}
  </Panel>
)
