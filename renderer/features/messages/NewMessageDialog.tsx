/** "Create a message": subject and description. What was typed stays until it has been sent. */
import { Button, Input } from 'antd'
import dayjs from 'dayjs'
import { useRef, useState, type FormEvent } from 'react'
import { descriptionLimit, subjectLimit } from '#shared/cases'
import { fieldProblem } from '#shared/fieldRules'
import { messageSnackbarMs } from '#shared/limits'
import { messageTexts } from '#shared/caseTexts'
import { useCreateMessageMutation } from '../../api/messages'
import { useDraft } from '../../session/useDraft'
import { useSelected } from '../../session/useSelected'
import { useSignedIn } from '../../session/SignedIn'
import { Field, focusFirst } from '../../ui/forms/Field'
import { Modal } from '../../ui/dialogs/Modal'
import { problemOfQuery } from '../../ui/states/queryFace'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './messages.module.css'

const fields = ['message-title', 'message-description'] as const
type Errors = Record<string, string | undefined>

const errorsIn = (title: string, description: string): Errors => ({
  'message-title': fieldProblem(title, { name: 'Title', required: true, maxLength: subjectLimit }) ?? undefined,
  'message-description':
    fieldProblem(description, { name: 'Description', required: true, maxLength: descriptionLimit }) ?? undefined,
})

export function NewMessageDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { user } = useSignedIn()
  const { account } = useSelected()
  const { snackbar } = useNotify()
  const draft = useDraft('new-message', { title: '', description: '', key: '', keyAccount: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [create, { isLoading }] = useCreateMessageMutation()
  const isSending = useRef(false)
  const { title, description } = draft.values

  /** The key belongs to what is typed: a changed message is another one. */
  const type = (changes: Partial<{ title: string; description: string }>): void => draft.keep({ ...changes, key: '' })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = errorsIn(title, description)
    setErrors(found)
    focusFirst(fields, found)
    if (isSending.current || fields.some((field) => found[field])) return
    isSending.current = true
    const keyAccount = account?.crm_service_account_id ?? ''
    const key = (keyAccount === draft.values.keyAccount && draft.values.key) || crypto.randomUUID()
    draft.keep({ key, keyAccount })
    const { error } = await create({
      idempotencyKey: key,
      body: {
        title,
        description,
        attachment_ids: [],
        name: `${user.first_name} ${user.last_name}`,
        created_date: dayjs().toISOString(),
        user_type_code: user.userTypeCode,
        crm_contact_id: user.crm_contact_id,
        ...(account && {
          street_address: account.street_address,
          crm_premise_id: account.crm_premise_id,
          crm_service_account_id: account.crm_service_account_id,
        }),
      },
    })
    isSending.current = false
    snackbar(error ? messageTexts.createFailed : messageTexts.created, { hideMs: messageSnackbarMs })
    if (error) return refuse(problemOfQuery(error))
    draft.discard()
    setErrors({})
    onClose()
  }

  function refuse({ fields: remarks = {}, message }: ReturnType<typeof problemOfQuery>): void {
    const found: Errors = { 'message-title': remarks['title'], 'message-description': remarks['description'] }
    const isNamed = fields.some((field) => found[field])
    setErrors(isNamed ? found : { form: message })
    focusFirst(fields, found)
  }

  return (
    <Modal
      isOpen={isOpen}
      title="Create a message"
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button type="primary" htmlType="submit" form="new-message" loading={isLoading}>
            Submit
          </Button>
        </>
      }
    >
      <form id="new-message" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          id="message-title"
          label="Subject"
          error={errors['message-title']}
          length={{ typed: title.length, max: subjectLimit }}
        >
          {(given) => (
            <Input
              {...given}
              maxLength={subjectLimit}
              value={title}
              onChange={(event) => type({ title: event.target.value })}
            />
          )}
        </Field>
        <Field
          id="message-description"
          label="Description"
          error={errors['message-description']}
          length={{ typed: description.length, max: descriptionLimit }}
        >
          {(given) => (
            <Input.TextArea
              {...given}
              maxLength={descriptionLimit}
              rows={6}
              value={description}
              onChange={(event) => type({ description: event.target.value })}
            />
          )}
        </Field>
        <p role="alert" className={styles.problem}>
          {errors['form']}
        </p>
      </form>
    </Modal>
  )
}
