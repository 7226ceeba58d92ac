/** The URL of the gas usage: months, unit, and what is shown beside it. */
import { useSearchParams } from 'react-router-dom'
import { type SearchChanges, withChanges } from '../../ui/lists/listSearch'
import { usageUnits } from './usageSeries'

export function useUsageFilter() {
  const [search, setSearch] = useSearchParams()
  return {
    count: search.get('months') === '24' ? 24 : 13,
    unit: usageUnits.find((candidate) => candidate === search.get('unit')) ?? 'therms',
    wantsYearBefore: search.get('before') !== 'no',
    hasWeather: search.get('weather') === 'yes',
    change: (changes: SearchChanges): void => setSearch((before) => withChanges(before, changes), { replace: true }),
  } as const
}

export type UsageFilter = ReturnType<typeof useUsageFilter>
