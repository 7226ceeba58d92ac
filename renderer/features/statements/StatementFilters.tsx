/** Filters the statements by account, service and year. */
import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { type ServiceGroup, serviceGroups } from '#shared/services/services'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import * as serviceTexts from '#shared/texts/services/services'
import { Select } from '../../ui/forms/fields/Select'
import type { SearchChanges } from '../../ui/lists/listSearch'
import { Filter, Filters } from '../../ui/panels/Panel'
import styles from './statements.module.css'

const groupLabels = { FIBER: statementTexts.fiberGroup, GAS: serviceTexts.serviceLabels.GAS } as const

interface StatementFiltersProps {
  canSeeAllAccounts: boolean
  showsAllAccounts: boolean
  group: ServiceGroup | undefined
  year: number | undefined
  /** The years that have statements. */
  years: readonly number[]
  onChange: (changes: SearchChanges) => void
  /** These buttons follow the filters. */
  children: ReactNode
}

export const StatementFilters = ({
  canSeeAllAccounts,
  showsAllAccounts,
  group,
  year,
  years,
  onChange,
  children,
}: StatementFiltersProps) => (
  <Filters label={statementTexts.filterStatements}>
    {canSeeAllAccounts && (
      <Segmented
        aria-label={commonTexts.accounts}
        value={showsAllAccounts ? 'all' : 'one'}
        options={[
          { value: 'one', label: statementTexts.selectedAccount },
          { value: 'all', label: statementTexts.allAccounts },
        ]}
        onChange={(accounts) => onChange({ accounts: accounts === 'all' ? 'all' : null, service: null, year: null })}
      />
    )}
    {showsAllAccounts && (
      <Filter label={commonTexts.service} htmlFor="statements-service">
        <Select
          id="statements-service"
          className={styles.service}
          value={group ?? ''}
          options={[
            { value: '', label: statementTexts.allServices },
            ...serviceGroups.map((option) => ({ value: option, label: groupLabels[option] })),
          ]}
          onChange={(value) => onChange({ service: value || null })}
        />
      </Filter>
    )}
    <Filter label={statementTexts.year} htmlFor="statements-year">
      <Select
        id="statements-year"
        className={styles.year}
        value={year ?? 0}
        options={[
          { value: 0, label: statementTexts.allYears },
          ...years.map((option) => ({ value: option, label: String(option) })),
        ]}
        onChange={(value) => onChange({ year: value })}
      />
    </Filter>
    {children}
  </Filters>
)
