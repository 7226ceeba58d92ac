/** The entries of the options: how the list looks, new messages in turn, teams, shared lists and keyboard shortcuts. */
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import * as pageTexts from '#shared/texts/pages'
import { useHasRight } from '../../session/useHasRight'
import more from '../../ui/dialogs/MoreActions.module.css'
import { Switch } from '../../ui/Switch'
import { OwnAvailability } from './OwnAvailability'
import type { OptionsProps } from './QueueOptions'
import styles from './queue.module.css'

const teamLinks = [
  { to: paths.queueBoard, label: pageTexts.queueBoard },
  { to: paths.teams, label: pageTexts.teams },
]

export function QueueOptionList({ layout, onEditList, onHelp, close }: OptionsProps & { close: () => void }) {
  const mayWrite = useHasRight('QUEUE.write')
  const leadsTeams = useHasRight('QUEUEADMIN.read')
  const actions = [
    ...(mayWrite
      ? [
          { label: cannedAnswerTexts.cannedAnswers, run: () => onEditList('answers') },
          { label: messageLabelTexts.labels, run: () => onEditList('labels') },
        ]
      : []),
    { label: queueTexts.keyboardShortcuts, run: onHelp },
  ]
  return (
    <div className={styles.options}>
      {!layout.isNarrow && (
        <Option label={queueTexts.compactRows} isOn={layout.isCompact} onChange={layout.chooseCompact} />
      )}
      {layout.hasRoom && <Option label={queueTexts.splitView} isOn={layout.isSplit} onChange={layout.chooseSplit} />}
      {mayWrite && <OwnAvailability />}
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
