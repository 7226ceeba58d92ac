/** How a page is built: panels under each other, a row of filters, and a frame for what is not there yet. */
import { useId, type ReactNode } from 'react'
import styles from './Panel.module.css'

export const PageStack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

interface PanelProps {
  title: string
  /** Of the heading, for what points at it or moves the focus to it. */
  headingId?: string
  /** Links or buttons at the right of the title. */
  action?: ReactNode
  /** A tile of the dashboard is denser. */
  size?: 'page' | 'tile'
  children: ReactNode
}

export function Panel({ title, headingId, action, size = 'page', children }: PanelProps) {
  const ownId = useId()
  const id = headingId ?? ownId
  return (
    <section className={styles.panel} data-size={size} aria-labelledby={id}>
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

/** What would be here, why it is not, and what can be done. */
export const EmptyPanel = ({ children }: { children: ReactNode }) => <div className={styles.empty}>{children}</div>

export const Filters = ({ label, children }: { label: string; children: ReactNode }) => (
  <search className={styles.filters} aria-label={label}>
    {children}
  </search>
)

/** Two filters that belong together, as a first and a last day: side by side on a phone as well. */
export const FilterPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>

/** A control with its name above it. */
export const Filter = ({ label, htmlFor, children }: { label: string; htmlFor: string; children: ReactNode }) => (
  <div className={styles.filter}>
    <label htmlFor={htmlFor}>{label}</label>
    {children}
  </div>
)
