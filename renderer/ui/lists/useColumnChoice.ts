import { useSearchParams } from 'react-router-dom'
import type { Column } from './DataTable'

export interface ColumnChoice<Row> {
  shown: Column<Row>[]
  /** The columns that can be hidden: all but the first one and the buttons of the rows. */
  optional: { key: string; title: string; isShown: boolean }[]
  isChanged: boolean
  onToggle: (key: string) => void
  onShowAll: () => void
}

/** The columns of a list that its reader hides, which are in the URL. */
export function useColumnChoice<Row>(columns: Column<Row>[]): ColumnChoice<Row> {
  const [search, setSearch] = useSearchParams()
  const optionalColumns = columns.slice(1).filter(({ isAction }) => !isAction)
  const hidden = readHidden(search).filter((key) => optionalColumns.some((column) => column.key === key))
  const isShown = ({ key }: Column<Row>): boolean => !hidden.includes(key)
  const hide = (keys: readonly string[]): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (keys.length === 0) next.delete('hide')
      else next.set('hide', keys.join('.'))
      return next
    })
  return {
    shown: columns.filter(isShown),
    optional: optionalColumns.map((column) => ({ key: column.key, title: column.title, isShown: isShown(column) })),
    isChanged: hidden.length > 0,
    onToggle: (key) => hide(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]),
    onShowAll: () => hide([]),
  }
}

const readHidden = (search: URLSearchParams): string[] => search.get('hide')?.split('.') ?? []
