/** What the chat knows and that it is no person; and what could be asked first. */
import { isStaff } from '#shared/access'
import { serviceLabels } from '#shared/services'
import { may } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import styles from './chat.module.css'
import { Suggestions } from './Suggestions'
import { suggestionsFor } from './suggestions'
import * as chatTexts from '#shared/texts/chat'

const known = {
  customer: chatTexts.imAProgramNotA,
  staff: chatTexts.imAProgramNotAPerson,
}

interface Props {
  hasBegun: boolean
  onAsk: (question: string) => void
}

export function Beginning({ hasBegun, onAsk }: Props) {
  const { person, features } = useSignedIn()
  const { account } = useSelected()
  const isOfStaff = isStaff(person.userTypeCode)
  const suggestions = suggestionsFor({
    isOfStaff,
    service: account?.service_type_code ?? null,
    mayKnow: (right) => may(features, right),
  })
  return (
    <>
      <p className={styles.known}>{isOfStaff ? known.staff : known.customer}</p>
      {account && (
        <p className={styles.known}>
          {chatTexts.questionsAboutTheAccountQuestions(isOfStaff)} {serviceLabels[account.service_type_code]}{' '}
          {chatTexts.at(account.street_address)}
        </p>
      )}
      {!hasBegun && <Suggestions label={chatTexts.questionsToStartWith} questions={suggestions} onAsk={onAsk} />}
    </>
  )
}
