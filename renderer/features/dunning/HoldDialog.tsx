/** Takes an account off the list for a reason, until a day. */
import { type HoldReason, holdReasonCodes } from '#shared/billing/dunning'
import { type DunningAccount, placeHold } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as commonTexts from '#shared/texts/common'
import { usePlaceHoldMutation } from '../../api/billing/dunning'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { DayField } from '../../ui/forms/dates/DayField'
import { FormFailure } from '../../ui/forms/FormFailure'
import { TextField } from '../../ui/forms/FormFields'
import { SelectField } from '../../ui/forms/fields/SelectField'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './dunning.module.css'

interface HoldValues {
  reason: HoldReason | null
  held_until: string | null
  note: string
}

const noHold: HoldValues = { reason: null, held_until: null, note: '' }

export function HoldDialog({ account, onClose }: { account: DunningAccount; onClose: () => void }) {
  const [place] = usePlaceHoldMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(placeHold, {
    initial: noHold,
    input: (values) => ({ body: { acct_no: account.account_no, ...values } }),
    send: place,
    onSent: () => {
      snackbar(dunningTexts.removedFromTheList)
      onClose()
    },
  })
  const day = form.field('held_until')
  return (
    <ConfirmDialog
      isBusy={form.isBusy}
      onYes={(event) => void form.submit(event)}
      isOpen
      title={dunningTexts.removeFromListTitle}
      yesText={dunningTexts.removeFromList}
      noText={commonTexts.cancel}
      onNo={onClose}
      message={
        <div className={styles.dialog}>
          <p>{dunningTexts.holdEffect(account.name, account.account_no)}</p>
          <SelectField
            label={commonTexts.reason}
            field={form.field('reason')}
            placeholder={dunningTexts.chooseAReason}
            value={form.values.reason}
            options={holdReasonCodes.map((value) => ({ value, label: dunningTexts.holdReasonLabels[value] }))}
            onChange={(reason) => form.save({ reason })}
          />
          <DayField
            id={day.control.id}
            error={day.error ?? undefined}
            label={dunningTexts.lastDay}
            hint={dunningTexts.holdEndHint}
            value={form.values.held_until}
            onChange={(held_until) => {
              day.clear()
              form.save({ held_until })
            }}
          />
          <TextField label={commonTexts.note} maxLength={200} {...form.text('note')} />
          <FormFailure>{form.failure}</FormFailure>
        </div>
      }
    />
  )
}
