import { Button } from 'antd'
import { useState } from 'react'
import type { VoiceLine } from '#shared/contract/services/voice'
import { phoneDigits } from '#shared/customers/phoneNumber'
import { formatPhoneNumber, numberProblem } from '#shared/services/voice'
import * as voipTexts from '#shared/texts/voip'
import { useBlockNumberMutation, useUnblockNumberMutation } from '../../api/services/voice'
import { useDraft } from '../../domain/drafts/useDraft'
import { useHasRight } from '../../session/useHasRight'
import { FormFailure } from '../../ui/forms/FormFailure'
import { PhoneField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import styles from './voice.module.css'

/** Calls from these numbers never ring. */
export function BlockPanel({ line }: { line: VoiceLine }) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  return (
    <Panel title={voipTexts.blockList}>
      {mayWrite && <BlockForm line={line} />}
      {line.blocked.length === 0 ? (
        <EmptyPanel>{voipTexts.noNumbersAreBlockedCalls}</EmptyPanel>
      ) : (
        <ul className={parts.settings}>
          {line.blocked.map((number) => (
            <li key={number} className={styles.blocked}>
              <span className={styles.number}>{formatPhoneNumber(number)}</span>
              {mayWrite && <UnblockButton line={line} number={number} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function BlockForm({ line }: { line: VoiceLine }) {
  const draft = useDraft(`block:${line.line_id}`, { number: '' })
  const [block] = useBlockNumberMutation()
  const notify = useNotify()
  const form = useForm(['number'])
  const { number } = draft.values

  async function send(): Promise<unknown> {
    const { error } = await block({ body: { line_id: line.line_id, number: phoneDigits(number) } })
    if (error) return error
    draft.discard()
    notify.toast('success', voipTexts.isBlocked(formatPhoneNumber(phoneDigits(number))))
    return null
  }

  const digits = phoneDigits(number)
  const numberError = digits === '' ? voipTexts.enterTheNumberToBlock : numberProblem(digits, line.number)
  const duplicateError = line.blocked.includes(digits) ? voipTexts.blockedAlready : null
  return (
    <form
      noValidate
      className={styles.block}
      onSubmit={(event) => void form.submit(event, { number: numberError ?? duplicateError }, send)}
    >
      <PhoneField
        label={voipTexts.numberToBlock}
        field={form.field('number')}
        value={number}
        onChange={(value) => draft.save({ number: value })}
      />
      <Button htmlType="submit" loading={form.isBusy}>
        {voipTexts.blockNumber}
      </Button>
      <FormFailure>{form.failure}</FormFailure>
    </form>
  )
}

function UnblockButton({ line, number }: { line: VoiceLine; number: string }) {
  const [unblock, { isLoading }] = useUnblockNumberMutation()
  const [isUnblocked, setIsUnblocked] = useState(false)
  const notify = useNotify()

  async function send(): Promise<void> {
    if (isLoading || isUnblocked) return
    const { error } = await unblock({ body: { line_id: line.line_id, number } })
    if (error) return
    setIsUnblocked(true)
    notify.toast('success', voipTexts.isNoLongerBlocked(formatPhoneNumber(number)))
  }

  return (
    <Button loading={isLoading} onClick={() => void send()}>
      {voipTexts.unblock}
      <span className="visually-hidden"> {formatPhoneNumber(number)}</span>
    </Button>
  )
}
