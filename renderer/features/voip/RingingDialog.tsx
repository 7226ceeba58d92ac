import { useId } from 'react'
import { updateRinging, type VoipLine } from '#shared/contract/services/voip'
import { phoneDigits } from '#shared/fields/phoneNumber'
import { maxRingingNumbers, numberProblem } from '#shared/services/voip'
import * as commonTexts from '#shared/texts/common'
import * as voipTexts from '#shared/texts/services/voip'
import { useUpdateRingingMutation } from '../../api/services/voip'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { PhoneField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { Switch } from '../../ui/Switch'

const fieldNames = ['number1', 'number2', 'number3', 'number4', 'number5'] as const
type FieldName = (typeof fieldNames)[number]

/** Edits the numbers that ring together with the line. It shows the filled fields and one more, up to five. */
export function RingingDialog({ line, onClose }: { line: VoipLine; onClose: () => void }) {
  const [number1 = '', number2 = '', number3 = '', number4 = '', number5 = ''] = line.simultaneous_ring_numbers
  const draft = useSettingDraft(`ringing:${line.line_id}`, {
    isOn: line.is_simultaneous_ring_on,
    number1,
    number2,
    number3,
    number4,
    number5,
  })
  const [update] = useUpdateRingingMutation()
  const notify = useNotify()
  const id = useId()
  const { isOn } = draft.values
  const typedNumbers = fieldNames.map((name) => phoneDigits(draft.values[name]))
  const lastFilled = typedNumbers.findLastIndex((number) => number !== '')
  const visibleNames = fieldNames.slice(0, Math.min(maxRingingNumbers, lastFilled + 2))

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(updateRinging, {
    draft,
    input: () => ({
      body: { line_id: line.line_id, is_on: isOn, numbers: typedNumbers.filter((number) => number !== '') },
    }),
    check: () => validateNumbers(typedNumbers, { isOn, ownNumber: line.number }),
    send: update,
    onSent: () => {
      notify.snackbar(voipTexts.saved)
      close()
    },
  })

  return (
    <FormDialog
      title={voipTexts.simultaneousRing}
      onClose={onClose}
      form={form}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <div className={parts.switch}>
        <label htmlFor={id}>{voipTexts.ringingSwitch}</label>
        <Switch id={id} checked={isOn} onChange={(checked) => draft.save({ isOn: checked })} />
      </div>
      <p className={parts.quiet}>{voipTexts.simultaneousRingHint}</p>
      {visibleNames.map((name, index) => (
        <PhoneField key={name} label={voipTexts.numberAt(index + 1)} {...form.text(name)} />
      ))}
    </FormDialog>
  )
}

interface RingingRules {
  isOn: boolean
  /** This is the number of the line. */
  ownNumber: string
}

/** Returns the errors by field. Empty fields are valid unless all are empty and simultaneous ring is on. */
function validateNumbers(
  typedNumbers: readonly string[],
  { isOn, ownNumber }: RingingRules,
): Partial<Record<FieldName, string | null>> {
  if (typedNumbers.every((number) => number === '')) return isOn ? { number1: voipTexts.ringNone } : {}
  return Object.fromEntries(
    fieldNames.map((name, index) => {
      const number = typedNumbers[index] ?? ''
      if (number === '') return [name, null]
      return [
        name,
        numberProblem(number, ownNumber) ?? (typedNumbers.indexOf(number) < index ? voipTexts.ringTwice : null),
      ]
    }),
  )
}
