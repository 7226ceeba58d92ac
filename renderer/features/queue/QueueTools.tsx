/** The word search next to the tabs, and buttons for the lists that all agents share. */

import * as queueTexts from '#shared/texts/cases/queue'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { SearchBox } from '../../ui/forms/SearchBox'
import type { SearchChanges } from '../../ui/lists/listSearch'
import { Switch } from '../../ui/Switch'
import styles from './queue.module.css'
import { readMatchCase, readSearchWords } from './search/queueSearch'

/** A list that all agents share. */
export type SharedList = 'answers' | 'labels'

interface Props {
  search: URLSearchParams
  onShow: (changes: SearchChanges) => void
  onEditList: (list: SharedList) => void
  onHelp: () => void
}

export function QueueTools({ search, onShow, onEditList, onHelp }: Props) {
  const mayWrite = useHasRight('QUEUE.write')
  return (
    <div className={styles.bar}>
      <SearchBox
        id="queue-search"
        label={queueTexts.searchLabel}
        words={readSearchWords(search)}
        onChange={(search) => onShow({ search })}
      />
      <label className={styles.match} htmlFor="queue-match-case">
        <Switch
          id="queue-match-case"
          checked={readMatchCase(search)}
          onChange={(isMatched) => onShow({ match: isMatched ? null : 'any' })}
        />
        {queueTexts.matchCase}
      </label>
      <div className={styles.barEnd}>
        {mayWrite && <Button onClick={() => onEditList('answers')}>{queueTexts.cannedAnswers}</Button>}
        {mayWrite && <Button onClick={() => onEditList('labels')}>{queueTexts.labels}</Button>}
        <Button onClick={onHelp}>{queueTexts.keyboardShortcuts}</Button>
      </div>
    </div>
  )
}
