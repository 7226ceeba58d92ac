/** Filters the audit log by subject, user, customer and day. */

import { actionText } from '#shared/access/auditActions'
import * as auditTexts from '#shared/texts/access/audit'
import * as commonTexts from '#shared/texts/common'
import { withAccessRecords } from '../../domain/access/auditUrl'
import { Button } from '../../ui/Button'
import { LazyDatePicker } from '../../ui/forms/dates/LazyDatePicker'
import { Select } from '../../ui/forms/fields/Select'
import { SearchBox } from '../../ui/forms/SearchBox'
import type { SearchChanges } from '../../ui/lists/listSearch'
import { Filter, Filters } from '../../ui/panels/Panel'
import styles from './audit.module.css'
import { type AuditFilter, isFiltered } from './auditFilter'
import { auditSubjectLabels } from './auditSubjectLabels'

const noFilters = { about: null, who: null, customer: null, from: null, to: null }

const isBackwards = ({ from_date, to_date }: AuditFilter): boolean =>
  from_date !== undefined && to_date !== undefined && to_date < from_date

/** A link can select one kind of event, which isn't in the list. */
function subjectOptions(action = '') {
  const labels = { ...auditSubjectLabels, ...(action in auditSubjectLabels ? {} : { [action]: actionText(action) }) }
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

interface AuditFiltersProps {
  filter: AuditFilter
  onChange: (changes: SearchChanges, replace?: boolean) => void
}

export const AuditFilters = ({ filter, onChange }: AuditFiltersProps) => (
  <Filters label={auditTexts.filterLabel}>
    <Filter label={auditTexts.eventType} htmlFor="audit-about">
      <Select
        id="audit-about"
        className={styles.subject ?? ''}
        value={filter.action ?? (filter.views ? '' : withAccessRecords)}
        onChange={(about) => onChange({ about })}
        options={subjectOptions(filter.action)}
      />
    </Filter>
    <SearchBox
      id="audit-who"
      label={auditTexts.userEmail}
      words={filter.email ?? ''}
      onChange={(who) => onChange({ who }, true)}
    />
    <SearchBox
      id="audit-customer"
      label={auditTexts.customerNumber}
      words={filter.crm_customer_number ?? ''}
      onChange={(customer) => onChange({ customer }, true)}
    />
    <Filter label={auditTexts.from} htmlFor="audit-from">
      <LazyDatePicker id="audit-from" value={filter.from_date ?? null} onChange={(from) => onChange({ from })} />
    </Filter>
    <Filter label={auditTexts.to} htmlFor="audit-to">
      <LazyDatePicker
        id="audit-to"
        value={filter.to_date ?? null}
        onChange={(to) => onChange({ to })}
        problem={isBackwards(filter) ? auditTexts.toBeforeFrom : null}
      />
    </Filter>
    {isFiltered(filter) && <Button onClick={() => onChange(noFilters)}>{commonTexts.clearFilters}</Button>}
  </Filters>
)
