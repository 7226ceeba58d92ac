/** /managePreference: how the person likes the portal. Each choice is kept at the server and applied at once. */
import { Button, Segmented, Select, Switch } from 'antd'
import { useState } from 'react'
import type { TextSize, ThemeChoice } from '#shared/appearance'
import type { updatePreferences } from '#shared/contract/preferences'
import type { InputOf } from '#shared/endpoint'
import { usualPreferences } from '#shared/preferences'
import { serviceLabels } from '#shared/services'
import { useUpdatePreferencesMutation } from '../../api/preferences'
import { usePreferences } from '../../session/preferences'
import { useSignedIn } from '../../session/SignedIn'
import { useMay } from '../../session/useMay'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { PageStack, Panel } from '../../ui/panels/Panel'
import { useNotify } from '../../ui/notices/useNotify'
import { sizeLabels, themeLabels } from './appearanceLabels'
import { SettingRow } from './SettingRow'
import styles from './settings.module.css'
import { TileOrder, type OrderedTile } from './TileOrder'

const optionsOf = <V extends string>(labels: Record<V, string>) =>
  (Object.keys(labels) as V[]) // `keys` forgets that the object has no others
    .map((value) => ({ value, label: labels[value] }))

const noDefault = ''

export function AccountPreferencesPage({ tiles }: { tiles: readonly OrderedTile[] }) {
  const { user } = useSignedIn()
  const preferences = usePreferences()
  const mayChange = useMay('ACCOUNTPREF.write')
  const [update, { isLoading }] = useUpdatePreferencesMutation()
  const [isAsking, setIsAsking] = useState(false)
  const notify = useNotify()

  async function save(changes: InputOf<typeof updatePreferences>['body']): Promise<void> {
    const { error } = await update({ body: changes })
    if (!error) notify.snackbar('Your preferences were saved.')
  }
  const keep = (changes: InputOf<typeof updatePreferences>['body']) => void save(changes)

  return (
    <PageStack>
      {user.user_accounts.length > 0 && (
        <Panel title="After signing in">
          <div className={styles.settings}>
            <SettingRow name="Selected address and service">
              {(id) => (
                <Select
                  id={id}
                  className={styles.wideSelect ?? ''}
                  disabled={!mayChange}
                  showSearch={user.user_accounts.length > 8 && { optionFilterProp: 'label' }}
                  value={preferences.crm_service_account_id ?? noDefault}
                  options={[
                    { value: noDefault, label: 'The first address' },
                    ...user.user_accounts.map((account) => ({
                      value: account.crm_service_account_id,
                      label: `${account.street_address} · ${serviceLabels[account.service_type_code]}`,
                    })),
                  ]}
                  onChange={(value) => keep({ crm_service_account_id: value === noDefault ? null : value })}
                />
              )}
            </SettingRow>
          </div>
        </Panel>
      )}
      <Panel title="Looks">
        <div className={styles.settings}>
          <SettingRow name="Theme">
            {(id) => (
              <Segmented<ThemeChoice>
                id={id}
                aria-label="Theme"
                disabled={!mayChange}
                value={preferences.theme}
                options={optionsOf(themeLabels)}
                onChange={(theme) => keep({ theme })}
              />
            )}
          </SettingRow>
          <SettingRow name="Text size">
            {(id) => (
              <Segmented<TextSize>
                id={id}
                aria-label="Text size"
                disabled={!mayChange}
                value={preferences.text_size}
                options={optionsOf(sizeLabels)}
                onChange={(text_size) => keep({ text_size })}
              />
            )}
          </SettingRow>
          <SettingRow
            name="Reduced motion"
            hint="Nothing slides or fades. Your system's own setting counts in any case."
          >
            {(id) => (
              <Switch
                id={id}
                disabled={!mayChange}
                checked={preferences.reduced_motion}
                onChange={(reduced_motion) => keep({ reduced_motion })}
              />
            )}
          </SettingRow>
          <SettingRow name="Spoken confirmations" hint="What went well is said aloud, and stays a little longer.">
            {(id) => (
              <Switch
                id={id}
                disabled={!mayChange}
                checked={preferences.spoken_confirmations}
                onChange={(spoken_confirmations) => keep({ spoken_confirmations })}
              />
            )}
          </SettingRow>
        </div>
      </Panel>
      <Panel title="Dashboard">
        <p className={styles.quiet}>Drag a tile, or move it with its arrows. Hidden tiles are not loaded.</p>
        <TileOrder tiles={tiles} hidden={preferences.hidden_tiles} mayChange={mayChange} onChange={keep} />
      </Panel>
      {mayChange && (
        <div className={styles.actions}>
          <Button onClick={() => setIsAsking(true)}>Reset to default</Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Reset to default"
        message="Theme, text size, the default address and the order of the dashboard go back to what they were at first."
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
