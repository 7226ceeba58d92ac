/** /managePreference edits the portal preferences. Each change is stored on the server and applied immediately. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { defaultPreferences } from '#shared/customers/preferences'
import { paths } from '#shared/paths'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { useUpdatePreferencesMutation } from '../../../api/customers/preferences'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasOwnRight } from '../../../session/useHasRight'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { FormFailure } from '../../../ui/forms/FormFailure'
import type { OrderedItem } from '../../../ui/lists/OrderedList'
import { useNotify } from '../../../ui/notices/useNotify'
import { PageStack, Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { Rich } from '../../../ui/Rich'
import { problemOfQuery } from '../../../ui/states/queryState'
import { AppearancePanel } from './AppearancePanel'
import type { PreferenceChanges } from './preferenceChanges'
import { StartPanel } from './StartPanel'
import { TileOrder } from './TileOrder'

interface AccountPreferencesPageProps {
  tiles: readonly OrderedItem[]
  hiddenTiles: readonly string[]
}

export function AccountPreferencesPage({ tiles, hiddenTiles }: AccountPreferencesPageProps) {
  const { person } = useSignedIn()
  const mayChange = useHasOwnRight('ACCOUNTPREF.write')
  const [update, { isLoading }] = useUpdatePreferencesMutation()
  const [isConfirming, setIsConfirming] = useState(false)
  const [failed, setFailed] = useState<{ changes: PreferenceChanges; reason: string } | null>(null)
  const notify = useNotify()

  async function save(changes: PreferenceChanges): Promise<void> {
    setFailed(null)
    const { error } = await update({ body: changes })
    if (error) setFailed({ changes, reason: problemOfQuery(error).message })
    else notify.snackbar(preferenceTexts.preferencesSaved)
  }
  const startSave = (changes: PreferenceChanges) => void save(changes)
  const failureOf = (name: keyof PreferenceChanges) => (failed && name in failed.changes ? failed.reason : null)
  const panelProps = { mayChange, onChange: startSave, failureOf }

  return (
    <PageStack>
      {person.user_accounts.length > 0 && <StartPanel {...panelProps} />}
      <AppearancePanel {...panelProps} />
      <p className={parts.secondary}>
        <Rich
          text={preferenceTexts.contactLanguageHint}
          parts={{ link: (text) => <Link to={paths.editAccount}>{text}</Link> }}
        />
      </p>
      {tiles.length > 0 && (
        <Panel title={preferenceTexts.dashboard}>
          <p className={parts.secondary}>{preferenceTexts.tileOrderHint}</p>
          <FormFailure>{failureOf('tile_order') ?? failureOf('hidden_tiles')}</FormFailure>
          <TileOrder tiles={tiles} hidden={hiddenTiles} mayChange={mayChange} onChange={startSave} />
        </Panel>
      )}
      {mayChange && (
        <div className={parts.actions}>
          <Button onClick={() => setIsConfirming(true)}>{preferenceTexts.resetToDefault}</Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={preferenceTexts.resetQuestion}
        message={preferenceTexts.resetEffect}
        isBusy={isLoading}
        onYes={() => {
          startSave(defaultPreferences)
          setIsConfirming(false)
        }}
        onNo={() => setIsConfirming(false)}
      />
    </PageStack>
  )
}
