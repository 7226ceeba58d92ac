/** What became of a new user, until it is closed: what the sign-in opens, and the password if the portal thought of it. */
import { Button } from 'antd'
import { useEffect, useId } from 'react'
import type { OpenedAccount } from '#shared/contract/portalUsers'
import { serviceLabels } from '#shared/services'
import { Panel } from '../../ui/panels/Panel'
import { GeneratedPassword } from './GeneratedPassword'
import styles from './portalUsers.module.css'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/portalUsers'

export interface Made {
  name: string
  email: string
  opened: readonly OpenedAccount[]
  /** Empty where it was typed: whoever typed it knows it. */
  generated: string
}

export function UserMade({ made: { name, email, opened, generated }, onClose }: { made: Made; onClose: () => void }) {
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
          <span className={styles.quiet}>{portalUserTexts.youWontBeAbleTo}</span>
        </p>
      )}
      <p>
        {portalUserTexts.thisLoginOpensOfThisCustomer(
          opened.length === 1 ? 'the one account' : `all ${opened.length} accounts`,
        )}
      </p>
      <ul className={styles.accounts}>
        {opened.map(({ account_number, service_types, addresses }) => (
          <li key={account_number}>
            {[account_number, service_types.map((type) => serviceLabels[type]).join(', '), ...addresses]
              .filter((part) => part !== '')
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
