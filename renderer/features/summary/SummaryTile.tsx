/** Shows the figures of one tile, their time, and links to the lists. Each tile loads and fails independently. */

import { Link } from 'react-router-dom'
import type { FactName, SummaryTile as TileName } from '#shared/operations/summary'
import * as caseTexts from '#shared/texts/cases/cases'
import * as summaryTexts from '#shared/texts/operations/summary'
import { useGetFiguresQuery } from '../../api/operations/summary'
import { ProviderMoment } from '../../domain/summary/ProviderMoment'
import type { CanOpenPath } from '../../session/canOpenPath'
import { DayBars } from '../../ui/charts/DayBars'
import { numberText } from '../../ui/format/amounts'
import parts from '../../ui/panels/parts.module.css'
import { TilePanel } from '../../ui/panels/TilePanel'
import { Rich } from '../../ui/Rich'
import { FactLine } from './FactLine'
import styles from './summary.module.css'
import type { SummaryFilter } from './summaryFilter'
import { linkToCategory, linkToList, linkToRows } from './summaryLinks'

interface Props {
  tile: TileName
  filter: SummaryFilter
  /** Returns whether the URL leads to an existing screen that the user can see. */
  canOpenPath: CanOpenPath
}

export function SummaryTile({ tile, filter, canOpenPath }: Props) {
  const query = useGetFiguresQuery({ tile, ...filter })
  const listLink = linkToList(tile, filter)
  const title = summaryTexts.tileTitles[tile]
  const dayLabel = summaryTexts.chartLabels[tile]
  const findRowsLink = (fact: FactName): string | null => {
    const rowsLink = linkToRows(tile, fact, filter)
    return rowsLink !== null && canOpenPath(rowsLink) ? rowsLink : null
  }
  return (
    <TilePanel
      title={title}
      query={query}
      failedText={summaryTexts.titleNotLoaded(title)}
      rows={4}
      action={
        canOpenPath(listLink) && (
          <Link to={listLink} aria-label={summaryTexts.showListOf(title)}>
            {summaryTexts.showList}
          </Link>
        )
      }
    >
      {({ as_of, facts, by_day, by_category, by_outage }) => (
        <div className={styles.tile}>
          <dl>
            {facts.map((fact) => (
              <FactLine key={fact.name} fact={fact} to={findRowsLink(fact.name)} />
            ))}
          </dl>
          {by_category.length > 0 && (
            <ul className={parts.small} aria-label={summaryTexts.openedByCategory}>
              {by_category.map(({ category, count, before }) => (
                <li key={category}>
                  <Rich
                    text={summaryTexts.before(numberText(count), numberText(before))}
                    parts={{
                      link: <Link to={linkToCategory(category, filter)}>{caseTexts.categoryLabels[category]}</Link>,
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {by_outage.length > 0 && (
            <ul className={parts.small} aria-label={summaryTexts.announcedTo}>
              {by_outage.map(({ announcement_id, title: outage, customer_count, is_exact }) => (
                <li key={announcement_id}>{summaryTexts.outageCustomers(outage, customer_count, is_exact)}</li>
              ))}
            </ul>
          )}
          {dayLabel && <DayBars countedItems={dayLabel} days={by_day} />}
          <p className={parts.small}>
            {summaryTexts.asOf} <ProviderMoment value={as_of} />
          </p>
        </div>
      )}
    </TilePanel>
  )
}
