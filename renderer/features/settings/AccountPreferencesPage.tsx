/** /managePreference: how the person likes the portal. Each choice is kept at the server and applied at once. */
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { usualPreferences } from '#shared/preferences'
import { useUpdatePreferencesMutation } from '../../api/preferences'
import { paths } from '../../paths'
import { usePreferences } from '../../session/preferences'
import { useSignedIn } from '../../session/SignedIn'
import { useMayOwn } from '../../session/useMay'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { FormFailure } from '../../ui/forms/FormFailure'
import { problemOfQuery } from '../../ui/states/queryFace'
import { PageStack, Panel } from '../../ui/panels/Panel'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { LooksPanel } from './LooksPanel'
import styles from './settings.module.css'
import { StartPanel } from './StartPanel'
import type { PreferenceChanges } from './preferenceChanges'
import { TileOrder, type OrderedTile } from './TileOrder'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/preferences'
import { Rich } from '../../ui/Rich'

export function AccountPreferencesPage({ tiles }: { tiles: readonly OrderedTile[] }) {
  const { person } = useSignedIn()
  const preferences = usePreferences()
  const mayChange = useMayOwn('ACCOUNTPREF.write')
  const [update, { isLoading }] = useUpdatePreferencesMutation()
  const [isAsking, setIsAsking] = useState(false)
  const [failed, setFailed] = useState<{ changes: PreferenceChanges; why: string } | null>(null)
  const notify = useNotify()

  async function save(changes: PreferenceChanges): Promise<void> {
    setFailed(null)
    const { error } = await update({ body: changes })
    if (error) setFailed({ changes, why: problemOfQuery(error).message })
    else notify.snackbar(preferenceTexts.yourPreferencesWereSaved)
  }
  const keep = (changes: PreferenceChanges) => void save(changes)
  const failureOf = (name: keyof PreferenceChanges) => (failed && name in failed.changes ? failed.why : null)
  const panel = { mayChange, onChange: keep, failureOf }

  return (
    <PageStack>
      {person.user_accounts.length > 0 && <StartPanel {...panel} />}
      <LooksPanel {...panel} />
      <p className={styles.quiet}>
        <Rich
          text={preferenceTexts.changeTheLanguageWeUse}
          parts={{ link: (text) => <Link to={paths.editAccount}>{text}</Link> }}
        />
      </p>
      {tiles.length > 0 && (
        <Panel title={preferenceTexts.dashboard}>
          <p className={styles.quiet}>{preferenceTexts.dragTilesOrUseThe}</p>
          <FormFailure>{failureOf('tile_order') ?? failureOf('hidden_tiles')}</FormFailure>
          <TileOrder tiles={tiles} hidden={preferences.hidden_tiles} mayChange={mayChange} onChange={keep} />
        </Panel>
      )}
      {mayChange && (
        <div className={parts.actions}>
          <Button onClick={() => setIsAsking(true)}>{preferenceTexts.resetToDefault}</Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={preferenceTexts.resetToDefault}
        message={preferenceTexts.wellResetYourThemeText}
        isBusy={isLoading}
        yesText={preferenceTexts.reset}
        noText={commonTexts.cancel}
        onYes={() => {
          keep(usualPreferences)
          setIsAsking(false)
        }}
        onNo={() => setIsAsking(false)}
      />
    </PageStack>
  )
}
