/** Manages a list that all agents share: its items can be added, edited and deleted. */
import { type ReactNode, Suspense, useState } from 'react'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../../ui/Button'
import { Modal } from '../../../ui/dialogs/Modal'
import { QuestionDialog } from '../../../ui/dialogs/QuestionDialog'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import type { QueryState } from '../../../ui/states/queryState'
import styles from './sharedLists.module.css'

/** A button of each item, and how it is read aloud. */
interface ItemAction {
  text: string
  label: (name: string) => string
}

interface SharedListDialogProps<T> {
  title: string
  failedText: string
  size?: 'large'
  query: QueryState<readonly T[]>
  keyOf: (item: T) => string
  nameOf: (item: T) => string
  /** Renders one item. */
  children: (item: T) => ReactNode
  addText: string
  change: ItemAction
  removal: ItemAction & {
    title: string
    consequence: (item: T) => string
    call: (item: T) => Promise<{ error?: unknown }>
    outcome: string
  }
  /** The item is null for a new one; the list is as last loaded. */
  form: (item: T | null, items: readonly T[], onClose: () => void) => ReactNode
  onClose: () => void
}

type SharedListView<T> = { kind: 'list' } | { kind: 'form'; item: T | null } | { kind: 'removal'; item: T }

export function SharedListDialog<T>({
  title,
  failedText,
  size,
  query,
  keyOf,
  nameOf,
  children,
  addText,
  change,
  removal,
  form,
  onClose,
}: SharedListDialogProps<T>) {
  const [view, setView] = useState<SharedListView<T>>({ kind: 'list' })
  const backToList = (): void => setView({ kind: 'list' })
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
            <Button kind="primary" onClick={() => setView({ kind: 'form', item: null })}>
              {addText}
            </Button>
          </>
        }
      >
        <PageState
          query={query}
          failedText={failedText}
          isEmpty={(items) => items.length === 0}
          empty={
            <EmptyPanel>
              <p>{queueTexts.noneYet}</p>
            </EmptyPanel>
          }
        >
          {(items) => (
            <ul className={styles.things}>
              {items.map((item) => (
                <SharedItem
                  key={keyOf(item)}
                  name={nameOf(item)}
                  {...{ change, removal }}
                  onChange={() => setView({ kind: 'form', item })}
                  onRemove={() => setView({ kind: 'removal', item })}
                >
                  {children(item)}
                </SharedItem>
              ))}
            </ul>
          )}
        </PageState>
      </Modal>
      {view.kind === 'form' && <Suspense fallback={null}>{form(view.item, query.data ?? [], backToList)}</Suspense>}
      {view.kind === 'removal' && (
        <QuestionDialog
          title={removal.title}
          consequence={removal.consequence(view.item)}
          isDangerous
          call={() => removal.call(view.item)}
          outcome={removal.outcome}
          onClose={backToList}
        />
      )}
    </>
  )
}

interface SharedItemProps {
  name: string
  change: ItemAction
  removal: ItemAction
  onChange: () => void
  onRemove: () => void
  children: ReactNode
}

const SharedItem = ({ name, change, removal, onChange, onRemove, children }: SharedItemProps) => (
  <li className={styles.thing}>
    <div className={styles.text}>{children}</div>
    <div className={styles.ends}>
      <Button size="small" aria-label={change.label(name)} onClick={onChange}>
        {change.text}
      </Button>
      <Button size="small" isDanger aria-label={removal.label(name)} onClick={onRemove}>
        {removal.text}
      </Button>
    </div>
  </li>
)
