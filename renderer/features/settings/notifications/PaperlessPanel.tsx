import { useState } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { serviceGroupOf } from '#shared/services/services'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { useGetCommunicationPreferencesQuery } from '../../../api/customers/communication'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { SettingRow } from '../../../ui/panels/SettingRow'
import { Switch } from '../../../ui/Switch'
import { PaperlessPlaceholder } from './PaperlessPlaceholder'
import { useSavePreference } from './useSavePreference'

interface Props {
  account: UserAccount
  mayChange: boolean
}

export function PaperlessPanel({ account, mayChange }: Props) {
  const groupId = account.crm_billing_group_id
  const isFiber = serviceGroupOf(account.service_type_code) === 'FIBER'
  const paperEffect = isFiber ? preferenceTexts.paperFiberEffect : preferenceTexts.paperEffect

  const { data, isError } = useGetCommunicationPreferencesQuery({ query: { billing_group_id: groupId } })
  const { save, failureOf } = useSavePreference(groupId)
  const [isAsking, setAsking] = useState(false)
  if (!data) return isError ? null : <PaperlessPlaceholder />
  return (
    <Panel title={preferenceTexts.billDelivery}>
      <div className={parts.settings}>
        <SettingRow
          name={preferenceTexts.paperlessBilling}
          hint={data.paperless ? preferenceTexts.paperlessHint : paperEffect}
          failure={failureOf('paperless')}
        >
          {(id) => (
            <Switch
              id={id}
              disabled={!mayChange}
              checked={data.paperless}
              onChange={(paperless) => (paperless ? save('paperless', { paperless }) : setAsking(true))}
            />
          )}
        </SettingRow>
      </div>
      {/* A paper bill of fiber costs money. */}
      <ConfirmDialog
        title={preferenceTexts.switchToPaper}
        message={paperEffect}
        isOpen={isAsking}
        onYes={() => {
          setAsking(false)
          save('paperless', { paperless: false })
        }}
        onNo={() => setAsking(false)}
      />
    </Panel>
  )
}
