/** One tile of the summary: its figures, as of when, and the way to the list behind them. It waits and fails by itself. */
import { Link } from 'react-router-dom'
import type { SummaryTile as TileName } from '#shared/operations'
import { useGetFiguresQuery } from '../../api/summary'
import { DateText } from '../../ui/DateText'
import { numberText } from '../../ui/look/amounts'
import { categoryLabels } from '../../ui/cases/caseLabels'
import { TilePanel } from '../../ui/panels/TilePanel'
import { DayBars } from '../../ui/charts/DayBars'
import { FactLine } from './FactLine'
import type { SummaryFilter } from './summaryAddress'
import { dayWords, listBehind, tileTitles } from './summaryWords'
import styles from './summary.module.css'

interface Props {
  tile: TileName
  filter: SummaryFilter
  /** Whether an address leads to a screen that there is and that the person may see. */
  isOpen: (address: string) => boolean
}

export function SummaryTile({ tile, filter, isOpen }: Props) {
  const query = useGetFiguresQuery({ tile, ...filter })
  const list = listBehind(tile, filter)
  const title = tileTitles[tile]
  const what = dayWords[tile]
  return (
    <TilePanel
      title={title}
      query={query}
      what={title}
      rows={4}
      action={
        list !== null &&
        isOpen(list) && (
          <Link to={list} aria-label={`Show the list of ${title.toLowerCase()}`}>
            Show list
          </Link>
        )
      }
    >
      {({ as_of, facts, by_day, by_category }) => (
        <div className={styles.tile}>
          <dl>
            {facts.map((fact) => (
              <FactLine key={fact.name} fact={fact} />
            ))}
          </dl>
          {by_category.length > 0 && (
            <ul className={styles.parts} aria-label="Opened by category">
              {by_category.map(({ category, count, before }) => (
                <li key={category}>
                  {categoryLabels[category]}: {numberText(count)} ({numberText(before)} before)
                </li>
              ))}
            </ul>
          )}
          {what && <DayBars what={what} days={by_day} />}
          <p className={styles.quiet}>
            As of <DateText value={as_of} withTime />
          </p>
        </div>
      )}
    </TilePanel>
  )
}
