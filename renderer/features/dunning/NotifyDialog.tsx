/** Before notices are sent: what they say, how many get one, who had one already, and who gets none. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNotifyByEmailMutation, usePreviewNoticesQuery } from '../../api/connections'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { PageState } from '../../ui/states/PageState'
import styles from './dunning.module.css'
import { countText } from './dunningWords'
import { NoticedList } from './NoticedList'
import * as disconnectTexts from '#shared/texts/disconnects'
import * as commonTexts from '#shared/texts/common'

interface Props {
  accounts: string[]
  /** Of this request: the same one when it is made again because no answer came. */
  keyFor: (request: object) => string
  onBegun: () => void
  onClose: () => void
}

export function NotifyDialog({ accounts, keyFor, onBegun, onClose }: Props) {
  const [, setAddress] = useSearchParams()
  const [again, setAgain] = useState<readonly string[]>([])
  const query = usePreviewNoticesQuery({ body: { acct_nos: accounts } })
  const [notify] = useNotifyByEmailMutation()
  const { dialog, failure } = useConfirmed(
    () => {
      const body = { acct_nos: accounts, again: accounts.filter((account) => again.includes(account)) }
      return notify({ idempotencyKey: keyFor(body), body })
    },
    ({ run_id }) => {
      onBegun()
      onClose()
      setAddress(new URLSearchParams({ tab: 'notices', run: run_id }))
    },
  )
  const recipients = (query.data?.recipient_count ?? 0) + again.length
  return (
    <ConfirmDialog
      {...dialog}
      // Nothing is sent before it was shown, nor to nobody.
      isUnready={recipients === 0}
      isOpen
      title={disconnectTexts.notifyByEmail}
      yesText={recipients > 0 ? disconnectTexts.sendTo(countText(recipients)) : commonTexts.send}
      noText={commonTexts.cancel}
      onNo={onClose}
      message={
        <div className={styles.dialog}>
          <PageState query={query} what={disconnectTexts.thePreview} rows={4}>
            {({ preview, noticed, left_out }) => (
              <>
                <p aria-live="polite">
                  {recipients === 0
                    ? disconnectTexts.noneOfTheSelectedAccounts
                    : `${countText(recipients)} will get a disconnect notice.`}
                </p>
                {noticed.length > 0 && <NoticedList noticed={noticed} again={again} onChoose={setAgain} />}
                {left_out.length > 0 && (
                  <section aria-label={disconnectTexts.notSentText}>
                    <p>{disconnectTexts.wontGetOne(countText(left_out.length))}</p>
                    <ul className={styles.left}>
                      {left_out.map(({ account_no, name, message }) => (
                        <li key={account_no}>
                          {name} {account_no}: {message}
                        </li>
                      ))}
                    </ul>
                  </section>
                )}
                {preview && recipients > 0 && (
                  <section aria-label={commonTexts.preview}>
                    <p>
                      {disconnectTexts.as} {preview.to} {disconnectTexts.willSeeIt} <strong>{preview.subject}</strong>
                    </p>
                    <pre className={styles.letter}>{preview.text}</pre>
                  </section>
                )}
              </>
            )}
          </PageState>
          <FormFailure>{failure && `${disconnectTexts.failed} ${failure}`}</FormFailure>
        </div>
      }
    />
  )
}
