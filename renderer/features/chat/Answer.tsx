/** One answer: its words, where to go on, what can be done at a click, and other questions. */
import { Button } from 'antd'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { registry, type CommandName } from '#shared/commands/registry'
import type { Understood } from '#shared/commands/understood'
import { gasEmergencyNumber, telephoneLink } from '#shared/contactNumbers'
import type { ChatAnswer } from '#shared/contract/chat'
import { commandDetail } from '../../ui/commands/commandDetail'
import { commandGiven } from '../../ui/commands/commandSlice'
import styles from './chat.module.css'
import { Suggestions } from './Suggestions'
import * as chatTexts from '#shared/texts/chat'

export interface AnswerProps {
  answer: ChatAnswer
  canOpen: (address: string) => boolean
  mayGive: (command: CommandName) => boolean
  /** On the way to another page. */
  onLeft: () => void
  /** Asks a related question; null under an answer that is not the newest. */
  onAsk: ((question: string) => void) | null
}

export function Answer({ answer, canOpen, mayGive, onLeft, onAsk }: AnswerProps) {
  const { source, text, links, command, related, is_worded: isWorded } = answer
  const isSafety = source === 'safety'
  const open = links.filter(({ path }) => canOpen(path))
  return (
    <div className={isSafety ? styles.safety : styles.answer}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isSafety && <EmergencyCalls />}
      {open.length > 0 && (
        <ul className={styles.links}>
          {open.map(({ label, path }) => (
            <li key={path}>
              <Link to={path} onClick={onLeft}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {command && mayGive(command.Command) && <QuickAction command={command} onGiven={onLeft} />}
      {isWorded && <p className={styles.quiet}>{chatTexts.wordedByALanguageModel}</p>}
      {onAsk && related.length > 0 && (
        <>
          <p className={styles.quiet}>{chatTexts.orDidYouMean}</p>
          <Suggestions label={chatTexts.relatedQuestions} questions={related} onAsk={onAsk} />
        </>
      )}
    </div>
  )
}

/** Whom to call in danger. */
export const EmergencyCalls = () => (
  <p className={styles.calls}>
    <a href="tel:911">{chatTexts.call911}</a>
    <a href={telephoneLink(gasEmergencyNumber)}>{chatTexts.gasEmergency(gasEmergencyNumber)}</a>
  </p>
)

function QuickAction({ command, onGiven }: { command: Understood; onGiven: () => void }) {
  const dispatch = useDispatch()
  const detail = commandDetail(command)
  const { about } = registry[command.Command]
  return (
    <Button
      onClick={() => {
        dispatch(commandGiven({ ...command, isSpoken: false }))
        onGiven()
      }}
    >
      {detail === '' ? about : `${about}: ${detail}`}
    </Button>
  )
}
