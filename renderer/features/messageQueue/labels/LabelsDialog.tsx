/** The labels, as those who work in the queue keep them for each other. */
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { MessageLabel } from '#shared/contract/messageLabels'
import { labelTexts } from '#shared/queue'
import { useListMessageLabelsQuery, useRemoveMessageLabelMutation } from '../../../api/messageLabels'
import { Modal } from '../../../ui/dialogs/Modal'
import { QuestionDialog } from '../../../ui/dialogs/QuestionDialog'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import styles from './labels.module.css'

/** Its fields weigh more than the list. */
const LabelForm = lazy(async () => ({ default: (await import('./LabelForm')).LabelForm }))

type Shown = { kind: 'list' } | { kind: 'form'; label: MessageLabel | null } | { kind: 'remove'; label: MessageLabel }

export function LabelsDialog({ onClose }: { onClose: () => void }) {
  const query = useListMessageLabelsQuery()
  const [remove] = useRemoveMessageLabelMutation()
  const [shown, setShown] = useState<Shown>({ kind: 'list' })
  const back = (): void => setShown({ kind: 'list' })
  return (
    <>
      <Modal
        title="Labels"
        isOpen
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Close</Button>
            <Button type="primary" onClick={() => setShown({ kind: 'form', label: null })}>
              Add label
            </Button>
          </>
        }
      >
        <PageState
          query={query}
          what="The labels"
          isEmpty={(labels) => labels.length === 0}
          empty={
            <EmptyPanel>
              <p>There are none yet.</p>
            </EmptyPanel>
          }
        >
          {(labels) => (
            <ul className={styles.list}>
              {labels.map((label) => (
                <li key={label.label_id} className={styles.kept}>
                  <span className={styles.name}>{label.name}</span>
                  <span className={styles.ends}>
                    <Button
                      size="small"
                      aria-label={`Rename ${label.name}`}
                      onClick={() => setShown({ kind: 'form', label })}
                    >
                      Rename
                    </Button>
                    <Button
                      size="small"
                      danger
                      aria-label={`Remove ${label.name}`}
                      onClick={() => setShown({ kind: 'remove', label })}
                    >
                      Remove
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </PageState>
      </Modal>
      {shown.kind === 'form' && (
        <Suspense fallback={null}>
          <LabelForm label={shown.label} labels={query.data ?? []} onClose={back} />
        </Suspense>
      )}
      {shown.kind === 'remove' && (
        <QuestionDialog
          title="Remove label"
          consequence={`“${shown.label.name}” goes from all messages, for everybody who works in the queue.`}
          yesText="Remove"
          isDangerous
          call={() => {
            const { label_id, version } = shown.label
            return remove({ params: { label_id }, query: { version } })
          }}
          outcome={labelTexts.removed}
          onClose={back}
        />
      )}
    </>
  )
}
