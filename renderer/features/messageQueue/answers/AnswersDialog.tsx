/** The canned answers, as those who work in the queue keep them for each other. */
import { lazy } from 'react'
import { answerTexts } from '#shared/queue'
import { useDeleteCannedAnswerMutation, useListCannedAnswersQuery } from '../../../api/cannedAnswers'
import { KeptDialog } from '../kept/KeptDialog'
import styles from '../messageQueue.module.css'
import listed from './answers.module.css'

/** Its fields weigh more than the list. */
const AnswerForm = lazy(async () => ({ default: (await import('./AnswerForm')).AnswerForm }))

export function AnswersDialog({ onClose }: { onClose: () => void }) {
  const [remove] = useDeleteCannedAnswerMutation()
  return (
    <KeptDialog
      title="Canned answers"
      size="large"
      query={useListCannedAnswersQuery()}
      keyOf={({ canned_answer_id }) => canned_answer_id}
      nameOf={({ title }) => title}
      addText="Add answer"
      changeText="Edit"
      removal={{
        text: 'Delete',
        title: 'Delete answer',
        consequence: ({ title }) => `“${title}” is deleted for everybody who works in the queue.`,
        call: ({ canned_answer_id, version }) => remove({ params: { canned_answer_id }, query: { version } }),
        outcome: answerTexts.deleted,
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
    </KeptDialog>
  )
}
