/** What became of a new user, until it is closed: what the sign-in opens, and the password if the portal thought of it. */
import { Button } from 'antd'
import { useEffect, useId } from 'react'
import type { OpenedAccount } from '#shared/contract/portalUsers'
import { serviceLabels } from '#shared/services'
import { Panel } from '../../ui/panels/Panel'
import { GeneratedPassword } from './GeneratedPassword'
import styles from './portalUsers.module.css'

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
      title="User created"
      headingId={headingId}
      action={
        <Button size="small" aria-label="Close: User created" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>
        {name} signs in with {email}.
      </p>
      {generated !== '' && (
        <p>
          Password: <GeneratedPassword password={generated} />
          <br />
          <span className={styles.quiet}>You won’t be able to see it again after closing this.</span>
        </p>
      )}
      <p>
        The sign-in opens {opened.length === 1 ? 'the one account' : `all ${opened.length} accounts`} of the customer:
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
