/** The newest of what happened on an account, with the way to all of it. */
import { Link } from 'react-router-dom'
import type { CustomerOverview } from '#shared/contract/customers'
import { paths } from '../../paths'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { LeftOut } from './LeftOut'
import { TimelineRows } from './TimelineRows'

interface Props {
  customer: Pick<CustomerOverview, 'timeline' | 'left_out'>
  tabs: readonly string[]
}

export const LatestEvents = ({ customer: { timeline, left_out: leftOut }, tabs }: Props) => (
  <Panel
    title="What happened lately"
    action={timeline.length > 0 && <Link to={`${paths.dashboard}?view=timeline`}>Show all</Link>}
  >
    <LeftOut parts={leftOut} />
    {timeline.length === 0 ? (
      <p className={parts.quiet}>
        {leftOut.length > 0 ? 'Nothing else has happened' : 'Nothing has happened'} on this account yet.
      </p>
    ) : (
      <TimelineRows entries={timeline} tabs={tabs} />
    )}
  </Panel>
)
