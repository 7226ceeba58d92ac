import { startTransition, useState } from 'react'
import { caseCategories } from '#shared/cases/cases'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import * as commonTexts from '#shared/texts/common'
import { useSignedIn } from '../../../session/SignedIn'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { Button } from '../../../ui/Button'
import { isPhoneWidth } from '../../../ui/breakpoints'
import { LazyDatePicker } from '../../../ui/forms/dates/LazyDatePicker'
import { Select } from '../../../ui/forms/fields/Select'
import { SearchBox } from '../../../ui/forms/SearchBox'
import type { SearchChanges } from '../../../ui/lists/listSearch'
import { Filter, Filters } from '../../../ui/panels/Panel'
import { useMediaQuery } from '../../../ui/useMediaQuery'
import styles from './CaseListPage.module.css'
import { isNarrowed, noFilters, type readCaseFilter } from './caseFilter'

interface CaseFiltersProps {
  filter: ReturnType<typeof readCaseFilter>
  show: (changes: SearchChanges, replace?: boolean) => void
}

/**
 * Shows the search and filters above the requests. Each selection is written to the URL. On a phone the filters are
 * behind a button, so that the first request is in view.
 */
export function CaseFilters({ filter, show }: CaseFiltersProps) {
  const isPhone = useMediaQuery(isPhoneWidth)
  const [isOpen, setOpen] = useState(false)
  return (
    <Filters label={caseTexts.filterRequests}>
      <SearchBox
        id="case-search"
        label={caseTexts.searchRequests}
        words={filter.search ?? ''}
        onChange={(words) => show({ search: words }, true)}
      />
      {isPhone && (
        <Button aria-expanded={isOpen} onClick={() => startTransition(() => setOpen(!isOpen))}>
          {requestQueueTexts.filters}
        </Button>
      )}
      {(!isPhone || isOpen) && <MoreFilters {...{ filter, show }} />}
      {isNarrowed(filter) && <Button onClick={() => show(noFilters)}>{commonTexts.clearFilters}</Button>}
    </Filters>
  )
}

function MoreFilters({ filter, show }: CaseFiltersProps) {
  const { user } = useSignedIn()
  const owner = useAccountOwner()
  const addresses = user.user_address_details
  return (
    <>
      <Filter label={caseTexts.category} htmlFor="case-category">
        <Select
          id="case-category"
          className={styles.select ?? ''}
          value={filter.category?.[0] ?? ''}
          onChange={(category) => show({ category })}
          options={[
            { value: '', label: commonTexts.all },
            ...caseCategories.map((category) => ({ value: category, label: caseTexts.categoryLabels[category] })),
          ]}
        />
      </Filter>
      {addresses.length > 1 && (
        <Filter label={commonTexts.address} htmlFor="case-address">
          <Select
            id="case-address"
            className={styles.select ?? ''}
            {...(addresses.length > 8 && { showSearch: { optionFilterProp: 'label' } })}
            value={filter.crm_premise_id ?? ''}
            onChange={(address) => show({ address })}
            options={[
              { value: '', label: commonTexts.all },
              ...addresses.map(({ crm_premise_id, street_address }) => ({
                value: crm_premise_id,
                label: street_address,
              })),
            ]}
          />
        </Filter>
      )}
      <Filter label={caseTexts.openedFrom} htmlFor="case-from">
        <LazyDatePicker id="case-from" value={filter.from ?? null} onChange={(from) => show({ from })} />
      </Filter>
      <Filter label={commonTexts.to} htmlFor="case-to">
        <LazyDatePicker id="case-to" value={filter.to ?? null} onChange={(to) => show({ to })} />
      </Filter>
      <Filter label={caseTexts.sortBy} htmlFor="case-sort">
        <Select
          id="case-sort"
          className={styles.select ?? ''}
          value={filter.sort}
          onChange={(sort) => show({ sort: sort === 'waiting' ? null : sort })}
          options={[
            { value: 'waiting', label: caseTexts.waitingFirst[owner] },
            { value: 'updated', label: caseTexts.lastUpdated },
            { value: 'created', label: caseTexts.newestFirst },
            { value: 'appointment', label: appointmentTexts.nextAppointment },
          ]}
        />
      </Filter>
    </>
  )
}
