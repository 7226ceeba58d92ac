import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { blockNumber, type VoipLine } from '#shared/contract/services/voip'
import { phoneDigits } from '#shared/fields/phoneNumber'
import { formatPhoneNumber, numberProblem } from '#shared/services/voip'
import * as voipTexts from '#shared/texts/services/voip'
import { useBlockNumberMutation, useUnblockNumberMutation } from '../../api/services/voip'
import { useDraft } from '../../domain/drafts/useDraft'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { FormFailure } from '../../ui/forms/FormFailure'
import { PhoneField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { withChanges } from '../../ui/lists/listSearch'
import { useNotify } from '../../ui/notices/useNotify'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import styles from './voip.module.css'

/** Calls from these numbers never ring. */
export function BlockPanel({ line }: { line: VoipLine }) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  const [search] = useSearchParams()
  return (
    <Panel title={voipTexts.blockList}>
      {mayWrite && <BlockForm line={line} />}
      {line.blocked.length === 0 ? (
        <EmptyPanel
          picture="phone"
          action={
            mayWrite && <Link to={`?${withChanges(search, { show: 'calls' })}`}>{voipTexts.callHistoryLink}</Link>
          }
        >
          {voipTexts.noBlockedNumbers}
        </EmptyPanel>
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

function BlockForm({ line }: { line: VoipLine }) {
  const draft = useDraft(`block:${line.line_id}`, { number: '' })
  const [block] = useBlockNumberMutation()
  const notify = useNotify()
  const form = useCallForm(blockNumber, {
    draft,
    input: ({ number }) => ({ body: { line_id: line.line_id, number: phoneDigits(number) } }),
    check: ({ number }) => {
      const digits = phoneDigits(number)
      if (digits === '') return { number: voipTexts.numberMissing }
      return {
        number: line.blocked.includes(digits) ? voipTexts.blockedAlready : numberProblem(digits, line.number),
      }
    },
    send: block,
    onSent: (_, { number }) => {
      draft.discard()
      notify.snackbar(voipTexts.isBlocked(formatPhoneNumber(phoneDigits(number))))
    },
  })

  return (
    <form className={styles.block} {...form.props}>
      <PhoneField label={voipTexts.numberToBlock} {...form.text('number')} />
      <Button type="submit" isBusy={form.isBusy}>
        {voipTexts.blockNumber}
      </Button>
      <FormFailure>{form.failure}</FormFailure>
    </form>
  )
}

function UnblockButton({ line, number }: { line: VoipLine; number: string }) {
  const [unblock, { isLoading }] = useUnblockNumberMutation()
  const [isUnblocked, setIsUnblocked] = useState(false)
  const notify = useNotify()

  async function send(): Promise<void> {
    if (isLoading || isUnblocked) return
    const { error } = await unblock({ body: { line_id: line.line_id, number } })
    if (error) return
    setIsUnblocked(true)
    notify.snackbar(voipTexts.unblockedToast(formatPhoneNumber(number)))
  }

  return (
    <Button
      isBusy={isLoading}
      aria-label={voipTexts.unblockNumber(formatPhoneNumber(number))}
      onClick={() => void send()}
    >
      {voipTexts.unblock}
    </Button>
  )
}
