/** The summary as a table for spreadsheets: a row for each figure, and for each day. */
import type { Fact, Figures } from '#shared/contract/summary'
import type { Cell } from '#shared/csv'
import type { SummaryTile } from '#shared/operations'
import { categoryLabels } from '#shared/caseLabels'
import type { SummaryFilter } from './summaryAddress'
import { dayWords, factLabels, tileTitles } from './summaryWords'
import * as operationTexts from '#shared/texts/operations'

/** Amounts in dollars, without signs: a spreadsheet counts with them. */
function cellsOf(fact: Fact): [Cell, Cell] {
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

export function sheetOf(
  known: readonly { tile: SummaryTile; figures: Figures }[],
  { days, community }: SummaryFilter,
): Cell[][] {
  const about = [days, community || operationTexts.allCommunities]
  return [
    ['Tile', 'Figure', 'Day', 'Value', 'Before', 'Days', 'Community', operationTexts.asOfUtc],
    ...known.flatMap(({ tile, figures: { as_of, facts, by_category, by_day, by_outage } }): Cell[][] => [
      ...facts.map((fact) => {
        const [value, before] = cellsOf(fact)
        return [tileTitles[tile], factLabels[fact.name], null, value, before, ...about, as_of]
      }),
      ...by_category.map(({ category, count, before }) => [
        tileTitles[tile],
        `Opened: ${categoryLabels[category]}`,
        null,
        count,
        before,
        ...about,
        as_of,
      ]),
      ...by_outage.map(({ title, customer_count, is_exact }) => [
        tileTitles[tile],
        operationTexts.customersMoreCustomersThan(Boolean(is_exact), title),
        null,
        customer_count,
        null,
        ...about,
        as_of,
      ]),
      ...by_day.map(({ day, count }) => [tileTitles[tile], dayWords[tile] ?? '', day, count, null, ...about, as_of]),
    ]),
  ]
}
