/** A list that those who work in the queue keep for each other: each thing in it can be added, changed and taken away. */
import { Button } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { Modal } from '../../../ui/dialogs/Modal'
import { QuestionDialog } from '../../../ui/dialogs/QuestionDialog'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import type { QueryFace } from '../../../ui/states/queryFace'
import styles from './kept.module.css'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'

interface KeptDialogProps<T> {
  title: string
  size?: 'large'
  query: QueryFace<readonly T[]>
  keyOf: (thing: T) => string
  nameOf: (thing: T) => string
  /** What is to be seen of each. */
  children: (thing: T) => ReactNode
  addText: string
  changeText: string
  removal: {
    text: string
    title: string
    consequence: (thing: T) => string
    call: (thing: T) => Promise<{ error?: unknown }>
    outcome: string
  }
  /** With null for a new one, and all as they are now. */
  form: (thing: T | null, things: readonly T[], onClose: () => void) => ReactNode
  onClose: () => void
}

type Shown<T> = { kind: 'list' } | { kind: 'form'; thing: T | null } | { kind: 'removal'; thing: T }

export function KeptDialog<T>({
  title,
  size,
  query,
  keyOf,
  nameOf,
  children,
  addText,
  changeText,
  removal,
  form,
  onClose,
}: KeptDialogProps<T>) {
  const [shown, setShown] = useState<Shown<T>>({ kind: 'list' })
  const back = (): void => setShown({ kind: 'list' })
  return (
    <>
      <Modal
        title={title}
        {...(size && { size })}
        isOpen
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{commonTexts.close}</Button>
            <Button type="primary" onClick={() => setShown({ kind: 'form', thing: null })}>
              {addText}
            </Button>
          </>
        }
      >
        <PageState
          query={query}
          what={queueTexts.the(title.toLowerCase())}
          isEmpty={(things) => things.length === 0}
          empty={
            <EmptyPanel>
              <p>{queueTexts.noneYet}</p>
            </EmptyPanel>
          }
        >
          {(things) => (
            <ul className={styles.things}>
              {things.map((thing) => (
                <li key={keyOf(thing)} className={styles.thing}>
                  <div className={styles.text}>{children(thing)}</div>
                  <div className={styles.ends}>
                    <Button
                      size="small"
                      aria-label={`${changeText} ${nameOf(thing)}`}
                      onClick={() => setShown({ kind: 'form', thing })}
                    >
                      {changeText}
                    </Button>
                    <Button
                      size="small"
                      danger
                      aria-label={`${removal.text} ${nameOf(thing)}`}
                      onClick={() => setShown({ kind: 'removal', thing })}
                    >
                      {removal.text}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </PageState>
      </Modal>
      {shown.kind === 'form' && <Suspense fallback={null}>{form(shown.thing, query.data ?? [], back)}</Suspense>}
      {shown.kind === 'removal' && (
        <QuestionDialog
          title={removal.title}
          consequence={removal.consequence(shown.thing)}
          yesText={removal.text}
          isDangerous
          call={() => removal.call(shown.thing)}
          outcome={removal.outcome}
          onClose={back}
        />
      )}
    </>
  )
}
