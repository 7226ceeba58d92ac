/** A word before a sign-in goes to an address that the provider does not know, and who hears of it. */
import styles from './portalUsers.module.css'
import type { FoundAccounts } from './useAccounts'
import * as portalUserTexts from '#shared/texts/portalUsers'

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
            {portalUserTexts.isntTheEmailOnFileFor(email)} {name}. {toldText(isHeld, known)}
          </span>
        )
      })}
    </output>
  )
}

function toldText(isHeld: boolean, known: string): string {
  if (isHeld) return portalUserTexts.theAccountHolderWillBe
  return known === '' ? portalUserTexts.theresNoEmailOnFile : portalUserTexts.willBeNotifiedOfThe(known)
}
