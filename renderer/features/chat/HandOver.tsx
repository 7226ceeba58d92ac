/** The conversation as the message that it becomes, seen before it is sent. What was typed stays until it has been sent. */
import { Button } from 'antd'
import { useDispatch } from 'react-redux'
import { fieldProblem } from '#shared/fieldRules'
import { useCreateMessageMutation } from '../../api/messages'
import { handedOver, handOverSent, type Conversation } from '../../ui/chat/chatSlice'
import { useDraft } from '../../session/useDraft'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { FormFailure } from '../../ui/forms/FormFailure'
import { LongTextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { newMessage } from '../../ui/newMessage'
import { EmergencyCalls } from './Answer'
import styles from './chat.module.css'
import { noteLimit, subjectOf, transcriptOf } from './transcript'

interface Props {
  of: string
  conversation: Pick<Conversation, 'entries' | 'sent'>
  onDone: () => void
}

export function HandOver({ of, conversation: { entries, sent }, onDone }: Props) {
  const { user } = useSignedIn()
  const { account } = useSelected()
  const dispatch = useDispatch()
  const draft = useDraft(`chat-hand-over:${user.crm_contact_id}`, { note: '' })
  const [create] = useCreateMessageMutation()
  const form = useForm(['note'], { startsAt: 'note' })
  const { note } = draft.values
  const title = subjectOf(entries)
  const { text: description, isCut } = transcriptOf(entries, note)
  const wrong = { note: fieldProblem(note, { name: 'Note', maxLength: noteLimit }) }

  async function send(): Promise<unknown> {
    // The key belongs to what is sent: a changed message is another one.
    const message = [account?.crm_service_account_id, title, description].join('\n')
    const key = sent?.message === message ? sent.key : crypto.randomUUID()
    dispatch(handOverSent({ of, key, message }))
    const { data, error } = await create({
      idempotencyKey: key,
      body: newMessage(user, account, { title, description }),
    })
    if (!data) return error
    draft.discard()
    dispatch(handedOver({ of, id: data.case_id, caseNo: data.case_no }))
    return null
  }

  const isOfDanger = entries.some((entry) => entry.kind === 'asked' && entry.answer?.source === 'safety')
  return (
    <form className={styles.handOver} noValidate onSubmit={(event) => void form.submit(event, wrong, send)}>
      <div className={styles.letter}>
        <h3>Hand over to customer care</h3>
        {isOfDanger && (
          <div className={styles.safety}>
            <p>Nobody reads a message at once. In danger leave the building first, then call.</p>
            <EmergencyCalls />
          </div>
        )}
        <p>
          Customer care gets this as a message and answers in the Message Center, as a rule within one business day.
          Nothing is sent before you press Send.
        </p>
        <LongTextField
          label="Note (optional)"
          field={form.field('note')}
          maxLength={noteLimit}
          rows={3}
          value={note}
          onChange={(typed) => draft.keep({ note: typed })}
        />
        <dl className={styles.asSent}>
          <dt>Subject</dt>
          <dd>{title}</dd>
          <dt>Message</dt>
          <dd>{description}</dd>
        </dl>
        {isCut && <p className={styles.quiet}>The conversation is longer than a message. Its beginning is left out.</p>}
      </div>
      <div className={styles.handOverEnd}>
        <FormFailure>{form.failure}</FormFailure>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={form.isBusy}>
          Send
        </Button>
      </div>
    </form>
  )
}
