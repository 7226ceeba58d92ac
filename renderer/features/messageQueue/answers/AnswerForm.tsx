/** Where a canned answer is written or changed. What was typed survives a refusal, and what somebody else changed meanwhile is shown first. */
import type { CannedAnswer } from '#shared/contract/cannedAnswers'
import { fieldProblem } from '#shared/fieldRules'
import { answerBodyLimit, answerMarks, answerTitleLimit, unknownMark } from '#shared/queue'
import { useCreateCannedAnswerMutation, useUpdateCannedAnswerMutation } from '../../../api/cannedAnswers'
import { useDraft } from '../../../session/useDraft'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { LongTextField, TextField } from '../../../ui/forms/FormFields'
import { Meanwhile } from '../../../ui/forms/Meanwhile'
import { useForm } from '../../../ui/forms/useForm'
import { useNotify } from '../../../ui/notices/useNotify'
import * as queueTexts from '#shared/texts/queue'
import * as commonTexts from '#shared/texts/common'

interface Props {
  /** Null for a new one. */
  answer: CannedAnswer | null
  /** As they are now. */
  answers: readonly CannedAnswer[]
  onClose: () => void
}

const problemOf = (body: string): string | null => {
  const mark = unknownMark(body)
  return (
    fieldProblem(body, { name: queueTexts.answer, required: true, maxLength: answerBodyLimit }) ??
    (mark === null ? null : queueTexts.answerUnknownMark(mark))
  )
}

export function AnswerForm({ answer, answers, onClose }: Props) {
  const id = answer?.canned_answer_id ?? null
  const { title, body, version } = answer ?? { title: '', body: '', version: 0 }
  const draft = useDraft(`canned-answer:${id ?? 'new'}`, { title, body, version })
  const form = useForm(['title', 'body'])
  const [create] = useCreateCannedAnswerMutation()
  const [update] = useUpdateCannedAnswerMutation()
  const { snackbar } = useNotify()
  const typed = draft.values
  const now = answers.find(({ canned_answer_id }) => canned_answer_id === id)

  function leave(): void {
    draft.discard()
    onClose()
  }

  async function save(): Promise<unknown> {
    const written = { title: typed.title.trim(), body: typed.body.trim() }
    const { error } =
      id === null
        ? await create({ body: written })
        : await update({ params: { canned_answer_id: id }, body: { ...written, version: typed.version } })
    if (error) return error
    snackbar(id === null ? queueTexts.answerAdded : queueTexts.answerChanged)
    leave()
    return null
  }

  return (
    <FormDialog
      title={id === null ? queueTexts.addAnswer : queueTexts.editAnswer}
      onClose={leave}
      form={form}
      wrong={{
        title: fieldProblem(typed.title, { name: commonTexts.title, required: true, maxLength: answerTitleLimit }),
        body: problemOf(typed.body),
      }}
      send={save}
      submitText={commonTexts.save}
    >
      {now && now.version !== typed.version && (
        <Meanwhile onRead={() => draft.keep({ version: now.version })}>
          {queueTexts.theSavedVersionIs}
          {now.title}”: {now.body}
        </Meanwhile>
      )}
      <TextField
        label={commonTexts.title}
        field={form.field('title')}
        maxLength={answerTitleLimit}
        value={typed.title}
        onChange={(next) => draft.keep({ title: next })}
      />
      <LongTextField
        label={queueTexts.answer}
        field={form.field('body')}
        rows={8}
        maxLength={answerBodyLimit}
        hint={queueTexts.repliesFillInAutomatically(answerMarks.map((mark) => `{${mark}}`).join(', '))}
        value={typed.body}
        onChange={(next) => draft.keep({ body: next })}
      />
    </FormDialog>
  )
}
