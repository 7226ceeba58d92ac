/** Filters by the last 7, 30 or 90 days or by a typed number of days. Other filters are its children. */
import { Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { maxReportDays, reportDayOptions } from '#shared/billing/deposits'
import * as depositTexts from '#shared/texts/billing/deposits'
import * as commonTexts from '#shared/texts/common'
import { Select } from '../../ui/forms/fields/Select'
import { withChanges } from '../../ui/lists/listSearch'
import { Filter, Filters } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import report from './depositReport.module.css'
import { readDays } from './readDays'

interface Props {
  label: string
  /** True if the list is not limited to a period. */
  isAnyTime?: boolean
  children?: ReactNode
}

export function DaysFilter({ label, isAnyTime = false, children }: Props) {
  const [search, setSearch] = useSearchParams()
  const { days, isCustom } = readDays(search)
  return (
    <Filters label={label}>
      <Filter label={commonTexts.period} htmlFor="deposit-range">
        <Select
          id="deposit-range"
          className={report.choice ?? ''}
          disabled={isAnyTime}
          value={isAnyTime ? 'any' : isCustom ? 'custom' : String(days)}
          onChange={(range) =>
            setSearch((before) =>
              withChanges(before, range === 'custom' ? { range, days } : { range: null, days: range }),
            )
          }
          options={[
            ...reportDayOptions.map((dayCount) => ({ value: String(dayCount), label: commonTexts.lastDays(dayCount) })),
            { value: 'custom', label: depositTexts.custom },
            ...(isAnyTime ? [{ value: 'any', label: depositTexts.anyTime }] : []),
          ]}
        />
      </Filter>
      {isCustom && !isAnyTime && <CustomDays days={days} />}
      {children}
    </Filters>
  )
}

function CustomDays({ days }: { days: number }) {
  const [, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(String(days))
  const isWrong = !(Number.isInteger(Number(typed)) && Number(typed) >= 1 && Number(typed) <= maxReportDays)
  return (
    <Filter label={commonTexts.days} htmlFor="deposit-days">
      <Input
        id="deposit-days"
        inputMode="numeric"
        value={typed}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby="deposit-days-error"
        onChange={({ target }) => {
          const text = target.value.replaceAll(/\D/g, '').slice(0, 4)
          setTyped(text)
          const count = Number(text)
          if (count >= 1 && count <= maxReportDays) {
            setSearch((before) => withChanges(before, { range: 'custom', days: count }), { replace: true })
          }
        }}
      />
      <span id="deposit-days-error" className={parts.below}>
        {depositTexts.daysRange(maxReportDays)}
      </span>
    </Filter>
  )
}
