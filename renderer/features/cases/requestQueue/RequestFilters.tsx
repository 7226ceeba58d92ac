import { caseCategories } from '#shared/cases/cases'
import { requestAssignees, requestOrders } from '#shared/cases/requestQueue'
import * as caseTexts from '#shared/texts/cases/cases'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import * as commonTexts from '#shared/texts/common'
import { useListServiceTypesQuery } from '../../../api/cases/cases'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/forms/fields/Select'
import type { SearchChanges } from '../../../ui/lists/listSearch'
import { Filter, Filters } from '../../../ui/panels/Panel'
import { isFiltered, noFilters, type RequestQueueFilter } from './requestQueueFilter'
import styles from './requestWork.module.css'

interface Props {
  filter: RequestQueueFilter
  onChange: (changes: SearchChanges, replace?: boolean) => void
}

/** Shows the filters above the requests. Each selection is written to the URL. */
export function RequestFilters({ filter, onChange }: Props) {
  const { data: types = [] } = useListServiceTypesQuery({ query: {} })
  const teamTypes = types.filter(({ category }) => filter.category === undefined || category === filter.category)
  return (
    <Filters label={caseTexts.filterRequests}>
      <Filter label={requestQueueTexts.team} htmlFor="request-team">
        <Select
          id="request-team"
          className={styles.select ?? ''}
          value={filter.category ?? ''}
          onChange={(team) => onChange({ team, type: null })}
          options={[
            { value: '', label: requestQueueTexts.allTeams },
            ...caseCategories.map((category) => ({ value: category, label: caseTexts.categoryLabels[category] })),
          ]}
        />
      </Filter>
      <Filter label={commonTexts.type} htmlFor="request-type">
        <Select
          id="request-type"
          className={styles.select ?? ''}
          value={filter.service_type ?? ''}
          onChange={(type) => onChange({ type })}
          options={[
            { value: '', label: requestQueueTexts.allTypes },
            ...teamTypes.map(({ service_type, label }) => ({ value: service_type, label })),
          ]}
        />
      </Filter>
      <Filter label={requestQueueTexts.assignee} htmlFor="request-assignee">
        <Select
          id="request-assignee"
          className={styles.narrowSelect ?? ''}
          value={filter.assignee}
          onChange={(assignee) => onChange({ assignee: assignee === 'anyone' ? null : assignee })}
          options={requestAssignees.map((value) => ({ value, label: requestQueueTexts.assigneeLabels[value] }))}
        />
      </Filter>
      {filter.tab !== 'done' && (
        <Filter label={caseTexts.sortBy} htmlFor="request-order">
          <Select
            id="request-order"
            className={styles.narrowSelect ?? ''}
            value={filter.order}
            onChange={(order) => onChange({ order: order === 'promised' ? null : order })}
            options={requestOrders.map((value) => ({ value, label: requestQueueTexts.orderLabels[value] }))}
          />
        </Filter>
      )}
      {isFiltered(filter) && <Button onClick={() => onChange(noFilters)}>{commonTexts.clearFilters}</Button>}
    </Filters>
  )
}
