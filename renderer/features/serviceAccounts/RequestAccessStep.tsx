/** Asks the holder of an account that already has a login for access. Only one request can wait at a time. */
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { useRequestAccountAccessMutation } from '../../api/services/serviceAccounts'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { DialogFooter } from '../../ui/dialogs/DialogFooter'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { Rich } from '../../ui/Rich'
import { problemOfQuery } from '../../ui/states/queryState'
import styles from './serviceAccounts.module.css'

interface RequestAccessStepProps {
  body: { crm_billing_account_number: string; zip_or_last_name: string }
  /** When the person requested access; null while no request of theirs is waiting. */
  requestedAt: string | null
  onDone: () => void
  onBack: () => void
}

export function RequestAccessStep({ body, requestedAt, onDone, onBack }: RequestAccessStepProps) {
  const [requestAccess, { isLoading, error }] = useRequestAccountAccessMutation()
  const notify = useNotify()

  async function send(): Promise<void> {
    const { error: sendError } = await requestAccess({ body })
    if (sendError) return
    notify.snackbar(serviceAccountTexts.accessRequested)
    onDone()
  }

  if (requestedAt !== null) {
    return (
      <div className={styles.form}>
        <p>{serviceAccountTexts.alreadyRequested(body.crm_billing_account_number)}</p>
        <DialogFooter>
          <p className={styles.quiet}>
            <Rich text={serviceAccountTexts.requestedOn} parts={{ date: <DateText value={requestedAt} /> }} />
          </p>
          <Button kind="primary" data-starts-here onClick={onDone}>
            {commonTexts.close}
          </Button>
        </DialogFooter>
      </div>
    )
  }
  return (
    <div className={styles.form}>
      <p>{serviceAccountTexts.linkedToOther(body.crm_billing_account_number)}</p>
      <FormFailure>{error ? problemOfQuery(error).message : null}</FormFailure>
      <DialogFooter>
        <Button onClick={onBack}>{commonTexts.back}</Button>
        <Button kind="primary" data-starts-here isBusy={isLoading} onClick={() => void send()}>
          {serviceAccountTexts.requestAccess}
        </Button>
      </DialogFooter>
    </div>
  )
}
