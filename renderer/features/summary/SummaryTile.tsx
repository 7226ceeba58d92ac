/** One tile of the summary: its figures, as of when, and the way to the list behind them. It waits and fails by itself. */
import { Link } from 'react-router-dom'
import type { FactName, SummaryTile as TileName } from '#shared/operations'
import { useGetFiguresQuery } from '../../api/summary'
import { ProviderMoment } from './ProviderMoment'
import { numberText } from '../../ui/look/amounts'
import { categoryLabels } from '#shared/caseLabels'
import { TilePanel } from '../../ui/panels/TilePanel'
import { DayBars } from '../../ui/charts/DayBars'
import { FactLine } from './FactLine'
import type { SummaryFilter } from './summaryAddress'
import { dayWords, listBehind, listOfCategory, rowsBehind, tileTitles } from './summaryWords'
import styles from './summary.module.css'
import * as operationTexts from '#shared/texts/operations'
import { Rich } from '../../ui/Rich'

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
  const openRows = (fact: FactName): string | null => {
    const rows = rowsBehind(tile, fact, filter)
    return rows !== null && isOpen(rows) ? rows : null
  }
  return (
    <TilePanel
      title={title}
      query={query}
      what={title}
      rows={4}
      action={
        isOpen(list) && (
          <Link to={list} aria-label={operationTexts.showTheListOf(title.toLowerCase())}>
            {operationTexts.showList}
          </Link>
        )
      }
    >
      {({ as_of, facts, by_day, by_category, by_outage }) => (
        <div className={styles.tile}>
          <dl>
            {facts.map((fact) => (
              <FactLine key={fact.name} fact={fact} to={openRows(fact.name)} />
            ))}
          </dl>
          {by_category.length > 0 && (
            <ul className={styles.parts} aria-label={operationTexts.openedByCategory}>
              {by_category.map(({ category, count, before }) => (
                <li key={category}>
                  <Rich
                    text={operationTexts.before(numberText(count), numberText(before))}
                    parts={{ link: <Link to={listOfCategory(category, filter)}>{categoryLabels[category]}</Link> }}
                  />
                </li>
              ))}
            </ul>
          )}
          {by_outage.length > 0 && (
            <ul className={styles.parts} aria-label={operationTexts.announcedTo}>
              {by_outage.map(({ announcement_id, title: outage, customer_count, is_exact }) => (
                <li key={announcement_id}>
                  {outage}: {is_exact ? '' : 'more than '}
                  {numberText(customer_count)} {customer_count === 1 ? 'customer' : 'customers'}
                </li>
              ))}
            </ul>
          )}
          {what && <DayBars what={what} days={by_day} />}
          <p className={styles.quiet}>
            {operationTexts.asOf} <ProviderMoment value={as_of} />
          </p>
        </div>
      )}
    </TilePanel>
  )
}
