import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** One part of the gallery, which the visual test photographs by its title. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
