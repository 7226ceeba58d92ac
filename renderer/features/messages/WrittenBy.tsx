/** Names the agent who wrote a message on the customer's behalf. */
import type { Message } from '#shared/contract/cases/messages'
import { writtenForText } from '../../domain/cases/writtenForText'
import { useSignedIn } from '../../session/SignedIn'
import { nameOf } from '../../ui/nameOf'

export function WrittenBy({ message: { written_by: staffName } }: { message: Pick<Message, 'written_by'> }) {
  const { user } = useSignedIn()
  return staffName === null ? null : ` · ${writtenForText(staffName, nameOf(user))}`
}
