/** The saved views of a list, as links with the number of rows that each shows now. */
import { Suspense, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { ViewedList } from '#shared/operations/listViews'
import * as commonTexts from '#shared/texts/common'
import * as listViewTexts from '#shared/texts/operations/listViews'
import { useListListViewsQuery } from '../../api/operations/listViews'
import { Button } from '../../ui/Button'
import figures from '../../ui/panels/figures.module.css'
import parts from '../../ui/panels/parts.module.css'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import styles from './ListViews.module.css'
import { toViewSearch } from './toViewSearch'

const ViewDialog = lazyThemed(async () => (await import('./ViewDialog')).ViewDialog)

/** Returns how many rows a list has with a query of its URL, once that is known. */
export type UseCount = (search: URLSearchParams) => number | string | undefined

interface Props {
  list: ViewedList
  useCount: UseCount
  /** The query of the URL that shows the list without a view. */
  plainSearch?: string
  /** The parameters of the URL that don't belong to a view. By default, they are those of the position in the list. */
  otherParams?: readonly string[]
}

export function ListViews({ list, useCount, plainSearch = '', otherParams }: Props) {
  const [search] = useSearchParams()
  const label = useId()
  const { data: views = [] } = useListListViewsQuery({ query: { list } })
  const current = toViewSearch(search, otherParams)
  const currentView = views.find((view) => view.search === current)
  const isPlain = current === plainSearch
  const canSave = !isPlain && (!currentView || currentView.is_own)
  const [isSaving, setSaving] = useState(false)
  if (views.length === 0 && isPlain) return null
  return (
    <nav className={styles.views} aria-labelledby={label}>
      <span id={label} className={parts.small}>
        {listViewTexts.views}
      </span>
      <ul>
        <li>
          <Link className={styles.view} to={`?${plainSearch}`} aria-current={isPlain ? 'page' : undefined}>
            {commonTexts.all}
          </Link>
        </li>
        {views.map((view) => (
          <li key={view.view_id}>
            <Link
              className={styles.view}
              to={`?${view.search}`}
              aria-current={view === currentView ? 'page' : undefined}
              title={view.is_own ? undefined : listViewTexts.sharedBy(view.created_by)}
            >
              {view.name}
              <ViewCount search={view.search} useCount={useCount} />
            </Link>
          </li>
        ))}
      </ul>
      {canSave && (
        <Button size="small" onClick={() => setSaving(true)}>
          {currentView ? listViewTexts.editView : listViewTexts.saveView}
        </Button>
      )}
      {canSave && isSaving && (
        <Suspense fallback={null}>
          <ViewDialog
            list={list}
            view={currentView ?? null}
            ownViews={views.filter(({ is_own }) => is_own)}
            search={current}
            onClose={() => setSaving(false)}
          />
        </Suspense>
      )}
    </nav>
  )
}

function ViewCount({ search, useCount }: { search: string; useCount: UseCount }) {
  const count = useCount(new URLSearchParams(search))
  return count !== undefined && <span className={`${parts.small} ${figures.figures}`}>{count}</span>
}
