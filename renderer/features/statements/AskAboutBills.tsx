import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import { paths } from '#shared/paths'
import * as statementTexts from '#shared/texts/billing/statements'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'

/** A customer who has no bills yet can ask about them. */
export function AskAboutBills() {
  const { person } = useSignedIn()
  const mayWrite = useHasRight('MESSAGEBOX.write')
  if (isStaff(person.userTypeCode) || !mayWrite) return null
  return <Link to={`${paths.messageCenter}?new=1`}>{statementTexts.askAboutBills}</Link>
}
