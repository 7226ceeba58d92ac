import { useId, type ReactNode } from 'react'
import { PageState } from './PageState'
import type { QueryFace } from './queryFace'
import styles from './TilePanel.module.css'

interface TileProps {
  title: string
  /** A link or button at the right of the title. */
  action?: ReactNode
  /** Takes the full width of the dashboard. */
  isWide?: boolean
  children: ReactNode
}

/** One tile of a dashboard, whatever is in it. */
export function Tile({ title, action, isWide = false, children }: TileProps) {
  const id = useId()
  return (
    <section className={`${styles.tile} ${isWide ? styles.wide : ''}`} aria-labelledby={id}>
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
export function TilePanel<T>({ title, action, isWide = false, rows = 3, ...state }: TilePanelProps<T>) {
  return (
    <Tile title={title} action={action} isWide={isWide}>
      <PageState rows={rows} {...state} />
    </Tile>
  )
}

/** The dashboard's grid: as many tiles side by side as fit. */
export const TileGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

/** What a tile says when there is nothing to show, and what can be done next. */
export function EmptyTile({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  )
}
