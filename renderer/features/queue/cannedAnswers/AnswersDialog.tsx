/** Manages the canned answers that all agents share. */
import { lazy } from 'react'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import * as commonTexts from '#shared/texts/common'
import { useDeleteCannedAnswerMutation, useListCannedAnswersQuery } from '../../../api/cases/cannedAnswers'
import styles from '../queue.module.css'
import { SharedListDialog } from '../sharedLists/SharedListDialog'
import listed from './answers.module.css'

/** Loaded on demand, because its form fields are larger than the list. */
const AnswerForm = lazy(async () => ({ default: (await import('./AnswerForm')).AnswerForm }))

export function AnswersDialog({ onClose }: { onClose: () => void }) {
  const [remove] = useDeleteCannedAnswerMutation()
  return (
    <SharedListDialog
      title={cannedAnswerTexts.cannedAnswers}
      failedText={cannedAnswerTexts.cannedAnswersNotLoaded}
      size="large"
      query={useListCannedAnswersQuery()}
      keyOf={({ canned_answer_id }) => canned_answer_id}
      nameOf={({ title }) => title}
      addText={cannedAnswerTexts.addAnswer}
      change={{ text: commonTexts.edit, label: (name) => commonTexts.editItem(name) }}
      removal={{
        text: commonTexts.deleteLabel,
        label: (name) => commonTexts.deleteItem(name),
        title: cannedAnswerTexts.deleteAnswer,
        consequence: ({ title }) => cannedAnswerTexts.deleteAnswerEffect(title),
        call: ({ canned_answer_id, version }) => remove({ params: { canned_answer_id }, query: { version } }),
        outcome: cannedAnswerTexts.answerDeleted,
      }}
      form={(answer, answers, back) => <AnswerForm answer={answer} answers={answers} onClose={back} />}
      onClose={onClose}
    >
      {({ title, body }) => (
        <>
          <h3 className={listed.title}>{title}</h3>
          <p className={styles.whole}>{body}</p>
        </>
      )}
    </SharedListDialog>
  )
}
