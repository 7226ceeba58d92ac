/** Notices of the desktop shell above the page. The user can dismiss them. */
import type { ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import type { DismissibleNotice } from '#shared/desktop/host'
import { paths } from '#shared/paths'
import type { ShellHost } from '#shared/platform/platform'
import * as desktopTexts from '#shared/texts/desktop'
import * as frameTexts from '#shared/texts/frame'
import { useGetSecretsStatusQuery, useGetUpdateStatusQuery } from '../../api/shell'
import banner from '../../ui/notices/banner.module.css'
import { DismissButton } from '../../ui/notices/DismissButton'
import styles from './ShellNotices.module.css'

interface ShellNotice {
  /** Null when the notice cannot be dismissed and stays until its cause is gone. */
  name: DismissibleNotice | null
  title: string
  more: ReactNode
}

export function ShellNotices({ shell }: { shell: ShellHost }) {
  const notices = useNotices(shell)
  return (
    <>
      {notices.length > 0 && (
        <section
          aria-label={frameTexts.appNoticesLabel}
          className={`${banner.banner} ${banner.above} ${styles.notices}`}
        >
          {notices.map(({ name, title, more }) => (
            <div key={title} className={`${banner.row} ${styles.notice}`}>
              <p>
                <strong>{title}</strong> {more}
              </p>
              {name !== null && <DismissButton title={title} onDismiss={() => shell.status.dismiss(name)} />}
            </div>
          ))}
        </section>
      )}
      <output className="visually-hidden">{notices.map(({ title }) => title).join(' ')}</output>
      <ZoomAnnouncer shell={shell} />
    </>
  )
}

const settingsLink = (text: string): ReactNode => <Link to={paths.shellSettings}>{text}</Link>

function useNotices({ status }: ShellHost): ShellNotice[] {
  const { isRecovered, isServerReachable, dismissed } = useSyncExternalStore(status.onChange, status.current)
  const { data: secrets } = useGetSecretsStatusQuery()
  const { data: update } = useGetUpdateStatusQuery()
  const candidates: (ShellNotice | false)[] = [
    !isServerReachable && {
      name: null,
      title: frameTexts.serverUnreachable,
      more: frameTexts.offlineExplanation,
    },
    isRecovered && {
      name: 'recovery',
      title: frameTexts.pageReloaded,
      more: frameTexts.pageReloadedHint,
    },
    secrets?.backend === 'memory' && {
      name: 'secrets',
      title: desktopTexts.signInAgainEffect,
      more: (
        <>
          {desktopTexts.keychainProblems[secrets.reason ?? 'unknown'].explanation}{' '}
          {settingsLink(frameTexts.settingsLink)}
        </>
      ),
    },
    update?.state === 'available' && {
      name: `version ${update.version ?? ''}`,
      title: frameTexts.updateAvailable(update.version ?? ''),
      more: (
        <>
          {frameTexts.updateHint} {settingsLink(frameTexts.moreAboutUpdates)}
        </>
      ),
    },
  ]
  return candidates
    .filter((notice) => notice !== false)
    .filter(({ name }) => name === null || !dismissed.includes(name))
}

/** No control on the page changes the zoom, so only this announces the new value to screen readers. */
function ZoomAnnouncer({ shell: { controls } }: { shell: ShellHost }) {
  const [percent, setPercent] = useState<number | null>(null)
  useEffect(() => controls.onZoomChanged(setPercent), [controls])
  return <output className="visually-hidden">{percent !== null && frameTexts.zoom(percent)}</output>
}
