import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import * as commonTexts from '#shared/texts/common'
import styles from './TabLinks.module.css'
import { useHorizontalOverflow } from './useHorizontalOverflow'

interface TabLink {
  key: string
  label: string
  /** A text when not all items were counted. */
  count: number | string | undefined
  to: string
}

interface TabLinksProps {
  label: string
  tabs: TabLink[]
  current: string
}

/** Scrolls by less than the visible width, so that tabs at the edge stay visible. */
const scrollShare = 0.75

/** Tabs of a list, each with its own address and count. Tabs that do not fit fade out at the edge. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  const { before, after } = useHorizontalOverflow(list)
  useEffect(() => {
    const [element, tab] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (element && tab) element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2
  }, [current])
  function scroll(direction: 1 | -1): void {
    const { current: element } = list
    if (element) element.scrollLeft += direction * element.clientWidth * scrollShare
  }
  return (
    <nav aria-label={label} className={styles.frame}>
      {before && <More to="left" onClick={() => scroll(-1)} />}
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
      {after && <More to="right" onClick={() => scroll(1)} />}
    </nav>
  )
}

/** For users without a sideways scroll gesture. The keyboard moves through the links themselves. */
const More = ({ to, onClick }: { to: 'left' | 'right'; onClick: () => void }) => (
  <button type="button" className={styles.more} data-to={to} aria-label={commonTexts.scrollTabs(to)} onClick={onClick}>
    <span aria-hidden="true">{to === 'left' ? '‹' : '›'}</span>
  </button>
)
