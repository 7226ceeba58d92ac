/** A word before a sign-in goes to an address that the provider does not know, and who hears of it. */
import styles from './portalUsers.module.css'
import type { FoundAccounts } from './useAccounts'

interface Props {
  email: string
  found: FoundAccounts
  /** The customers of the accounts that were chosen. */
  owners: readonly string[]
}

export function NotOnFile({ email, found: { accounts, signIns, onFile, isEmailKnown }, owners }: Props) {
  if (isEmailKnown || owners.length === 0) return null
  return (
    <output className={styles.warning}>
      {owners.map((owner) => {
        const name = accounts.find(({ parent_account_id }) => parent_account_id === owner)?.name ?? owner
        const isHeld = signIns.some(
          ({ parent_account_id, level, status }) =>
            parent_account_id === owner && level === 'holder' && status === 'active',
        )
        const known = onFile.find(({ parent_account_id }) => parent_account_id === owner)?.email ?? ''
        return (
          <span key={owner}>
            {email} is not the email on file of {name}. {toldText(isHeld, known)}
          </span>
        )
      })}
    </output>
  )
}

function toldText(isHeld: boolean, known: string): string {
  if (isHeld) return 'The account holder will be notified of the new sign-in.'
  return known === ''
    ? 'There’s no email on file, so we can’t notify anyone about the new sign-in.'
    : `${known} will be notified of the new sign-in.`
}
