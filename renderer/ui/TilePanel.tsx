import { useId, type ReactNode } from 'react'
import { PageState } from './PageState'
import type { QueryFace } from './queryFace'
import styles from './TilePanel.module.css'

interface TileProps {
  title: string
  /** A link or button at the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** One tile of a dashboard, whatever is in it. */
export function Tile({ title, action, children }: TileProps) {
  const id = useId()
  return (
    <section className={styles.tile} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

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
