import type { ReactNode } from 'react'
import * as frameTexts from '#shared/texts/frame'
import { signOut } from '../../api/signIn/signOut'
import { CartButton } from '../../features/plans/CartButton'
import { Icon } from '../../ui/icons/Icon'
import { Bell } from './Bell'
import { Brand } from './Brand'
import { Menu } from './Menu'
import styles from './MobileHeader.module.css'
import { Profile } from './Profile'
import { Sheet } from './Sheet'

/** On a narrow screen: the menu in a drawer, with the tray and the avatar always visible. */
export function MobileHeader({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  return (
    <header className={styles.header}>
      {isReady ? <MenuDrawer /> : <span className={styles.open} />}
      <Brand />
      {isReady && (
        <div className={styles.tools}>
          {children}
          <CartButton />
          <Bell />
          <Profile />
        </div>
      )}
    </header>
  )
}

const MenuDrawer = () => (
  <Sheet
    label={frameTexts.menu}
    edge="left"
    closeText={frameTexts.closeMenu}
    opener={(open) => (
      <button type="button" className={styles.open} aria-label={frameTexts.openMenu} onClick={open}>
        <Icon name="menu" />
      </button>
    )}
  >
    {(close) => (
      <>
        <Menu onSelect={close} />
        <button type="button" className={styles.out} onClick={() => void signOut('choice')}>
          {frameTexts.logOut}
        </button>
      </>
    )}
  </Sheet>
)
