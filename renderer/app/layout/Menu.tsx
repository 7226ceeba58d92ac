import { useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useSelected } from '../../session/useSelected'
import { useSignedIn } from '../../session/SignedIn'
import { menuFor, type MenuEntry, type MenuGroup, type MenuLink } from '../routes/menu'
import { routeAt } from '../routes/routes'
import { screenAt } from '../screens/screenAt'
import styles from './Menu.module.css'
import { MenuCount } from './MenuCount'
import * as frameTexts from '#shared/texts/frame'

const leadsTo = (entry: MenuEntry, pathname: string): boolean =>
  'entries' in entry ? entry.entries.some((inner) => leadsTo(inner, pathname)) : isAt(entry, pathname)

/** A page that is one of another's is found there in the menu. */
const isAt = ({ path }: MenuLink, pathname: string): boolean => path === pathname || path === routeAt(pathname)?.parent

function Link({ entry, onChosen }: { entry: MenuLink; onChosen: () => void }) {
  const prefetch = screenAt(entry.path)?.prefetch
  const { pathname } = useLocation()
  return (
    <NavLink
      to={entry.path}
      end
      className={`${styles.link} ${isAt(entry, pathname) ? styles.current : ''}`}
      onClick={onChosen}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {entry.label}
      {entry.count && <MenuCount of={entry.count} />}
    </NavLink>
  )
}

interface GroupProps {
  group: MenuGroup
  isOpen: boolean
  onToggle: () => void
  onChosen: () => void
}

function Group({ group, isOpen, onToggle, onChosen }: GroupProps) {
  return (
    <>
      <button type="button" className={styles.group} aria-expanded={isOpen} onClick={onToggle}>
        {group.label}
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m5 6.5 3 3 3-3" />
        </svg>
      </button>
      {isOpen && <Entries entries={group.entries} onChosen={onChosen} isInner />}
    </>
  )
}

interface EntriesProps {
  entries: readonly MenuEntry[]
  onChosen: () => void
  isInner?: boolean
}

/** One level of the menu; at most one of its groups is open at a time. */
function Entries({ entries, onChosen, isInner = false }: EntriesProps) {
  const { pathname } = useLocation()
  const here = entries.find((entry) => 'entries' in entry && leadsTo(entry, pathname))?.label ?? null
  const [opened, setOpened] = useState({ label: here, at: pathname })
  // Going somewhere opens the group one has arrived in.
  const open = opened.at === pathname ? opened.label : (here ?? opened.label)

  return (
    <ul className={isInner ? styles.inner : styles.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'entries' in entry ? (
            <Group
              group={entry}
              isOpen={open === entry.label}
              onToggle={() => setOpened({ label: open === entry.label ? null : entry.label, at: pathname })}
              onChosen={onChosen}
            />
          ) : (
            <Link entry={entry} onChosen={onChosen} />
          )}
        </li>
      ))}
    </ul>
  )
}

export function Menu({ onChosen = () => undefined }: { onChosen?: () => void }) {
  const signedIn = useSignedIn()
  const { account } = useSelected()
  return (
    <nav aria-label={frameTexts.mainMenu}>
      <Entries entries={menuFor({ ...signedIn, selected: account })} onChosen={onChosen} />
    </nav>
  )
}
