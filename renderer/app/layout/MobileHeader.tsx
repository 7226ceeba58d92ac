import { MenuOutlined } from '@ant-design/icons'
import { useRef } from 'react'
import { useSignedIn } from '../../session/SignedIn'
import { initialsOf } from '../../ui/initialsOf'
import { signOut } from '../signOut'
import { Brand } from './Brand'
import { Menu } from './Menu'
import styles from './MobileHeader.module.css'

/** On a narrow screen: the menu in a drawer, the avatar always in sight, and the way out beside it. */
export function MobileHeader() {
  const { user } = useSignedIn()
  const drawer = useRef<HTMLDialogElement>(null)
  const close = () => drawer.current?.close()

  return (
    <header className={styles.header}>
      <button type="button" className={styles.open} aria-label="Open menu" onClick={() => drawer.current?.showModal()}>
        <MenuOutlined aria-hidden />
      </button>
      <Brand />
      <span className={styles.avatar} title={`${user.first_name} ${user.last_name}`}>
        {initialsOf(user.first_name, user.last_name)}
      </span>
      <button type="button" className={styles.out} onClick={() => void signOut('choice')}>
        Log out
      </button>
      {/* A click on the backdrop reaches the dialog itself, one inside reaches its content. */}
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label="Menu"
        onPointerDown={(event) => {
          if (event.target === event.currentTarget) close()
        }}
      >
        <div className={styles.content}>
          <button type="button" className={styles.close} onClick={close}>
            Close menu
          </button>
          <Menu onChosen={close} />
        </div>
      </dialog>
    </header>
  )
}
