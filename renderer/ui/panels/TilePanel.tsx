import type { ComponentProps, ReactNode } from 'react'
import { PageState } from '../states/PageState'
import type { QueryState } from '../states/queryState'
import { EmptyPanel, Panel } from './Panel'

interface TileProps {
  title: string
  /** A link or button to the right of the title. */
  action?: ReactNode
  isPlaceholder?: boolean
  children: ReactNode
}

/** A dashboard tile with any content. */
export const Tile = (props: TileProps) => <Panel size="tile" {...props} />

interface TilePanelProps<T> extends Omit<TileProps, 'children'> {
  query: QueryState<T>
  failedText: string
  rows?: number
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** A tile that shows the result of one query. If it fails, only this tile shows the error. */
export function TilePanel<T>({ title, action, rows = 3, ...state }: TilePanelProps<T>) {
  return (
    <Tile title={title} action={action}>
      <PageState rows={rows} {...state} />
    </Tile>
  )
}

/** The empty state of a tile, with a next step. */
export const EmptyTile = (props: Omit<ComponentProps<typeof EmptyPanel>, 'size'>) => (
  <EmptyPanel size="tile" {...props} />
)
