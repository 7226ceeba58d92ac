/** Shows what is searched for, and clears it. */
import { Suspense } from 'react'
import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../../ui/Button'
import { lazyThemed } from '../../../ui/theme/lazyThemed'
import { describeSearch, isDefaultSearch, readSearch } from './queueSearch'

const TeamCriterion = lazyThemed(async () => (await import('./TeamCriterion')).TeamCriterion)

interface Props {
  search: URLSearchParams
  today: string
  labels: readonly MessageLabel[]
  onClear: () => void
}

export function SearchSummary({ search, today, labels, onClear }: Props) {
  const criteria = readSearch(search, today)
  return (
    <>
      <span>
        {describeSearch(criteria, today, labels)}
        <Suspense fallback={null}>{criteria.team !== '' && <TeamCriterion teamId={criteria.team} />}</Suspense>
      </span>
      {!isDefaultSearch(criteria, today) && (
        <Button size="small" onClick={onClear}>
          {commonTexts.clear}
        </Button>
      )}
    </>
  )
}
