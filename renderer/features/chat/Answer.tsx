/** Shows one answer: its text, links, a command button and related questions. */

import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import type { CommandName } from '#shared/commands/registry'
import type { ChatAnswer } from '#shared/contract/speech/chat'
import { gasEmergencyNumber, phoneLink } from '#shared/desks/contactNumbers'
import { paths } from '#shared/paths'
import * as chatTexts from '#shared/texts/speech/chat'
import { commandDescriptions } from '#shared/texts/speech/commandDescriptions'
import * as commandTexts from '#shared/texts/speech/commands'
import { commandDetail } from '../../domain/commands/commandDetail'
import { commandDispatched } from '../../domain/commands/commandSlice'
import type { CanOpenPath } from '../../session/canOpenPath'
import { useSignedIn } from '../../session/SignedIn'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icons/Icon'
import { LinkButton } from '../../ui/panels/LinkButton'
import parts from '../../ui/panels/parts.module.css'
import styles from './chat.module.css'
import { Suggestions } from './Suggestions'

export interface AnswerProps {
  answer: ChatAnswer
  canOpenPath: CanOpenPath
  isAvailable: (command: CommandName) => boolean
  /** Called when a link or a command leads to another page. */
  onNavigate: () => void
  /** Asks a related question; null under an answer that is not the newest. */
  onAsk: ((question: string) => void) | null
}

/** The link to the FAQ that answers is its source. All others lead to what the user can do next. */
const isSource = ({ path }: ChatAnswer['links'][number]): boolean => path.startsWith(`${paths.faq}?`)

export function Answer({ answer, canOpenPath, isAvailable, onNavigate, onAsk }: AnswerProps) {
  const { source, text, links, command, related, is_worded: isReworded } = answer
  const isSafety = source === 'safety'
  const openLinks = links.filter(({ path }) => canOpenPath(path))
  const actions = openLinks.filter((link) => !isSource(link))
  return (
    <div className={isSafety ? styles.safety : styles.answer}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isSafety && <EmergencyCalls />}
      {actions.length > 0 && (
        <ul className={parts.wrap}>
          {actions.map(({ label, path }) => (
            <li key={path}>
              <LinkButton to={path} onClick={onNavigate}>
                {label}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {command && isAvailable(command.Command) && <QuickAction command={command} onExecuted={onNavigate} />}
      <Source answer={answer} links={openLinks.filter(isSource)} onNavigate={onNavigate} />
      {isReworded && <p className={parts.small}>{chatTexts.modelNotice}</p>}
      {onAsk && related.length > 0 && (
        <>
          <p className={parts.small}>{chatTexts.otherQuestionsTitle}</p>
          <Suggestions label={chatTexts.relatedQuestions} questions={related} onAsk={onAsk} />
        </>
      )}
    </div>
  )
}

interface SourceProps {
  answer: ChatAnswer
  links: ChatAnswer['links']
  onNavigate: () => void
}

/** Shows where the answer is from. */
function Source({ answer, links, onNavigate }: SourceProps) {
  const isForStaff = isStaff(useSignedIn().person.userTypeCode)
  return (
    <>
      {answer.source === 'account' && (
        <p className={styles.source}>
          <Icon name="circle-user-round" />
          <span>{isForStaff ? chatTexts.fromOpenAccount : chatTexts.fromAccount}</span>
        </p>
      )}
      {links.map(({ label, path }) => (
        <p key={path} className={styles.source}>
          <Icon name="circle-question-mark" />
          <Link to={path} onClick={onNavigate}>
            {label}
          </Link>
        </p>
      ))}
    </>
  )
}

/** Offers the emergency phone numbers. */
export const EmergencyCalls = () => (
  <p className={styles.calls}>
    <a href="tel:911">
      <Icon name="phone" /> {chatTexts.call911}
    </a>
    <a href={phoneLink(gasEmergencyNumber)}>
      <Icon name="phone" /> {chatTexts.gasEmergency(gasEmergencyNumber)}
    </a>
  </p>
)

function QuickAction({ command, onExecuted }: { command: ParsedCommand; onExecuted: () => void }) {
  const dispatch = useDispatch()
  const detail = commandDetail(command)
  return (
    <Button
      onClick={() => {
        dispatch(commandDispatched({ ...command, isSpoken: false }))
        onExecuted()
      }}
    >
      {commandTexts.commandWithDetail(commandDescriptions[command.Command], detail)}
    </Button>
  )
}
