/** "Search Account" above the queue, collapsed to one line so that the messages come first. */
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../../ui/Button'
import parts from '../../../ui/panels/parts.module.css'
import { SkeletonRows } from '../../../ui/states/SkeletonRows'
import { lazyThemed } from '../../../ui/theme/lazyThemed'
import styles from '../queue.module.css'
import { allDays, describeSearch, isDefaultSearch, type QueueSearch } from './queueSearch'
import searching from './queueSearch.module.css'

const QueueSearchForm = lazyThemed(async () => (await import('./QueueSearchForm')).QueueSearchForm)

interface Props {
  search: QueueSearch
  today: string
  labels: readonly MessageLabel[]
  onSearch: (search: QueueSearch) => void
  /** The panel starts open when tools inside it are in use. */
  startsOpen: boolean
  /** Controls that collapse together with the form. */
  tools: ReactNode
}

export function QueueSearchPanel({ search, today, labels, onSearch, startsOpen, tools }: Props) {
  const [isOpen, setOpen] = useState(startsOpen)
  const toggleButton = useRef<HTMLButtonElement>(null)
  const id = useId()

  function startSearch(newSearch: QueueSearch): void {
    setOpen(false)
    // The pressed button is removed with the form.
    toggleButton.current?.focus()
    onSearch(newSearch)
  }

  return (
    <section className={searching.searched} aria-labelledby={`${id}-title`}>
      <div className={searching.searchedLine}>
        <h2 id={`${id}-title`}>{queueTexts.searchAccount}</h2>
        <p className={parts.small}>{describeSearch(search, today, labels)}</p>
        <div className={styles.barEnd}>
          {!isOpen && !isDefaultSearch(search, today) && (
            <Button
              size="small"
              onClick={() => startSearch({ address: '', email: '', phone: '', label: '', ...allDays(today) })}
            >
              {commonTexts.clear}
            </Button>
          )}
          <Button
            ref={toggleButton}
            size="small"
            aria-expanded={isOpen}
            aria-controls={`${id}-form`}
            onClick={() => setOpen(!isOpen)}
          >
            {queueTexts.changeSearch}
          </Button>
        </div>
      </div>
      <div id={`${id}-form`} className={searching.searchedForm} hidden={!isOpen}>
        {isOpen && tools}
        {isOpen && (
          // The key resets the form when the search changes from outside, for example by the back button.
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <QueueSearchForm
              key={Object.values(search).join('|')}
              initial={search}
              today={today}
              labels={labels}
              onSearch={startSearch}
            />
          </Suspense>
        )}
      </div>
    </section>
  )
}
