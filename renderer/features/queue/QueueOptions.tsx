/** Options of the queue: its view, whether the agent gets new messages, shared lists, teams and keyboard shortcuts. */
import { Suspense, useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as queueTexts from '#shared/texts/cases/queue'
import * as pageTexts from '#shared/texts/pages'
import { useHasRight } from '../../session/useHasRight'
import more from '../../ui/dialogs/MoreActions.module.css'
import { Popup } from '../../ui/dialogs/Popup'
import { Switch } from '../../ui/Switch'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import styles from './queue.module.css'
import type { QueueLayout } from './useQueueLayout'

const OwnAvailability = lazyThemed(async () => (await import('./OwnAvailability')).OwnAvailability)

const teamLinks = [
  { to: paths.queueBoard, label: pageTexts.queueBoard },
  { to: paths.teams, label: pageTexts.teams },
]

/** A list that all agents share. */
export type SharedList = 'answers' | 'labels'

interface Props {
  layout: QueueLayout
  onEditList: (list: SharedList) => void
  onHelp: () => void
}

export function QueueOptions({ layout, onEditList, onHelp }: Props) {
  const mayWrite = useHasRight('QUEUE.write')
  const leadsTeams = useHasRight('QUEUEADMIN.read')
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
          <Suspense fallback={null}>{mayWrite && <OwnAvailability />}</Suspense>
          <ul>
            {leadsTeams &&
              teamLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link className={more.hidden} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
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
