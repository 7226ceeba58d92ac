import * as preferenceTexts from '#shared/texts/customers/preferences'
import * as serviceTexts from '#shared/texts/services/services'
import { usePreferences } from '../../../session/preferences'
import { useSignedIn } from '../../../session/SignedIn'
import { Select } from '../../../ui/forms/fields/Select'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { SettingRow } from '../../../ui/panels/SettingRow'
import styles from '../settings.module.css'
import type { PreferencesPanelProps } from './preferenceChanges'

const noDefault = ''

/** Sets the address and service that are selected after sign-in. */
export function StartPanel({ mayChange, onChange, failureOf }: PreferencesPanelProps) {
  const { person } = useSignedIn()
  const preferences = usePreferences()
  return (
    <Panel title={preferenceTexts.afterSigningIn}>
      <div className={parts.settings}>
        <SettingRow name={preferenceTexts.selectedAfterSignIn} failure={failureOf('crm_service_account_id')}>
          {(id) => (
            <Select
              id={id}
              className={styles.wideSelect ?? ''}
              disabled={!mayChange}
              {...(person.user_accounts.length > 8 && { showSearch: { optionFilterProp: 'label' } })}
              value={preferences.crm_service_account_id ?? noDefault}
              options={[
                { value: noDefault, label: preferenceTexts.theFirstAddress },
                ...person.user_accounts.map((account) => ({
                  value: account.crm_service_account_id,
                  label: `${account.street_address} · ${serviceTexts.serviceLabels[account.service_type_code]}`,
                })),
              ]}
              onChange={(value) => onChange({ crm_service_account_id: value === noDefault ? null : value })}
            />
          )}
        </SettingRow>
      </div>
    </Panel>
  )
}
