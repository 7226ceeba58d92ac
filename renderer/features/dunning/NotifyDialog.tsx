/** Previews notices before they are sent: the text, who gets one, who already had one and who gets none. */

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { joinSentences } from '#shared/format/joinWords'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import * as commonTexts from '#shared/texts/common'
import { useNotifyByEmailMutation, usePreviewNoticesQuery } from '../../api/billing/dunning'
import { ChoiceDialog } from '../../ui/dialogs/ChoiceDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../ui/forms/FormFailure'
import type { RequestKey } from '../../ui/forms/useRequestKey'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { AlreadyNotifiedList } from './AlreadyNotifiedList'
import styles from './dunning.module.css'

interface Props {
  accounts: string[]
  keyFor: RequestKey['keyFor']
  onStarted: () => void
  onClose: () => void
}

export function NotifyDialog({ accounts, keyFor, onStarted, onClose }: Props) {
  const [, setSearch] = useSearchParams()
  const [resendTo, setResendTo] = useState<readonly string[]>([])
  const query = usePreviewNoticesQuery({ body: { acct_nos: accounts } })
  const [notify] = useNotifyByEmailMutation()
  const { dialog, failure } = useConfirmedCall(
    () => {
      const body = { acct_nos: accounts, again: accounts.filter((account) => resendTo.includes(account)) }
      return notify({ idempotencyKey: keyFor(body), body })
    },
    ({ run_id }) => {
      onStarted()
      onClose()
      setSearch(new URLSearchParams({ tab: 'notices', run: run_id }))
    },
  )
  const recipients = (query.data?.recipient_count ?? 0) + resendTo.length
  return (
    <ChoiceDialog
      {...dialog}
      // Nothing can be sent before the preview is shown, or without recipients.
      isUnready={recipients === 0}
      isOpen
      title={dunningTexts.notifyByEmail}
      yesText={recipients > 0 ? gasNoticeTexts.sendTo(dunningTexts.accountsOfCount(recipients)) : commonTexts.send}
      noText={commonTexts.cancel}
      onNo={onClose}
      message={
        <div className={parts.column}>
          <PageState query={query} failedText={gasNoticeTexts.previewNotLoaded} rows={4}>
            {({ preview, noticed, left_out }) => (
              <>
                <p aria-live="polite">
                  {recipients === 0 ? gasNoticeTexts.noRecipients : gasNoticeTexts.willGetNotice(recipients)}
                </p>
                {noticed.length > 0 && (
                  <AlreadyNotifiedList notified={noticed} resendTo={resendTo} onSelect={setResendTo} />
                )}
                {left_out.length > 0 && (
                  <section aria-label={gasNoticeTexts.notSentLabel}>
                    <p>{gasNoticeTexts.wontGetOne(dunningTexts.accountsOfCount(left_out.length))}</p>
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
                      <Rich
                        text={gasNoticeTexts.letterPreview(preview.to)}
                        parts={{ subject: <strong>{preview.subject}</strong> }}
                      />
                    </p>
                    <pre className={styles.letter}>{preview.text}</pre>
                  </section>
                )}
              </>
            )}
          </PageState>
          <FormFailure>{failure && joinSentences(gasNoticeTexts.failed, failure)}</FormFailure>
        </div>
      }
    />
  )
}
