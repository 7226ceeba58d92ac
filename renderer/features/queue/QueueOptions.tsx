/** Options of the queue: its density and view, the lists that all agents share, and the keyboard shortcuts. */
import { useId } from 'react'
import * as queueTexts from '#shared/texts/cases/queue'
import { useHasRight } from '../../session/useHasRight'
import more from '../../ui/dialogs/MoreActions.module.css'
import { Popup } from '../../ui/dialogs/Popup'
import { Switch } from '../../ui/Switch'
import styles from './queue.module.css'
import type { QueueLayout } from './useQueueLayout'

/** A list that all agents share. */
export type SharedList = 'answers' | 'labels'

interface Props {
  layout: QueueLayout
  onEditList: (list: SharedList) => void
  onHelp: () => void
}

export function QueueOptions({ layout, onEditList, onHelp }: Props) {
  const mayWrite = useHasRight('QUEUE.write')
  const actions = [
    ...(mayWrite
      ? [
          { label: queueTexts.cannedAnswers, run: () => onEditList('answers') },
          { label: queueTexts.labels, run: () => onEditList('labels') },
        ]
      : []),
    { label: queueTexts.keyboardShortcuts, run: onHelp },
  ]
  return (
    <Popup button={queueTexts.options} label={queueTexts.options} buttonClassName={more.more}>
      {(close) => (
        <div className={styles.options}>
          {!layout.isNarrow && (
            <Option label={queueTexts.compactRows} isOn={layout.isCompact} onChange={layout.chooseCompact} />
          )}
          {layout.hasRoom && (
            <Option label={queueTexts.splitView} isOn={layout.isSplit} onChange={layout.chooseSplit} />
          )}
          <ul>
            {actions.map(({ label, run }) => (
              <li key={label}>
                <button
                  type="button"
                  className={more.hidden}
                  onClick={() => {
                    close()
                    run()
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popup>
  )
}

function Option({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId()
  return (
    <div className={styles.option}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} checked={isOn} onChange={onChange} />
    </div>
  )
}
