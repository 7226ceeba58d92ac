/** /shell-settings: what a person sets for the desktop app on this computer, and how the app is. Only the desktop app has it. */
import { useGetShellInfoQuery, useGetShellSettingsQuery } from '../../api/shell'
import { PageStack } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { AboutPanel } from './AboutPanel'
import { DisplayPanel } from './DisplayPanel'
import { NotificationsPanel } from './NotificationsPanel'
import styles from './shellSettings.module.css'
import { SigningInPanel } from './SigningInPanel'
import { UpdatesPanel } from './UpdatesPanel'

export function ShellSettingsPage() {
  const info = useGetShellInfoQuery()
  const settings = useGetShellSettingsQuery()
  return (
    <PageStack>
      <p className={styles.hint}>These hold for you on this computer. Each is saved as you choose it.</p>
      <PageState query={info} what="The desktop app" rows={8}>
        {(app) => (
          <>
            <PageState query={settings} what="The settings of the desktop app" rows={8}>
              {(chosen) => (
                <>
                  <NotificationsPanel settings={chosen} allows={app.allows} />
                  <DisplayPanel settings={chosen} allows={app.allows} />
                </>
              )}
            </PageState>
            <SigningInPanel mayStaySignedIn={app.allows.staySignedIn} />
            <UpdatesPanel version={app.version} />
            <AboutPanel info={app} />
          </>
        )}
      </PageState>
    </PageStack>
  )
}
