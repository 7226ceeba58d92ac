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
    else notify.snackbar('Your preferences were saved.')
  }
  const keep = (changes: PreferenceChanges) => void save(changes)
  const failureOf = (name: keyof PreferenceChanges) => (failed && name in failed.changes ? failed.why : null)
  const panel = { mayChange, onChange: keep, failureOf }

  return (
    <PageStack>
      {person.user_accounts.length > 0 && <StartPanel {...panel} />}
      <LooksPanel {...panel} />
      <p className={styles.quiet}>
        The language in which we call and write to you stands with your details, in{' '}
        <Link to={paths.editAccount}>Edit account</Link>.
      </p>
      {tiles.length > 0 && (
        <Panel title="Dashboard">
          <p className={styles.quiet}>Drag a tile, or move it with its arrows. Hidden tiles are not loaded.</p>
          <FormFailure>{failureOf('tile_order') ?? failureOf('hidden_tiles')}</FormFailure>
          <TileOrder tiles={tiles} hidden={preferences.hidden_tiles} mayChange={mayChange} onChange={keep} />
        </Panel>
      )}
      {mayChange && (
        <div className={parts.actions}>
          <Button onClick={() => setIsAsking(true)}>Reset to default</Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Reset to default"
        message="Theme, text size, how dates are written, the default address and the order of the dashboard go back to what they were at first."
        isBusy={isLoading}
        yesText="Reset"
        noText="Cancel"
        onYes={() => {
          keep(usualPreferences)
          setIsAsking(false)
        }}
        onNo={() => setIsAsking(false)}
      />
    </PageStack>
  )
}
