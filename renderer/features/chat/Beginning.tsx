/** What the chat knows and that it is no person; and what could be asked first. */
import { isStaff } from '#shared/access'
import { serviceLabels } from '#shared/services'
import { may } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import styles from './chat.module.css'
import { Suggestions } from './Suggestions'
import { suggestionsFor } from './suggestions'

const known = {
  customer:
    'I answer from the FAQs, the documents of the Resource Center and your own account. I am a program, not a person: what I do not know, I say.',
  staff:
    'I answer from the FAQs, the documents of the Resource Center and the account that is open. I am a program, not a person: what I do not know, I say.',
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
          {isOfStaff ? 'Questions about the account' : 'Questions about your account'} are answered for{' '}
          {serviceLabels[account.service_type_code]} at {account.street_address}.
        </p>
      )}
      {!hasBegun && <Suggestions label="Questions to begin with" questions={suggestions} onAsk={onAsk} />}
    </>
  )
}
