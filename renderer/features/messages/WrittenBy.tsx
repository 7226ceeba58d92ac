/** Who of the provider wrote a message that stands among the customer's own. */
import type { Message } from '#shared/contract/messages'
import { useSignedIn } from '../../session/SignedIn'
import { writtenFor } from '../../ui/cases/writtenFor'
import { nameOf } from '../../ui/nameOf'

export function WrittenBy({ message: { written_by: staffName } }: { message: Pick<Message, 'written_by'> }) {
  const { user } = useSignedIn()
  return staffName === null ? null : ` · ${writtenFor(staffName, nameOf(user))}`
}
