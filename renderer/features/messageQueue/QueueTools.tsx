/** What stands beside the tabs: the search for words, and the ways to what the whole queue shares. */
import { Button, Switch } from 'antd'
import { useMay } from '../../session/useMay'
import { SearchBox } from '../../ui/forms/SearchBox'
import type { Changes } from '../../ui/lists/listAddress'
import styles from './messageQueue.module.css'
import { isCaseMatchedIn, wordsIn } from './search/queueAddress'
import * as queueTexts from '#shared/texts/queue'

/** What is kept for everybody in the queue. */
export type Kept = 'answers' | 'labels'

interface Props {
  address: URLSearchParams
  onShow: (changes: Changes) => void
  onKeep: (kept: Kept) => void
  onHelp: () => void
}

export function QueueTools({ address, onShow, onKeep, onHelp }: Props) {
  const mayWrite = useMay('QUEUE.write')
  return (
    <div className={styles.bar}>
      <SearchBox
        id="queue-search"
        label={queueTexts.searchByTopicTitle}
        words={wordsIn(address)}
        onChange={(search) => onShow({ search })}
      />
      <label className={styles.match} htmlFor="queue-match-case">
        <Switch
          id="queue-match-case"
          size="small"
          checked={isCaseMatchedIn(address)}
          onChange={(isMatched) => onShow({ match: isMatched ? null : 'any' })}
        />
        {queueTexts.matchCase}
      </label>
      <div className={styles.barEnd}>
        {mayWrite && <Button onClick={() => onKeep('answers')}>{queueTexts.cannedAnswersText}</Button>}
        {mayWrite && <Button onClick={() => onKeep('labels')}>{queueTexts.labels}</Button>}
        <Button onClick={onHelp}>{queueTexts.keyboardShortcuts}</Button>
      </div>
    </div>
  )
}
