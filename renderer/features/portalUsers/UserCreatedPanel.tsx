/** Shows a created user until staff close it: the accessible accounts, and the password if it was generated. */
import { useEffect, useId } from 'react'
import type { AccessibleAccount } from '#shared/contract/customers/portalUsers'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as serviceTexts from '#shared/texts/services/services'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { GeneratedPassword } from './GeneratedPassword'
import styles from './portalUsers.module.css'

export interface CreatedUser {
  name: string
  email: string
  accessibleAccounts: readonly AccessibleAccount[]
  /** The generated password. It is empty if staff typed one, because they know it. */
  generated: string
}

export function UserCreatedPanel({
  createdUser: { name, email, accessibleAccounts, generated },
  onClose,
}: {
  createdUser: CreatedUser
  onClose: () => void
}) {
  const headingId = useId()
  useEffect(() => document.getElementById(headingId)?.focus(), [headingId])
  return (
    <Panel
      title={portalUserTexts.userCreated}
      headingId={headingId}
      action={
        <Button size="small" aria-label={portalUserTexts.closeUserCreated} onClick={onClose}>
          {commonTexts.close}
        </Button>
      }
    >
      <p>{portalUserTexts.signsInWith(name, email)}</p>
      {generated !== '' && (
        <p>
          {portalUserTexts.password} <GeneratedPassword password={generated} />
          <br />
          <span className={parts.small}>{portalUserTexts.passwordShownOnce}</span>
        </p>
      )}
      <p>{portalUserTexts.loginAccess(accessibleAccounts.length)}</p>
      <ul className={styles.accounts}>
        {accessibleAccounts.map(({ account_number, service_types, addresses }) => (
          <li key={account_number}>
            {[account_number, service_types.map((type) => serviceTexts.serviceLabels[type]).join(', '), ...addresses]
              .filter((part) => part !== '')
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
