import { isStaff } from '#shared/access'
import type { ReactNode } from 'react'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useSignedIn } from '../../session/SignedIn'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { AccountBar } from './AccountBar'
import { Brand } from './Brand'
import styles from './Layout.module.css'
import { Menu } from './Menu'
import { MobileHeader } from './MobileHeader'
import { Profile } from './Profile'
import { TitleBar } from './TitleBar'

/** The frame around every signed-in page. */
export function Layout({ title, children }: { title: string; children: ReactNode }) {
  const { user } = useSignedIn()
  const { brandName } = useRuntimeConfig()
  const isNarrow = useMediaQuery('(width < 56.25em)')
  const isCustomer = !isStaff(user.userTypeCode)
  // A page has one banner: on a narrow screen that is the mobile header.
  const Bar = isNarrow ? 'div' : 'header'

  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      {isNarrow ? (
        <MobileHeader />
      ) : (
        <div className={styles.side}>
          <div className={styles.brand}>
            <Brand />
          </div>
          <Menu />
        </div>
      )}
      <div className={styles.body}>
        {(isCustomer || !isNarrow) && (
          <Bar className={styles.header}>
            {isCustomer && <AccountBar />}
            {!isNarrow && (
              <div className={styles.profile}>
                <Profile />
              </div>
            )}
          </Bar>
        )}
        <div className={styles.page}>
          <TitleBar title={title} />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </div>
        <footer className={styles.footer}>Copyright 2025 {brandName}</footer>
      </div>
    </div>
  )
}
