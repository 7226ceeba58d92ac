/** Converts the summary to a CSV file with one row per figure and one per day. */

import type { SummaryFact, SummaryFigures } from '#shared/contract/operations/summary'
import type { CsvCell } from '#shared/format/csv'
import type { SummaryTile } from '#shared/operations/summary'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as summaryTexts from '#shared/texts/operations/summary'
import type { SummaryFilter } from './summaryFilter'

/** Amounts are plain dollars without a sign, so that a spreadsheet can calculate with them. */
function toCells(fact: SummaryFact): [CsvCell, CsvCell] {
  switch (fact.unit) {
    case 'count':
      return [fact.value, fact.before]
    case 'money':
      return [fact.value / 100, fact.before === null ? null : fact.before / 100]
    case 'percent':
    case 'moment':
      return [fact.value, null]
  }
}

export function toSummaryRows(
  tiles: readonly { tile: SummaryTile; figures: SummaryFigures }[],
  { days, community }: SummaryFilter,
): CsvCell[][] {
  const filterCells = [days, community || commonTexts.allCommunities]
  return [
    summaryTexts.exportHead,
    ...tiles.flatMap(({ tile, figures: { as_of, facts, by_category, by_day, by_outage } }): CsvCell[][] => [
      ...facts.map((fact) => {
        const [value, before] = toCells(fact)
        return [
          summaryTexts.tileTitles[tile],
          summaryTexts.factLabels[fact.name],
          null,
          value,
          before,
          ...filterCells,
          as_of,
        ]
      }),
      ...by_category.map(({ category, count, before }) => [
        summaryTexts.tileTitles[tile],
        summaryTexts.openedOfCategory(caseTexts.categoryLabels[category]),
        null,
        count,
        before,
        ...filterCells,
        as_of,
      ]),
      ...by_outage.map(({ title, customer_count, is_exact }) => [
        summaryTexts.tileTitles[tile],
        summaryTexts.customersTitle(Boolean(is_exact), title),
        null,
        customer_count,
        null,
        ...filterCells,
        as_of,
      ]),
      ...by_day.map(({ day, count }) => [
        summaryTexts.tileTitles[tile],
        summaryTexts.chartLabels[tile] ?? '',
        day,
        count,
        null,
        ...filterCells,
        as_of,
      ]),
    ]),
  ]
}
