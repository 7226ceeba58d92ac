/** All that happened on an account, page after page, of every kind or of one. The kind lives in the address. */
import { Button, Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { timelineParts, type CustomerOverview, type TimelinePart } from '#shared/contract/customers'
import { useListTimelineInfiniteQuery } from '../../api/customers'
import { changed } from '../../ui/lists/listAddress'
import { Filter, Filters, PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import styles from './customers.module.css'
import { LeftOut } from './LeftOut'
import { TimelineRows } from './TimelineRows'

const partLabels: Record<TimelinePart, string> = {
  payments: 'Payments',
  bills: 'Bills',
  credits: 'Credits',
  requests: 'Requests',
  messages: 'Messages',
  notes: 'Notes',
}

/** Everything. */
const allParts = ''

interface Props {
  customer: CustomerOverview
  tabs: readonly string[]
}

export function TimelineTab({ customer, tabs }: Props) {
  const [address, setAddress] = useSearchParams()
  const part = timelineParts.find((known) => known === address.get('part'))
  const query = useListTimelineInfiniteQuery({ crm_customer_id: customer.crm_customer_number, part })
  return (
    <PageStack>
      <Filters label="Filter the timeline">
        <Filter label="Kind" htmlFor="timeline-part">
          <Select
            id="timeline-part"
            className={styles.kind ?? ''}
            value={part ?? allParts}
            onChange={(chosen) => setAddress((before) => changed(before, { part: chosen }), { replace: true })}
            options={[
              { value: allParts, label: 'Everything' },
              ...timelineParts
                .filter((known) => !customer.left_out.some((hidden) => hidden === known))
                .map((value) => ({ value, label: partLabels[value] })),
            ]}
          />
        </Filter>
      </Filters>
      <Panel title="What happened, newest first">
        <LeftOut parts={customer.left_out} />
        <PageState
          query={query}
          what="The timeline"
          rows={8}
          isEmpty={({ pages }) => pages.every(({ entries }) => entries.length === 0)}
          empty={
            <p className={parts.quiet}>{part ? 'Nothing of this kind has happened' : 'Nothing has happened'} yet.</p>
          }
        >
          {({ pages }) => (
            <>
              <TimelineRows entries={pages.flatMap(({ entries }) => entries)} tabs={tabs} />
              {query.hasNextPage && (
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Show older
                </Button>
              )}
            </>
          )}
        </PageState>
      </Panel>
    </PageStack>
  )
}
