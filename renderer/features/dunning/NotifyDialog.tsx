/** Before notices are sent: what they say, how many get one, and who does not. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { noticeTexts } from '#shared/dunning'
import { useNotifyByEmailMutation, usePreviewNoticesQuery } from '../../api/connections'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { PageState } from '../../ui/states/PageState'
import styles from './dunning.module.css'

interface Props {
  accounts: string[]
  onBegun: () => void
  onClose: () => void
}

const countText = (count: number): string => `${count} ${count === 1 ? 'account' : 'accounts'}`

export function NotifyDialog({ accounts, onBegun, onClose }: Props) {
  const [, setAddress] = useSearchParams()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const query = usePreviewNoticesQuery({ body: { acct_nos: accounts } })
  const [notify] = useNotifyByEmailMutation()
  const { dialog, failure } = useConfirmed(
    () => notify({ idempotencyKey, body: { acct_nos: accounts } }),
    ({ run_id }) => {
      onBegun()
      onClose()
      setAddress(new URLSearchParams({ tab: 'notices', run: run_id }))
    },
  )
  const hasRecipient = (query.data?.recipient_count ?? 0) > 0
  return (
    <ConfirmDialog
      {...dialog}
      // Nothing is sent before it was shown, nor to nobody.
      onYes={() => (hasRecipient ? dialog.onYes() : onClose())}
      isOpen
      title="Notify by email"
      yesText={hasRecipient ? `Send to ${countText(query.data?.recipient_count ?? 0)}` : 'Close'}
      noText="Cancel"
      onNo={onClose}
      message={
        <div className={styles.dialog}>
          <PageState query={query} what="The preview" rows={4}>
            {({ preview, recipient_count, left_out }) => (
              <>
                <p>
                  {recipient_count === 0
                    ? 'None of the chosen accounts can be sent a notice.'
                    : `${countText(recipient_count)} will be sent a notice of disconnection.`}
                </p>
                {preview && (
                  <section aria-label="Preview">
                    <p>
                      As {preview.to} gets it: <strong>{preview.subject}</strong>
                    </p>
                    <pre className={styles.letter}>{preview.text}</pre>
                  </section>
                )}
                {left_out.length > 0 && (
                  <section aria-label="Not sent">
                    <p>{countText(left_out.length)} will not be sent one:</p>
                    <ul className={styles.left}>
                      {left_out.map(({ account_no, name, message }) => (
                        <li key={account_no}>
                          {name} {account_no}: {message}
                        </li>
                      ))}
                    </ul>
                  </section>
                )}
              </>
            )}
          </PageState>
          <FormFailure>{failure && `${noticeTexts.failed} ${failure}`}</FormFailure>
        </div>
      }
    />
  )
}
