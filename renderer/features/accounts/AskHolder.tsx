/** An account that somebody signs in for already: its holder is asked, once. */
import { Button } from 'antd'
import { addAccountTexts } from '#shared/accountTexts'
import { useRequestAccountAccessMutation } from '../../api/serviceAccounts'
import { DateText } from '../../ui/DateText'
import { DialogEnd } from '../../ui/dialogs/DialogEnd'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryFace'
import styles from './accounts.module.css'

interface AskHolderProps {
  body: { crm_billing_account_number: string; zip_or_last_name: string }
  /** When the person asked for it; null when no request of theirs waits. */
  requestedAt: string | null
  onDone: () => void
  onBack: () => void
}

export function AskHolder({ body, requestedAt, onDone, onBack }: AskHolderProps) {
  const [ask, { isLoading, error }] = useRequestAccountAccessMutation()
  const notify = useNotify()

  async function send(): Promise<void> {
    const { error: refused } = await ask({ body })
    if (refused) return
    notify.snackbar(addAccountTexts.asked)
    onDone()
  }

  if (requestedAt !== null) {
    return (
      <div className={styles.form}>
        <p>
          Account {body.crm_billing_account_number} is linked to somebody else&rsquo;s sign-in. You have asked for
          access already, and nobody has decided yet. We write to you.
        </p>
        <DialogEnd>
          <p className={styles.quiet}>
            Requested on <DateText value={requestedAt} />
          </p>
          <Button type="primary" data-starts-here onClick={onDone}>
            Close
          </Button>
        </DialogEnd>
      </div>
    )
  }
  return (
    <div className={styles.form}>
      <p>
        Account {body.crm_billing_account_number} is linked to somebody else&rsquo;s sign-in already. We can ask them to
        give you access. They learn your name and your email address, and decide within 14 days.
      </p>
      <FormFailure>{error ? problemOfQuery(error).message : null}</FormFailure>
      <DialogEnd>
        <Button onClick={onBack}>Back</Button>
        <Button type="primary" data-starts-here loading={isLoading} onClick={() => void send()}>
          Request access
        </Button>
      </DialogEnd>
    </div>
  )
}
