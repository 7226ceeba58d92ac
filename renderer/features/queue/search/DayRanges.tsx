/** Buttons that search the messages of today or of the last days. */

import { addDays } from '#shared/format/dates'
import { queueDays } from '#shared/http/limits'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../../ui/Button'
import parts from '../../../ui/panels/parts.module.css'
import type { QueueSearch } from './queueSearch'

const ranges = [
  { label: commonTexts.today, days: 0 },
  { label: queueTexts.last7Days, days: 6 },
  { label: queueTexts.last30Days, days: 29 },
  { label: commonTexts.lastDays(queueDays), days: queueDays },
] as const

interface Props {
  search: QueueSearch
  today: string
  onSearch: (search: QueueSearch) => void
}

export const DayRanges = ({ search, today, onSearch }: Props) => (
  <fieldset className={parts.actions}>
    <legend className="visually-hidden">{commonTexts.days}</legend>
    {ranges.map(({ label, days }) => {
      const range = { from: addDays(today, -days), to: today }
      const isOn = search.from === range.from && search.to === range.to
      return (
        <Button key={label} size="small" aria-pressed={isOn} onClick={() => onSearch({ ...search, ...range })}>
          {label}
        </Button>
      )
    })}
  </fieldset>
)
