import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as frameTexts from '#shared/texts/frame'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { Icon } from '../../ui/icons/Icon'
import type { IconName } from '../../ui/icons/iconNames'
import { type MenuEntry, type MenuGroup, type MenuLink, menuFor } from '../routes/menu'
import { isCurrentPage, pageAt } from '../routes/pageAt'
import { screens } from '../screens/screens'
import styles from './Menu.module.css'
import { MenuCount } from './MenuCount'
import { menuIconOf } from './menuIcons'

const containsPath = (entry: MenuEntry, pathname: string): boolean =>
  'entries' in entry
    ? entry.entries.some((child) => containsPath(child, pathname))
    : isCurrentPage(entry.page, pathname)

interface LinkProps {
  entry: MenuLink
  icon: IconName | undefined
  onSelect: () => void
}

function PageLink({ entry, icon, onSelect }: LinkProps) {
  const { prefetch } = screens[entry.page.id]
  const { pathname } = useLocation()
  return (
    <Link
      to={entry.page.path}
      aria-current={pageAt(pathname)?.id === entry.page.id ? 'page' : undefined}
      className={`${styles.link} ${isCurrentPage(entry.page, pathname) ? styles.current : ''}`}
      onClick={onSelect}
      onPointerEnter={() => void prefetch()}
      onFocus={() => void prefetch()}
    >
      {icon && <Icon name={icon} className={styles.icon} />}
      <span className={styles.label}>{entry.label}</span>
      {entry.count && <MenuCount countKind={entry.count} />}
    </Link>
  )
}

interface GroupProps {
  group: MenuGroup
  icon: IconName | undefined
  isOpen: boolean
  onToggle: () => void
  onSelect: () => void
}

function Group({ group, icon, isOpen, onToggle, onSelect }: GroupProps) {
  return (
    <>
      <button type="button" className={styles.group} aria-expanded={isOpen} onClick={onToggle}>
        {icon && <Icon name={icon} className={styles.icon} />}
        <span className={styles.label}>{group.label}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      {isOpen && <Entries entries={group.entries} onSelect={onSelect} isInner />}
    </>
  )
}

interface EntriesProps {
  entries: readonly MenuEntry[]
  onSelect: () => void
  isInner?: boolean
}

/** One level of the menu. At most one of its groups is open at a time. */
function Entries({ entries, onSelect, isInner = false }: EntriesProps) {
  const { pathname } = useLocation()
  const activeGroup = entries.find((entry) => 'entries' in entry && containsPath(entry, pathname))?.label ?? null
  const [lastToggle, setLastToggle] = useState({ label: activeGroup, pathname })
  // Navigation opens the group of the new page.
  const open = lastToggle.pathname === pathname ? lastToggle.label : (activeGroup ?? lastToggle.label)

  return (
    <ul className={isInner ? styles.inner : styles.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'entries' in entry ? (
            <Group
              group={entry}
              icon={isInner ? undefined : menuIconOf(entry)}
              isOpen={open === entry.label}
              onToggle={() => setLastToggle({ label: open === entry.label ? null : entry.label, pathname })}
              onSelect={onSelect}
            />
          ) : (
            <PageLink entry={entry} icon={isInner ? undefined : menuIconOf(entry)} onSelect={onSelect} />
          )}
        </li>
      ))}
    </ul>
  )
}

export function Menu({ onSelect = () => undefined }: { onSelect?: () => void }) {
  const signedIn = useSignedIn()
  const { account } = useSelection()
  return (
    <nav aria-label={frameTexts.mainMenu}>
      <Entries entries={menuFor({ ...signedIn, selected: account })} onSelect={onSelect} />
    </nav>
  )
}
