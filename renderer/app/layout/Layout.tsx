import { lazy, type ReactNode, Suspense, use } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import { paths } from '#shared/paths'
import * as frameTexts from '#shared/texts/frame'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { selectChat } from '../../domain/chat/chatSlice'
import { CartButton } from '../../features/plans/CartButton'
import { platform } from '../../platform'
import { type SignedIn, SignedInContext } from '../../session/SignedIn'
import { isPhoneWidth, isWithoutSideMenu } from '../../ui/breakpoints'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { lazyWhenIdle } from '../../ui/timing/lazyWhenIdle'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { usePaletteKeys } from '../palette/usePaletteKeys'
import { AccountBar } from './AccountBar'
import { AccountSheet } from './AccountSheet'
import { Bell } from './Bell'
import { Brand } from './Brand'
import styles from './Layout.module.css'
import { Menu } from './Menu'
import { MobileHeader } from './MobileHeader'
import { Profile } from './Profile'
import { StaffSearch } from './staffSearch'
import { TitleBar, type TitleBarProps } from './TitleBar'

interface LayoutProps extends TitleBarProps {
  /** Tiles and tables use a wide screen. Text and forms keep a readable line length. */
  isWide?: boolean | undefined
  children: ReactNode
}

/** The frame of every signed-in page. It is drawn before the user is loaded and does not move afterwards. */
export function Layout({ title, parent, isWide = false, children }: LayoutProps) {
  const { brandName } = useRuntimeConfig()
  const signedIn = use(SignedInContext)
  const { isOpen: isChatOpen } = useSelector(selectChat)
  const isNarrow = useMediaQuery(isWithoutSideMenu)
  const palette = usePaletteKeys()
  return (
    // Inert behind the chat's sheet. Dialogs and toasts are outside the frame and stay usable.
    <div className={styles.frame} inert={isNarrow && isChatOpen && signedIn !== null}>
      <a href="#content" className={styles.skip}>
        {frameTexts.skipToContent}
      </a>
      {!isNarrow && <DesktopMenu />}
      <div className={styles.body}>
        {isNarrow ? <MobileTopBar onOpenPalette={palette.open} /> : <DesktopHeader onOpenPalette={palette.open} />}
        <div className={`${styles.page} ${styles.edges}`}>
          <ShellNoticeArea />
          <AnnouncementArea />
          <TitleBar title={title} parent={parent} />
          <main id="content" tabIndex={-1} className={isWide ? undefined : styles.measure}>
            {children}
          </main>
        </div>
        <footer className={`${styles.footer} ${styles.edges}`}>{frameTexts.copyright2025(brandName)}</footer>
        <PhoneBar />
      </div>
      {palette.isOpen && signedIn && (
        <LazyBoundary failedText={frameTexts.commandPaletteNotLoaded} onFailed={palette.close}>
          <Palette onClose={palette.close} />
        </LazyBoundary>
      )}
    </div>
  )
}

/** Notices of the desktop app. The website has none. */
function ShellNoticeArea() {
  const signedIn = use(SignedInContext)
  const { shell } = platform
  if (!signedIn || !shell) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <ShellNotices shell={shell} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Customers see the announcement among the alerts of their dashboard. */
function AnnouncementArea() {
  const signedIn = use(SignedInContext)
  const { pathname } = useLocation()
  if (!signedIn || (pathname === paths.dashboard && !isStaff(signedIn.person.userTypeCode))) return null
  return (
    // A failure here must not take down the page.
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Banner />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Staff have their own tools instead. */
function PhoneBar() {
  const signedIn = use(SignedInContext)
  const isPhone = useMediaQuery(isPhoneWidth)
  if (!isPhone || !signedIn || isStaff(signedIn.person.userTypeCode)) return null
  return (
    <Suspense fallback={null}>
      <BottomBar />
    </Suspense>
  )
}

function DesktopMenu() {
  const signedIn = use(SignedInContext)
  return (
    <div className={styles.side}>
      <div className={styles.brand}>
        <Brand />
      </div>
      {signedIn ? (
        <Menu />
      ) : (
        <div className={styles.menuToCome}>
          <SkeletonRows rows={4} label={frameTexts.loadingTheMenu} />
        </div>
      )}
    </div>
  )
}

interface WithPalette {
  onOpenPalette: () => void
}

function DesktopHeader({ onOpenPalette }: WithPalette) {
  const signedIn = use(SignedInContext)
  return (
    <header className={styles.header}>
      <div className={`${styles.top} ${styles.edges}`}>
        {signedIn ? (
          isStaff(signedIn.person.userTypeCode) ? (
            <Suspense fallback={null}>
              <StaffSearch />
            </Suspense>
          ) : (
            <AccountBar />
          )
        ) : (
          <div className={styles.accountToCome}>
            <SkeletonRows rows={1} label={frameTexts.loadingYourAccounts} />
          </div>
        )}
        {signedIn && (
          <div className={styles.tools}>
            <Suspense fallback={<span className={styles.toolsToCome} />}>
              <DeferredTools onOpenPalette={onOpenPalette} />
            </Suspense>
            <CartButton />
            <Bell />
            <Profile />
          </div>
        )}
      </div>
      {signedIn && isStaff(signedIn.person.userTypeCode) && (
        <div className={`${styles.opened} ${styles.edges}`}>
          <Suspense fallback={null}>
            {signedIn.customer ? <OpenCustomerBanner customer={signedIn.customer} /> : <CustomerChip />}
          </Suspense>
        </div>
      )}
    </header>
  )
}

const ShellNotices = lazy(async () => ({ default: (await import('../frame/ShellNotices')).ShellNotices }))
const Banner = lazy(async () => ({ default: (await import('../../features/dashboard/Banner')).Banner }))

/** Loaded for staff only. */
const StaffSheet = lazy(async () => ({ default: (await import('./StaffHeader')).StaffSheet }))
const BottomBar = lazyWhenIdle(async () => (await import('./BottomBar')).BottomBar)
const DeferredTools = lazyWhenIdle(async () => (await import('./DeferredTools')).DeferredTools)
const Palette = lazyThemed(async () => (await import('../palette/Palette')).Palette)
const CustomerChip = lazy(async () => ({ default: (await import('./StaffHeader')).CustomerChip }))
const OpenCustomerBanner = lazy(async () => ({ default: (await import('./StaffHeader')).OpenCustomerBanner }))

const MobileAccount = ({ signedIn: { person, customer } }: { signedIn: SignedIn }) =>
  isStaff(person.userTypeCode) ? (
    <Suspense fallback={<div className={styles.rowToCome} />}>
      <StaffSheet customer={customer} />
    </Suspense>
  ) : (
    <AccountSheet />
  )

function MobileTopBar({ onOpenPalette }: WithPalette) {
  const signedIn = use(SignedInContext)
  return (
    <>
      <MobileHeader isReady={signedIn !== null}>
        <Suspense fallback={null}>
          <DeferredTools onOpenPalette={onOpenPalette} />
        </Suspense>
      </MobileHeader>
      {signedIn ? <MobileAccount signedIn={signedIn} /> : <div className={styles.rowToCome} />}
    </>
  )
}
