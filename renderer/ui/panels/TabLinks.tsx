import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styles from './TabLinks.module.css'
import { useMoreBeside } from './useMoreBeside'

interface TabLink {
  key: string
  label: string
  /** A text where not all were counted. */
  count: number | string | undefined
  to: string
}

interface TabLinksProps {
  label: string
  tabs: TabLink[]
  current: string
}

/** Parts of a list, each with its own address and how many it holds. Where not all fit, they fade to where more follow. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  const { before, after } = useMoreBeside(list)
  useEffect(() => {
    const [element, tab] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (element && tab) element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={label} className={styles.frame}>
      <ul ref={list} className={styles.tabs} data-before={before || undefined} data-after={after || undefined}>
        {tabs.map(({ key, label: name, count, to }) => (
          <li key={key}>
            <Link to={to} className={styles.tab} aria-current={key === current ? 'page' : undefined}>
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
