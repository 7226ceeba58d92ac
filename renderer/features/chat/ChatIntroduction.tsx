/** Shows what the chat can answer and that it is a program, and suggests first questions. */

import { isStaff } from '#shared/access/access'
import * as serviceTexts from '#shared/texts/services/services'
import * as chatTexts from '#shared/texts/speech/chat'
import { hasRight } from '../../session/hasRight'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { Icon } from '../../ui/icons/Icon'
import parts from '../../ui/panels/parts.module.css'
import styles from './chat.module.css'
import { Suggestions } from './Suggestions'
import { suggestionsFor } from './suggestedQuestions'

const introductions = {
  customer: chatTexts.programNotice,
  staff: chatTexts.introduction,
}

interface Props {
  hasStarted: boolean
  onAsk: (question: string) => void
}

export function ChatIntroduction({ hasStarted, onAsk }: Props) {
  const { person, features } = useSignedIn()
  const { account } = useSelection()
  const isForStaff = isStaff(person.userTypeCode)
  const suggestions = suggestionsFor({
    isForStaff,
    service: account?.service_type_code ?? null,
    hasRight: (right) => hasRight(features, right),
  })
  return (
    <>
      {!hasStarted && (
        <div className={styles.welcome}>
          <span className={styles.badge}>
            <Icon name="message-square-text" />
          </span>
          <h3>{chatTexts.welcomeTitle}</h3>
        </div>
      )}
      <p className={parts.small}>{isForStaff ? introductions.staff : introductions.customer}</p>
      {account && (
        <p className={parts.small}>
          {chatTexts.answeredAccount({
            isForStaff,
            service: serviceTexts.serviceNames[account.service_type_code],
            streetAddress: account.street_address,
          })}
        </p>
      )}
      {!hasStarted && <Suggestions label={chatTexts.suggestionsTitle} questions={suggestions} onAsk={onAsk} />}
    </>
  )
}
