/** An account that somebody signs in for already: its holder is asked, once. */
import { Button } from 'antd'
import { useRequestAccountAccessMutation } from '../../api/serviceAccounts'
import { DateText } from '../../ui/DateText'
import { DialogEnd } from '../../ui/dialogs/DialogEnd'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryFace'
import styles from './accounts.module.css'
import * as serviceAccountTexts from '#shared/texts/serviceAccounts'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../../ui/Rich'

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
    notify.snackbar(serviceAccountTexts.asked)
    onDone()
  }

  if (requestedAt !== null) {
    return (
      <div className={styles.form}>
        <p>{serviceAccountTexts.accountIsLinkedToSomeone(body.crm_billing_account_number)}</p>
        <DialogEnd>
          <p className={styles.quiet}>
            <Rich text={serviceAccountTexts.requestedOn} parts={{ date: <DateText value={requestedAt} /> }} />
          </p>
          <Button type="primary" data-starts-here onClick={onDone}>
            {commonTexts.close}
          </Button>
        </DialogEnd>
      </div>
    )
  }
  return (
    <div className={styles.form}>
      <p>{serviceAccountTexts.accountIsAlreadyLinkedTo(body.crm_billing_account_number)}</p>
      <FormFailure>{error ? problemOfQuery(error).message : null}</FormFailure>
      <DialogEnd>
        <Button onClick={onBack}>{commonTexts.back}</Button>
        <Button type="primary" data-starts-here loading={isLoading} onClick={() => void send()}>
          {serviceAccountTexts.requestAccess}
        </Button>
      </DialogEnd>
    </div>
  )
}
