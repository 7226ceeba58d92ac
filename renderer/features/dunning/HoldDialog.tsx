/** Takes an account off the list, for a reason and until a day. */
import { Input, Select } from 'antd'
import { useState } from 'react'
import type { DunningAccount } from '#shared/contract/connections'
import { holdReasonCodes, holdReasons, type HoldReason } from '#shared/dunning'
import type { Problem } from '#shared/errors'
import { usePlaceHoldMutation } from '../../api/connections'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { DayField } from '../../ui/forms/DayField'
import { Field } from '../../ui/forms/Field'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './dunning.module.css'
import * as disconnectTexts from '#shared/texts/disconnects'
import * as commonTexts from '#shared/texts/common'

const missing: Problem = { code: 'invalid_input', message: disconnectTexts.holdReason }

export function HoldDialog({ account, onClose }: { account: DunningAccount; onClose: () => void }) {
  const [place] = usePlaceHoldMutation()
  const { snackbar } = useNotify()
  const [reason, setReason] = useState<HoldReason | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const { dialog, failure } = useConfirmed(
    async () =>
      reason === null
        ? { error: missing }
        : place({ body: { acct_no: account.account_no, reason, held_until: until, note } }),
    () => {
      snackbar(disconnectTexts.removedFromTheList)
      onClose()
    },
  )
  const isMissing = reason === null && failure === missing.message
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      title={disconnectTexts.removeFromTheListText}
      yesText={disconnectTexts.removeFromList}
      noText={commonTexts.cancel}
      onNo={onClose}
      message={
        <div className={styles.dialog}>
          <p>{disconnectTexts.wontBeDisconnectedAndWont(account.name, account.account_no)}</p>
          <Field id="hold-reason" label={commonTexts.reason} error={isMissing ? failure : undefined}>
            {(given) => (
              <Select
                {...given}
                value={reason}
                placeholder={disconnectTexts.chooseAReason}
                status={isMissing ? 'error' : ''}
                aria-required
                onChange={setReason}
                options={holdReasonCodes.map((value) => ({ value, label: holdReasons[value] }))}
              />
            )}
          </Field>
          <DayField
            id="hold-until"
            label={disconnectTexts.lastDay}
            hint={disconnectTexts.withoutAnEndDateThe}
            value={until}
            onChange={setUntil}
          />
          <Field id="hold-note" label={commonTexts.note}>
            {(given) => (
              <Input {...given} value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
            )}
          </Field>
          <FormFailure>{failure === missing.message ? null : failure}</FormFailure>
        </div>
      }
    />
  )
}
