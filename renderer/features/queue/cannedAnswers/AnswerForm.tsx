/** Adds or edits a canned answer. The input survives errors; a newer saved version must be read before saving. */
import { answerBodyLimit, answerTitleLimit } from '#shared/cases/queue'
import { type CannedAnswer, updateCannedAnswer } from '#shared/contract/cases/cannedAnswers'
import { answerPlaceholders } from '#shared/fields/answerPlaceholders'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import * as commonTexts from '#shared/texts/common'
import { useCreateCannedAnswerMutation, useUpdateCannedAnswerMutation } from '../../../api/cases/cannedAnswers'
import { useDraft } from '../../../domain/drafts/useDraft'
import { LongTextField, TextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import { EntryDialog } from '../sharedLists/EntryDialog'

interface Props {
  /** Null for a new answer. */
  answer: CannedAnswer | null
  /** The saved answers as last loaded. */
  answers: readonly CannedAnswer[]
  onClose: () => void
}

export function AnswerForm({ answer, answers, onClose }: Props) {
  const id = answer?.canned_answer_id ?? null
  const { title, body, version } = answer ?? { title: '', body: '', version: 0 }
  const draft = useDraft(`canned-answer:${id ?? 'new'}`, { title, body, version })
  const [create] = useCreateCannedAnswerMutation()
  const [update] = useUpdateCannedAnswerMutation()
  const { snackbar } = useNotify()

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(updateCannedAnswer, {
    draft,
    input: (values) => ({ params: { canned_answer_id: id ?? '' }, body: values }),
    send: (input) => {
      const { version: _version, ...content } = input.body
      return id === null ? create({ body: content }) : update(input)
    },
    onSent: () => {
      snackbar(id === null ? cannedAnswerTexts.answerAdded : cannedAnswerTexts.answerChanged)
      close()
    },
  })

  return (
    <EntryDialog
      title={id === null ? cannedAnswerTexts.addAnswer : cannedAnswerTexts.editAnswer}
      form={form}
      latest={answers.find(({ canned_answer_id }) => canned_answer_id === id)}
      describe={(latest) => cannedAnswerTexts.savedVersion(latest.title, latest.body)}
      onClose={close}
    >
      <TextField label={commonTexts.title} maxLength={answerTitleLimit} {...form.text('title')} />
      <LongTextField
        label={cannedAnswerTexts.answer}
        rows={8}
        maxLength={answerBodyLimit}
        hint={cannedAnswerTexts.placeholdersHint(
          answerPlaceholders.map((placeholder) => `{${placeholder}}`).join(', '),
        )}
        {...form.text('body')}
      />
    </EntryDialog>
  )
}
