/** Building blocks of pages: panels, a filter row and a frame for empty states. */
import { type ReactNode, useId } from 'react'
import type { PictureName } from '../pictures/drawings'
import { Picture } from '../pictures/Picture'
import styles from './Panel.module.css'

interface PageStackProps {
  /** A panel is shown once those above it are loaded, because their height is not known before. */
  isShownInOrder?: boolean
  children: ReactNode
}

export const PageStack = ({ isShownInOrder, children }: PageStackProps) => (
  <div className={styles.stack} data-in-order={isShownInOrder}>
    {children}
  </div>
)

interface PanelProps {
  title: string
  /** The id of the heading, for code that refers to it or focuses it. */
  headingId?: string
  /** Links or buttons to the right of the title. */
  action?: ReactNode
  /** `tile` is the denser layout of the dashboard. */
  size?: 'page' | 'tile'
  /** The panel keeps the place of one that is still loading. */
  isPlaceholder?: boolean
  children: ReactNode
}

export function Panel({ title, headingId, action, size = 'page', isPlaceholder, children }: PanelProps) {
  const ownId = useId()
  const id = headingId ?? ownId
  return (
    <section className={styles.panel} data-size={size} aria-labelledby={id} aria-busy={isPlaceholder}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

interface EmptyProps {
  /** A drawing of what is missing. Lists that customers see have one. */
  picture?: PictureName | undefined
  /** A link or button that resolves the state. */
  action?: ReactNode
  /** `tile` has no edge, because the tile has one. */
  size?: 'page' | 'tile'
  children: ReactNode
}

/** An empty state: what is missing, why, and what the user can do. */
export const EmptyPanel = ({ picture, action, size = 'page', children }: EmptyProps) => (
  <div className={styles.empty} data-size={size}>
    {picture && <Picture name={picture} size={size} />}
    <div className={styles.emptyText}>
      {typeof children === 'string' ? <p>{children}</p> : children}
      {action}
    </div>
  </div>
)

export const Filters = ({ label, children }: { label: string; children: ReactNode }) => (
  <search className={styles.filters} aria-label={label}>
    {children}
  </search>
)

/** `choice` is between two words, and `days` are a first and a last day. */
type FilterKind = 'choice' | 'select' | 'days' | 'button'

/** Keeps the place of filters while they load. */
export const FiltersPlaceholder = ({ label, kinds }: { label: string; kinds: readonly FilterKind[] }) => (
  <Filters label={label}>
    {kinds.map((kind) => (
      <div key={kind} className={styles.filterToCome} data-kind={kind} />
    ))}
  </Filters>
)

/** Two filters that belong together, such as a first and a last day. They stay side by side on a phone. */
export const FilterPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>

/** A control with its label above it. */
export const Filter = ({ label, htmlFor, children }: { label: string; htmlFor: string; children: ReactNode }) => (
  <div className={styles.filter}>
    <label htmlFor={htmlFor}>{label}</label>
    {children}
  </div>
)
