import { useState } from 'react'
import { Link } from 'react-router-dom'
import { updateLine, type VoipLine } from '#shared/contract/services/voip'
import { paths } from '#shared/paths'
import { formatPhoneNumber } from '#shared/services/voip'
import * as commonTexts from '#shared/texts/common'
import * as voipTexts from '#shared/texts/services/voip'
import { useUpdateLineMutation } from '../../api/services/voip'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import styles from './voip.module.css'

/** Shows the number and the caller ID name. */
export function LinePanel({ line }: { line: VoipLine }) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  const mayRequest = useHasRight('SERVICETICKET.write')
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <Panel title={voipTexts.yourLine}>
      <div className={parts.settings}>
        <div className={parts.setting}>
          <div>
            <h3 className={styles.name}>{voipTexts.number}</h3>
            {mayRequest && (
              <p className={parts.quiet}>
                <Rich
                  text={voipTexts.otherNumberHint}
                  parts={{ link: (text) => <Link to={paths.serviceTicketCreate}>{text}</Link> }}
                />
              </p>
            )}
          </div>
          <div className={parts.value}>
            <span className={styles.number}>{formatPhoneNumber(line.number)}</span>
            <CopyButton text={line.number} label={voipTexts.copyNumber} />
          </div>
        </div>
        <div className={parts.setting}>
          <div>
            <h3 className={styles.name}>{voipTexts.callerIdName}</h3>
            <p className={parts.quiet}>{voipTexts.callerIdHint}</p>
          </div>
          <div className={parts.value}>
            <span>{line.caller_id_name}</span>
            {mayWrite && <Button onClick={() => setIsRenaming(true)}>{voipTexts.changeName}</Button>}
          </div>
        </div>
      </div>
      {isRenaming && <CallerIdDialog line={line} onClose={() => setIsRenaming(false)} />}
    </Panel>
  )
}

function CallerIdDialog({ line, onClose }: { line: VoipLine; onClose: () => void }) {
  const draft = useSettingDraft(`caller-id:${line.line_id}`, { caller_id_name: line.caller_id_name })
  const [update] = useUpdateLineMutation()
  const notify = useNotify()

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(updateLine, {
    draft,
    focus: 'caller_id_name',
    input: ({ caller_id_name }) => ({ body: { line_id: line.line_id, caller_id_name: caller_id_name.trim() } }),
    send: update,
    onSent: () => {
      notify.snackbar(voipTexts.saved)
      close()
    },
  })

  return (
    <FormDialog
      title={voipTexts.callerNameTitle}
      onClose={onClose}
      form={form}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <TextField
        label={voipTexts.callerIdName}
        autoComplete="off"
        maxLength={15}
        {...form.text('caller_id_name')}
        hint={voipTexts.callerNameHint}
      />
    </FormDialog>
  )
}
