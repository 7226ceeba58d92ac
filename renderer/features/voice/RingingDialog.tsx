import { Switch } from 'antd'
import { phoneDigits } from '#shared/phoneNumber'
import { useId } from 'react'
import type { VoiceLine } from '#shared/contract/voice'
import { mostRinging, numberProblem } from '#shared/voice'
import { useUpdateRingingMutation } from '../../api/voice'
import { useSettingDraft } from '../../session/useSettingDraft'
import { PhoneField } from '../../ui/forms/FormFields'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import styles from './voice.module.css'
import * as voipTexts from '#shared/texts/voip'
import * as commonTexts from '#shared/texts/common'

const names = ['number1', 'number2', 'number3', 'number4', 'number5'] as const
type Name = (typeof names)[number]

/** Other telephones that ring together with the line: the filled fields and one more, up to five. */
export function RingingDialog({ line, onClose }: { line: VoiceLine; onClose: () => void }) {
  const [number1 = '', number2 = '', number3 = '', number4 = '', number5 = ''] = line.rings_also
  const draft = useSettingDraft(`ringing:${line.line_id}`, {
    isOn: line.is_ringing_also,
    number1,
    number2,
    number3,
    number4,
    number5,
  })
  const [update] = useUpdateRingingMutation()
  const notify = useNotify()
  const form = useForm(names)
  const id = useId()
  const { isOn } = draft.values
  const typed = names.map((name) => phoneDigits(draft.values[name]))
  const lastFilled = typed.findLastIndex((number) => number !== '')
  const shown = names.slice(0, Math.min(mostRinging, lastFilled + 2))

  function close(): void {
    draft.discard()
    onClose()
  }

  async function send(): Promise<unknown> {
    const numbers = typed.filter((number) => number !== '')
    const { error } = await update({ body: { line_id: line.line_id, is_on: isOn, numbers } })
    if (error) return error
    notify.toast('success', voipTexts.saved)
    close()
    return null
  }

  return (
    <FormDialog
      title={voipTexts.simultaneousRing}
      onClose={onClose}
      form={form}
      wrong={wrongWith(typed, { isOn, own: line.number })}
      send={send}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <div className={styles.switch}>
        <label htmlFor={id}>{voipTexts.simultaneousRingIsOn}</label>
        <Switch id={id} checked={isOn} onChange={(checked) => draft.keep({ isOn: checked })} />
      </div>
      <p className={parts.quiet}>{voipTexts.upToFivePhonesRing}</p>
      {shown.map((name, index) => (
        <PhoneField
          key={name}
          label={`Number ${index + 1}`}
          field={form.field(name)}
          value={draft.values[name]}
          onChange={(value) => draft.keep({ [name]: value })}
        />
      ))}
    </FormDialog>
  )
}

interface Setting {
  isOn: boolean
  /** Of the line itself. */
  own: string
}

/** By field; what is empty is left out, unless nothing is there that could ring. */
function wrongWith(typed: readonly string[], { isOn, own }: Setting): Partial<Record<Name, string | null>> {
  if (typed.every((number) => number === '')) return isOn ? { number1: voipTexts.ringNone } : {}
  return Object.fromEntries(
    names.map((name, index) => {
      const number = typed[index] ?? ''
      if (number === '') return [name, null]
      return [name, numberProblem(number, own) ?? (typed.indexOf(number) < index ? voipTexts.ringTwice : null)]
    }),
  )
}
