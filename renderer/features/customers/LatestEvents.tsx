/** The newest of what happened on an account, with the way to all of it. */
import { Link } from 'react-router-dom'
import type { CustomerOverview } from '#shared/contract/customers'
import { paths } from '../../paths'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { LeftOut } from './LeftOut'
import { TimelineRows } from './TimelineRows'
import * as customerTexts from '#shared/texts/customers'

interface Props {
  customer: Pick<CustomerOverview, 'timeline' | 'left_out'>
  tabs: readonly string[]
}

export const LatestEvents = ({ customer: { timeline, left_out: leftOut }, tabs }: Props) => (
  <Panel
    title={customerTexts.recentActivity}
    action={timeline.length > 0 && <Link to={`${paths.dashboard}?view=timeline`}>{customerTexts.showAll}</Link>}
  >
    <LeftOut parts={leftOut} />
    {timeline.length === 0 ? (
      <p className={parts.quiet}>{customerTexts.nothingElseHasHappenedNothing(leftOut.length > 0)}</p>
    ) : (
      <TimelineRows entries={timeline} tabs={tabs} />
    )}
  </Panel>
)
