/** Warns before a login is created for an email that isn't on file, and shows who is notified. */

import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import styles from './portalUsers.module.css'
import type { AccountMatches } from './useFindAccounts'

interface Props {
  email: string
  found: AccountMatches
  /** The customer numbers of the selected accounts. */
  owners: readonly string[]
}

export function EmailNotOnFileWarning({ email, found: { accounts, signIns, onFile, isEmailKnown }, owners }: Props) {
  if (isEmailKnown || owners.length === 0) return null
  return (
    <output className={styles.warning}>
      {owners.map((owner) => {
        const name = accounts.find(({ parent_account_id }) => parent_account_id === owner)?.name ?? owner
        const hasHolder = signIns.some(
          ({ parent_account_id, level, status }) =>
            parent_account_id === owner && level === 'holder' && status === 'active',
        )
        const emailOnFile = onFile.find(({ parent_account_id }) => parent_account_id === owner)?.email ?? ''
        return (
          <span key={owner}>
            {portalUserTexts.unknownEmail(email, name)} {notifiedText(hasHolder, emailOnFile)}
          </span>
        )
      })}
    </output>
  )
}

function notifiedText(hasHolder: boolean, emailOnFile: string): string {
  if (hasHolder) return portalUserTexts.holderNotified
  return emailOnFile === '' ? portalUserTexts.noEmailOnFile : portalUserTexts.personNotified(emailOnFile)
}
