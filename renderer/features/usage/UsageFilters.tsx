/** The filters of the gas usage: months, unit, and what is shown beside it. */
import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import * as commonTexts from '#shared/texts/common'
import * as usageTexts from '#shared/texts/services/usage'
import { Checkbox } from '../../ui/Checkbox'
import { Filters } from '../../ui/panels/Panel'
import { usageUnits } from './usageSeries'
import type { UsageFilter } from './useUsageFilter'

interface Props {
  filter: UsageFilter
  /** The usage of the year before is known. */
  isComparable: boolean
  /** Other filters, which come first. */
  children: ReactNode
}

export function UsageFilters({ filter, isComparable, children }: Props) {
  const { count, unit, wantsYearBefore, hasWeather, change } = filter
  return (
    <Filters label={usageTexts.whatToShow}>
      {children}
      <Segmented
        aria-label={usageTexts.months}
        value={count}
        options={[
          { value: 13, label: usageTexts.thirteenMonths },
          { value: 24, label: usageTexts.twentyFourMonths },
        ]}
        onChange={(months) => change({ months: months === 24 ? 24 : null })}
      />
      <Segmented
        aria-label={commonTexts.unit}
        value={unit}
        options={usageUnits.map((value) => ({ value, label: usageTexts.unitLabels[value] }))}
        onChange={(selected) => change({ unit: selected === 'therms' ? null : selected })}
      />
      {isComparable && (
        <Checkbox checked={wantsYearBefore} onChange={({ target }) => change({ before: target.checked ? null : 'no' })}>
          {usageTexts.lastYear}
        </Checkbox>
      )}
      <Checkbox checked={hasWeather} onChange={({ target }) => change({ weather: target.checked ? 'yes' : null })}>
        {usageTexts.degreeDays}
      </Checkbox>
    </Filters>
  )
}
