/** Takes an account off the list for a reason, until a day. */
import { Input, Select } from 'antd'
import { useState } from 'react'
import { type HoldReason, holdReasonCodes, holdReasons } from '#shared/billing/dunning'
import type { DunningAccount } from '#shared/contract/billing/connections'
import type { Problem } from '#shared/http/errors'
import * as commonTexts from '#shared/texts/common'
import * as disconnectTexts from '#shared/texts/disconnects'
import { usePlaceHoldMutation } from '../../api/billing/connections'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { DayField } from '../../ui/forms/dates/DayField'
import { Field } from '../../ui/forms/Field'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './dunning.module.css'

const missingReason: Problem = { code: 'invalid_input', message: disconnectTexts.holdReason }

export function HoldDialog({ account, onClose }: { account: DunningAccount; onClose: () => void }) {
  const [placeHold] = usePlaceHoldMutation()
  const { snackbar } = useNotify()
  const [reason, setReason] = useState<HoldReason | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const { dialog, failure } = useConfirmedCall(
    async () =>
      reason === null
        ? { error: missingReason }
        : placeHold({ body: { acct_no: account.account_no, reason, held_until: until, note } }),
    () => {
      snackbar(disconnectTexts.removedFromTheList)
      onClose()
    },
  )
  const isMissing = reason === null && failure === missingReason.message
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
            {(control) => (
              <Select
                {...control}
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
            {(control) => (
              <Input {...control} value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
            )}
          </Field>
          <FormFailure>{failure === missingReason.message ? null : failure}</FormFailure>
        </div>
      }
    />
  )
}
