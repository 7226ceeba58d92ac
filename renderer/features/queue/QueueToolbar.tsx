/** The tabs, the search and the options of the queue, in one line above the messages. */
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import { Button } from '../../ui/Button'
import { SearchBox } from '../../ui/forms/SearchBox'
import type { SearchChanges } from '../../ui/lists/listSearch'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import styles from './queue.module.css'
import { QueueTabs } from './search/QueueTabs'
import { type QueueSearch, readSearch, readWords } from './search/queueSearch'
import searching from './search/queueSearch.module.css'

const QueueSearchForm = lazyThemed(async () => (await import('./search/QueueSearchForm')).QueueSearchForm)

interface Props {
  search: URLSearchParams
  today: string
  labels: readonly MessageLabel[]
  unanswered: number
  onSearch: (search: QueueSearch) => void
  onShow: (changes: SearchChanges) => void
  /** The options of the list. */
  children: ReactNode
}

export function QueueToolbar({ search, today, labels, unanswered, onSearch, onShow, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const toggleButton = useRef<HTMLButtonElement>(null)
  const formId = useId()
  const shown = readSearch(search, today)

  function startSearch(newSearch: QueueSearch): void {
    setOpen(false)
    // The pressed button is removed with the form.
    toggleButton.current?.focus()
    onSearch(newSearch)
  }

  return (
    <div className={styles.toolbar}>
      <QueueTabs search={search} unanswered={unanswered} />
      <div className={styles.tools}>
        <SearchBox
          id="queue-search"
          label={queueTexts.searchMessages}
          isLabelInside
          words={readWords(search)}
          onChange={(words) => onShow({ words })}
        />
        <Button ref={toggleButton} aria-expanded={isOpen} aria-controls={formId} onClick={() => setOpen(!isOpen)}>
          {queueTexts.searchAccount}
        </Button>
        {children}
      </div>
      <section id={formId} className={searching.searched} aria-label={queueTexts.searchAccount} hidden={!isOpen}>
        {isOpen && (
          // The key resets the form when the search changes from outside, for example by the back button.
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <QueueSearchForm
              key={Object.values(shown).join('|')}
              initial={shown}
              today={today}
              labels={labels}
              onSearch={startSearch}
            />
          </Suspense>
        )}
      </section>
    </div>
  )
}
