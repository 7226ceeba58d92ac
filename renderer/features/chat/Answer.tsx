/** Shows one answer: its text, links, a command button and related questions. */
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { type CommandName, registry } from '#shared/commands/registry'
import type { ChatAnswer } from '#shared/contract/speech/chat'
import { gasEmergencyNumber, telephoneLink } from '#shared/desks/contactNumbers'
import * as chatTexts from '#shared/texts/chat'
import { commandDetail } from '../../domain/commands/commandDetail'
import { commandDispatched } from '../../domain/commands/commandSlice'
import { Button } from '../../ui/Button'
import styles from './chat.module.css'
import { Suggestions } from './Suggestions'

export interface AnswerProps {
  answer: ChatAnswer
  canOpen: (address: string) => boolean
  isAvailable: (command: CommandName) => boolean
  /** Called when a link or a command leads to another page. */
  onNavigate: () => void
  /** Asks a related question; null under an answer that is not the newest. */
  onAsk: ((question: string) => void) | null
}

export function Answer({ answer, canOpen, isAvailable, onNavigate, onAsk }: AnswerProps) {
  const { source, text, links, command, related, is_worded: isReworded } = answer
  const isSafety = source === 'safety'
  const openLinks = links.filter(({ path }) => canOpen(path))
  return (
    <div className={isSafety ? styles.safety : styles.answer}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isSafety && <EmergencyCalls />}
      {openLinks.length > 0 && (
        <ul className={styles.links}>
          {openLinks.map(({ label, path }) => (
            <li key={path}>
              <Link to={path} onClick={onNavigate}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {command && isAvailable(command.Command) && <QuickAction command={command} onExecuted={onNavigate} />}
      {isReworded && <p className={styles.quiet}>{chatTexts.wordedByALanguageModel}</p>}
      {onAsk && related.length > 0 && (
        <>
          <p className={styles.quiet}>{chatTexts.orDidYouMean}</p>
          <Suggestions label={chatTexts.relatedQuestions} questions={related} onAsk={onAsk} />
        </>
      )}
    </div>
  )
}

/** Offers the emergency phone numbers. */
export const EmergencyCalls = () => (
  <p className={styles.calls}>
    <a href="tel:911">{chatTexts.call911}</a>
    <a href={telephoneLink(gasEmergencyNumber)}>{chatTexts.gasEmergency(gasEmergencyNumber)}</a>
  </p>
)

function QuickAction({ command, onExecuted }: { command: ParsedCommand; onExecuted: () => void }) {
  const dispatch = useDispatch()
  const detail = commandDetail(command)
  const { description } = registry[command.Command]
  return (
    <Button
      onClick={() => {
        dispatch(commandDispatched({ ...command, isSpoken: false }))
        onExecuted()
      }}
    >
      {detail === '' ? description : `${description}: ${detail}`}
    </Button>
  )
}
