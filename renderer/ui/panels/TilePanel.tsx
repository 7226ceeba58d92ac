import type { ReactNode } from 'react'
import { PageState } from '../states/PageState'
import { Panel } from './Panel'
import type { QueryFace } from '../states/queryFace'
import styles from './TilePanel.module.css'

interface TileProps {
  title: string
  /** A link or button at the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** One tile of a dashboard, whatever is in it. */
export const Tile = (props: TileProps) => <Panel size="tile" {...props} />

interface TilePanelProps<T> extends Omit<TileProps, 'children'> {
  query: QueryFace<T>
  what: string
  rows?: number
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** A tile that shows the answer of one call. When that fails, this tile says so and the others stay. */
export function TilePanel<T>({ title, action, rows = 3, ...state }: TilePanelProps<T>) {
  return (
    <Tile title={title} action={action}>
      <PageState rows={rows} {...state} />
    </Tile>
  )
}

/** What a tile says when there is nothing to show, and what can be done next. */
export function EmptyTile({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  )
}
