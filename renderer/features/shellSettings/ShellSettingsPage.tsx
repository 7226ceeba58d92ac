/** /shell-settings: shows the settings of the desktop app on this computer, and its status. */
import { isStaff } from '#shared/access/access'
import * as desktopTexts from '#shared/texts/desktop'
import { useGetShellInfoQuery, useGetShellSettingsQuery } from '../../api/shell'
import { useSignedIn } from '../../session/SignedIn'
import { PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { AboutPanel } from './AboutPanel'
import { DisplayPanel } from './DisplayPanel'
import { NotificationsPanel } from './NotificationsPanel'
import { SigningInPanel } from './SigningInPanel'
import { TrayRow } from './TrayRow'
import { UpdatesPanel } from './UpdatesPanel'

export function ShellSettingsPage() {
  const { user } = useSignedIn()
  const info = useGetShellInfoQuery()
  const settings = useGetShellSettingsQuery()
  return (
    <PageStack>
      <p className={parts.secondary}>{desktopTexts.settingsScope}</p>
      <PageState query={info} failedText={desktopTexts.desktopAppNotLoaded} rows={8}>
        {(app) => (
          <>
            <PageState query={settings} failedText={desktopTexts.settingsNotLoaded} rows={8}>
              {(shellSettings) => (
                <>
                  {isStaff(user.userTypeCode) ? (
                    <NotificationsPanel settings={shellSettings} allows={app.allows} />
                  ) : (
                    // Customers can't use the message queue, so they get no notifications.
                    <Panel title={desktopTexts.window}>
                      <div className={parts.settings}>
                        <TrayRow settings={shellSettings} hint={desktopTexts.trayHint} />
                      </div>
                    </Panel>
                  )}
                  <DisplayPanel settings={shellSettings} allows={app.allows} />
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
