/** The days of the board: a choice of recent periods, or a first and a last day. */
import { useSearchParams } from 'react-router-dom'
import { boardDays, maxBoardDays } from '#shared/cases/teams'
import * as boardTexts from '#shared/texts/cases/queueBoard'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../ui/Button'
import { LazyDatePicker } from '../../ui/forms/dates/LazyDatePicker'
import { withChanges } from '../../ui/lists/listSearch'
import { Filter, Filters } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { type BoardFilter, periodParams, readBoardFilter, recentDays } from './boardFilter'
import styles from './queueBoard.module.css'

const periods = [boardDays, 14, 30] as const

const ends = [
  { name: 'from', label: boardTexts.from },
  { name: 'to', label: boardTexts.to },
] as const

interface Props {
  filter: BoardFilter
  today: string
}

export function BoardPeriod({ filter, today }: Props) {
  const [, setSearch] = useSearchParams()
  const show = (period: { from: string; to: string }): void =>
    setSearch((before) => withChanges(before, periodParams(period, today)))

  /** Choosing one end moves the other where the period would be too long or end before it starts. */
  function choose(name: 'from' | 'to', day: string | null): void {
    if (day === null) return
    const changes =
      name === 'from' ? { from: day, to: day > filter.to ? day : filter.to } : { from: filter.from, to: day }
    show(readBoardFilter(new URLSearchParams(changes), today))
  }

  return (
    <div className={styles.controls}>
      <Filters label={boardTexts.boardFilters}>
        {ends.map(({ name, label }) => (
          <Filter key={name} label={label} htmlFor={`board-${name}`}>
            <LazyDatePicker id={`board-${name}`} value={filter[name]} onChange={(day) => choose(name, day)} />
          </Filter>
        ))}
        <fieldset className={parts.actions}>
          <legend className="visually-hidden">{commonTexts.days}</legend>
          {periods.map((days) => {
            const period = recentDays(today, days)
            const isOn = period.from === filter.from && period.to === filter.to
            return (
              <Button key={days} size="small" aria-pressed={isOn} onClick={() => show(period)}>
                {commonTexts.lastDays(days)}
              </Button>
            )
          })}
        </fieldset>
        <p className={parts.small}>{boardTexts.atMostDays(maxBoardDays)}</p>
      </Filters>
    </div>
  )
}
