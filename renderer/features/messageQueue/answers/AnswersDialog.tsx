/** The canned answers, as those who work in the queue keep them for each other. */
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { CannedAnswer } from '#shared/contract/cannedAnswers'
import { answerTexts } from '#shared/queue'
import { useDeleteCannedAnswerMutation, useListCannedAnswersQuery } from '../../../api/cannedAnswers'
import { Modal } from '../../../ui/dialogs/Modal'
import { QuestionDialog } from '../../../ui/dialogs/QuestionDialog'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import styles from '../messageQueue.module.css'
import listed from './answers.module.css'

/** Its fields weigh more than the list. */
const AnswerForm = lazy(async () => ({ default: (await import('./AnswerForm')).AnswerForm }))

type Shown = { kind: 'list' } | { kind: 'form'; answer: CannedAnswer | null } | { kind: 'delete'; answer: CannedAnswer }

export function AnswersDialog({ onClose }: { onClose: () => void }) {
  const query = useListCannedAnswersQuery()
  const [remove] = useDeleteCannedAnswerMutation()
  const [shown, setShown] = useState<Shown>({ kind: 'list' })
  const back = (): void => setShown({ kind: 'list' })
  return (
    <>
      <Modal
        title="Canned answers"
        size="large"
        isOpen
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Close</Button>
            <Button type="primary" onClick={() => setShown({ kind: 'form', answer: null })}>
              Add answer
            </Button>
          </>
        }
      >
        <PageState
          query={query}
          what="The canned answers"
          isEmpty={(answers) => answers.length === 0}
          empty={
            <EmptyPanel>
              <p>There are none yet.</p>
            </EmptyPanel>
          }
        >
          {(answers) => (
            <ul className={listed.answers}>
              {answers.map((answer) => (
                <li key={answer.canned_answer_id} className={listed.answer}>
                  <div className={listed.answerText}>
                    <h3 className={listed.title}>{answer.title}</h3>
                    <p className={styles.whole}>{answer.body}</p>
                  </div>
                  <div className={styles.barEnd}>
                    <Button
                      size="small"
                      aria-label={`Edit ${answer.title}`}
                      onClick={() => setShown({ kind: 'form', answer })}
                    >
                      Edit
                    </Button>
                    <Button
                      size="small"
                      danger
                      aria-label={`Delete ${answer.title}`}
                      onClick={() => setShown({ kind: 'delete', answer })}
                    >
                      Delete
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </PageState>
      </Modal>
      {shown.kind === 'form' && (
        <Suspense fallback={null}>
          <AnswerForm answer={shown.answer} answers={query.data ?? []} onClose={back} />
        </Suspense>
      )}
      {shown.kind === 'delete' && (
        <QuestionDialog
          title="Delete answer"
          consequence={`“${shown.answer.title}” is deleted for everybody who works in the queue.`}
          yesText="Delete"
          isDangerous
          call={() => {
            const { canned_answer_id, version } = shown.answer
            return remove({ params: { canned_answer_id }, query: { version } })
          }}
          outcome={answerTexts.deleted}
          onClose={back}
        />
      )}
    </>
  )
}
