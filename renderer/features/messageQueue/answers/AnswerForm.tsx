/** Adds or edits a canned answer. The input survives errors; a newer saved version must be read before saving. */

import { answerBodyLimit, answerPlaceholders, answerTitleLimit, findUnknownPlaceholder } from '#shared/cases/queue'
import type { CannedAnswer } from '#shared/contract/cases/cannedAnswers'
import { fieldProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'
import { useCreateCannedAnswerMutation, useUpdateCannedAnswerMutation } from '../../../api/cases/cannedAnswers'
import { useDraft } from '../../../domain/drafts/useDraft'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { ConflictNotice } from '../../../ui/forms/ConflictNotice'
import { LongTextField, TextField } from '../../../ui/forms/FormFields'
import { useForm } from '../../../ui/forms/useForm'
import { useNotify } from '../../../ui/notices/useNotify'

interface Props {
  /** Null for a new answer. */
  answer: CannedAnswer | null
  /** The saved answers as last loaded. */
  answers: readonly CannedAnswer[]
  onClose: () => void
}

const bodyProblemOf = (body: string): string | null => {
  const placeholder = findUnknownPlaceholder(body)
  return (
    fieldProblem(body, { name: queueTexts.answer, required: true, maxLength: answerBodyLimit }) ??
    (placeholder === null ? null : queueTexts.answerUnknownMark(placeholder))
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
  const latest = answers.find(({ canned_answer_id }) => canned_answer_id === id)

  function close(): void {
    draft.discard()
    onClose()
  }

  async function save(): Promise<unknown> {
    const input = { title: typed.title.trim(), body: typed.body.trim() }
    const { error } =
      id === null
        ? await create({ body: input })
        : await update({ params: { canned_answer_id: id }, body: { ...input, version: typed.version } })
    if (error) return error
    snackbar(id === null ? queueTexts.answerAdded : queueTexts.answerChanged)
    close()
    return null
  }

  return (
    <FormDialog
      title={id === null ? queueTexts.addAnswer : queueTexts.editAnswer}
      onClose={close}
      form={form}
      fieldErrors={{
        title: fieldProblem(typed.title, { name: commonTexts.title, required: true, maxLength: answerTitleLimit }),
        body: bodyProblemOf(typed.body),
      }}
      send={save}
      submitText={commonTexts.save}
    >
      {latest && latest.version !== typed.version && (
        <ConflictNotice onRead={() => draft.save({ version: latest.version })}>
          {queueTexts.theSavedVersionIs}
          {latest.title}”: {latest.body}
        </ConflictNotice>
      )}
      <TextField
        label={commonTexts.title}
        field={form.field('title')}
        maxLength={answerTitleLimit}
        value={typed.title}
        onChange={(next) => draft.save({ title: next })}
      />
      <LongTextField
        label={queueTexts.answer}
        field={form.field('body')}
        rows={8}
        maxLength={answerBodyLimit}
        hint={queueTexts.repliesFillInAutomatically(
          answerPlaceholders.map((placeholder) => `{${placeholder}}`).join(', '),
        )}
        value={typed.body}
        onChange={(next) => draft.save({ body: next })}
      />
    </FormDialog>
  )
}
