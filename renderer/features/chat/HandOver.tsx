/** Shows the message that the conversation becomes before it is sent. The typed note is stored until then. */
import { useDispatch } from 'react-redux'
import { createMessage } from '#shared/contract/cases/messages'
import * as commonTexts from '#shared/texts/common'
import * as chatTexts from '#shared/texts/speech/chat'
import { useCreateMessageMutation } from '../../api/cases/messages'
import { buildNewMessage } from '../../domain/cases/buildNewMessage'
import { type Conversation, handedOver } from '../../domain/chat/chatSlice'
import { takeKeyFor } from '../../domain/drafts/draftKey'
import { useDraft } from '../../domain/drafts/useDraft'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { Button } from '../../ui/Button'
import { FormFailure } from '../../ui/forms/FormFailure'
import { LongTextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import parts from '../../ui/panels/parts.module.css'
import { EmergencyCalls } from './Answer'
import chat from './chat.module.css'
import styles from './HandOver.module.css'
import { noteLimit, subjectOf, transcriptOf } from './transcript'

interface Props {
  conversationId: string
  conversation: Pick<Conversation, 'entries'>
  onDone: () => void
}

export function HandOver({ conversationId, conversation: { entries }, onDone }: Props) {
  const { user } = useSignedIn()
  const { account } = useSelection()
  const dispatch = useDispatch()
  const draft = useDraft(`chat-hand-over:${user.crm_contact_id}`, { note: '', key: '', keyFor: '' })
  const [create] = useCreateMessageMutation()
  const title = subjectOf(entries)
  const { text: description, isCut } = transcriptOf(entries, draft.values.note)
  const form = useCallForm(createMessage, {
    draft,
    focus: 'note',
    input: () => ({ body: buildNewMessage(user, account, { title, description }) }),
    send: (input) => {
      // The message follows from these. Answers about the account must not be stored with the draft.
      const sources = [account?.crm_service_account_id ?? '', draft.values.note, ...entries.map(({ id }) => id)]
      return create({ ...input, idempotencyKey: takeKeyFor(draft, sources) })
    },
    onSent: ({ case_id, case_no }) => {
      draft.discard()
      dispatch(handedOver({ conversationId, id: case_id, caseNo: case_no }))
    },
  })

  const isEmergency = entries.some((entry) => entry.kind === 'asked' && entry.answer?.source === 'safety')
  return (
    <form className={styles.form} {...form.props}>
      <div className={styles.letter}>
        <h3>{chatTexts.handOverTitle}</h3>
        {isEmergency && (
          <div className={chat.safety}>
            <p>{chatTexts.emergencyHint}</p>
            <EmergencyCalls />
          </div>
        )}
        <p>{chatTexts.handoverHint}</p>
        <LongTextField label={chatTexts.noteOptional} maxLength={noteLimit} rows={3} {...form.text('note')} />
        <dl className={styles.asSent}>
          <dt>{commonTexts.subject}</dt>
          <dd>{title}</dd>
          <dt>{commonTexts.messageLabel}</dt>
          <dd>{description}</dd>
        </dl>
        {isCut && <p className={parts.small}>{chatTexts.conversationCut}</p>}
      </div>
      <div className={styles.end}>
        <FormFailure>{form.failure}</FormFailure>
        <Button onClick={onDone}>{commonTexts.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={form.isBusy}>
          {commonTexts.send}
        </Button>
      </div>
    </form>
  )
}
