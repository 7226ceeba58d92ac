/** "Search Account" over the queue, folded to one line of what is searched for: the messages come first. */
import { Button } from 'antd'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { MessageLabel } from '#shared/contract/messageLabels'
import styles from '../messageQueue.module.css'
import searching from './queueSearch.module.css'
import { allDays, isUsualSearch, searchText, type QueueSearch } from './queueAddress'
import { QueueSearchForm } from './QueueSearchForm'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'

interface Props {
  search: QueueSearch
  today: string
  labels: readonly MessageLabel[]
  onSearch: (search: QueueSearch) => void
  /** What is in use is not folded away. */
  startsOpen: boolean
  /** What folds away with the form. */
  tools: ReactNode
}

export function QueueSearchPanel({ search, today, labels, onSearch, startsOpen, tools }: Props) {
  const [isOpen, setOpen] = useState(startsOpen)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()

  function begin(wanted: QueueSearch): void {
    setOpen(false)
    // What was pressed is gone with the form.
    opener.current?.focus()
    onSearch(wanted)
  }

  return (
    <section className={searching.searched} aria-labelledby={`${id}-title`}>
      <div className={searching.searchedLine}>
        <h2 id={`${id}-title`}>{queueTexts.searchAccount}</h2>
        <p className={styles.quiet}>{searchText(search, today, labels)}</p>
        <div className={styles.barEnd}>
          {!isOpen && !isUsualSearch(search, today) && (
            <Button
              size="small"
              onClick={() => begin({ address: '', email: '', phone: '', label: '', ...allDays(today) })}
            >
              {commonTexts.clear}
            </Button>
          )}
          <Button
            ref={opener}
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
          // Begun anew where the search becomes another one otherwise, as by going back.
          <QueueSearchForm
            key={Object.values(search).join('|')}
            initial={search}
            today={today}
            labels={labels}
            onSearch={begin}
          />
        )}
      </div>
    </section>
  )
}
