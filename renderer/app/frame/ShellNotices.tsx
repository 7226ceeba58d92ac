/** What the shell has to tell its people, above the page: quiet, in words, and taken away by whoever has read it. */
import type { ReactNode } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import type { Dismissed } from '#shared/desktop/host'
import { shellPlaces } from '#shared/desktop/places'
import type { ShellHost } from '#shared/platform'
import { useGetSecretsStatusQuery, useGetUpdateStatusQuery } from '../../api/shell'
import { notKept, secretWords } from '../../features/shellSettings/secretWords'
import { DismissButton } from '../../ui/notices/DismissButton'
import banner from '../../ui/notices/banner.module.css'
import styles from './ShellNotices.module.css'
import * as frameTexts from '#shared/texts/frame'

interface Notice {
  /** Null stays for as long as it holds. */
  name: Dismissed | null
  title: string
  more: ReactNode
}

export function ShellNotices({ shell }: { shell: ShellHost }) {
  const notices = useNotices(shell)
  return (
    <>
      {notices.length > 0 && (
        <section
          aria-label={frameTexts.fromTheDesktopApp}
          className={`${banner.banner} ${banner.above} ${styles.notices}`}
        >
          {notices.map(({ name, title, more }) => (
            <div key={title} className={`${banner.row} ${styles.notice}`}>
              <p>
                <strong>{title}</strong> {more}
              </p>
              {name !== null && <DismissButton title={title} onDismiss={() => shell.news.dismiss(name)} />}
            </div>
          ))}
        </section>
      )}
      <output className="visually-hidden">{notices.map(({ title }) => title).join(' ')}</output>
      <ZoomSpoken shell={shell} />
    </>
  )
}

const settingsLink = (text: string): ReactNode => <Link to={shellPlaces.settings}>{text}</Link>

function useNotices({ news }: ShellHost): Notice[] {
  const { isRecovered, isServerReachable, dismissed } = useSyncExternalStore(news.onChange, news.current)
  const { data: secrets } = useGetSecretsStatusQuery()
  const { data: update } = useGetUpdateStatusQuery()
  const standing: (Notice | false)[] = [
    !isServerReachable && {
      name: null,
      title: frameTexts.weCantReachTheServer,
      more: frameTexts.whatYouSeeMayBe,
    },
    isRecovered && {
      name: 'recovery',
      title: frameTexts.thePageStoppedWorkingSo,
      more: frameTexts.youMayHaveLostWhat,
    },
    secrets?.backend === 'memory' && {
      name: 'secrets',
      title: notKept,
      more: (
        <>
          {secretWords(secrets.reason).why} {settingsLink(frameTexts.whatYouCanDo)}
        </>
      ),
    },
    update?.state === 'available' && {
      name: `version ${update.version ?? ''}`,
      title: frameTexts.versionOfTheAppIsAvailable(update.version ?? ''),
      more: (
        <>
          {frameTexts.yourComputersAdministratorWillInstallIt} {settingsLink(frameTexts.moreAboutUpdates)}
        </>
      ),
    },
  ]
  return standing.filter((notice) => notice !== false).filter(({ name }) => name === null || !dismissed.includes(name))
}

/** Nobody has chosen it on the screen, so nothing there says it to whoever does not see it. */
function ZoomSpoken({ shell: { desk } }: { shell: ShellHost }) {
  const [percent, setPercent] = useState<number | null>(null)
  useEffect(() => desk.onZoomed(setPercent), [desk])
  return <output className="visually-hidden">{percent !== null && `Zoom ${percent}%`}</output>
}
