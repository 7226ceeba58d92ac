/** Places a hold on a gas account for a reason, until a day. */
import { type HoldReason, holdReasonCodes } from '#shared/billing/dunning'
import { type DunningAccount, placeHold } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as commonTexts from '#shared/texts/common'
import { usePlaceHoldMutation } from '../../api/billing/dunning'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { DayField } from '../../ui/forms/dates/DayField'
import { TextField } from '../../ui/forms/FormFields'
import { SelectField } from '../../ui/forms/fields/SelectField'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'

interface HoldValues {
  reason: HoldReason | null
  held_until: string | null
  note: string
}

const noHold: HoldValues = { reason: null, held_until: null, note: '' }

interface Props {
  account: Pick<DunningAccount, 'account_no' | 'name'>
  onClose: () => void
}

export function PlaceHoldDialog({ account, onClose }: Props) {
  const [place] = usePlaceHoldMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(placeHold, {
    initial: noHold,
    input: (values) => ({ body: { acct_no: account.account_no, ...values } }),
    send: place,
    onSent: () => {
      snackbar(dunningTexts.holdPlaced)
      onClose()
    },
  })
  return (
    <FormDialog title={dunningTexts.placeHoldTitle} onClose={onClose} form={form} submitText={dunningTexts.placeHold}>
      <p>{dunningTexts.holdEffect(account.name, account.account_no)}</p>
      <SelectField
        label={commonTexts.reason}
        field={form.field('reason')}
        placeholder={dunningTexts.chooseAReason}
        value={form.values.reason}
        options={holdReasonCodes.map((value) => ({ value, label: dunningTexts.holdReasonLabels[value] }))}
        onChange={(reason) => form.save({ reason })}
      />
      <DayField label={dunningTexts.lastDay} hint={dunningTexts.holdEndHint} {...form.day('held_until')} />
      <TextField label={commonTexts.note} maxLength={200} {...form.text('note')} />
    </FormDialog>
  )
}
