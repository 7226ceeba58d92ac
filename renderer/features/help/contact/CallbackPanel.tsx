/** Shows the pending callback, or the form to request one. */
import { useState } from 'react'
import type { Callback } from '#shared/contract/cases/help'
import type { WallClock } from '#shared/desks/openingHours'
import * as helpTexts from '#shared/texts/cases/help'
import { useCancelCallbackMutation, useGetCallbackQuery } from '../../../api/cases/help'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useNotify } from '../../../ui/notices/useNotify'
import { Panel } from '../../../ui/panels/Panel'
import { Rich } from '../../../ui/Rich'
import { PageState } from '../../../ui/states/PageState'
import { CallbackForm } from './CallbackForm'
import { dayLabel, timesLabel, topicLabel } from './callbackLabels'
import styles from './contact.module.css'

const headingId = 'callback-heading'

/** The clicked button is gone afterwards, so the focus moves to the heading above the new content. */
const focusHeading = () => document.getElementById(headingId)?.focus()

export function CallbackPanel({ clock }: { clock: WallClock }) {
  const query = useGetCallbackQuery()
  return (
    <Panel title={helpTexts.requestACallback} headingId={headingId}>
      <PageState query={query} failedText={helpTexts.callbackNotLoaded} rows={3}>
        {(callback) =>
          callback ? (
            <PendingCallback callback={callback} clock={clock} />
          ) : (
            <CallbackForm clock={clock} onDone={focusHeading} />
          )
        }
      </PageState>
    </Panel>
  )
}

function PendingCallback({ callback, clock }: { callback: Callback; clock: WallClock }) {
  const [isCancelOpen, setIsCancelOpen] = useState(false)
  const { topic, phone, day, from_minutes, to_minutes } = callback

  return (
    <>
      <p>
        <Rich
          text={helpTexts.pendingCallback}
          parts={{
            phone: <strong>{phoneMask(phone)}</strong>,
            topic: topicLabel(topic),
            time: (
              <strong>
                {dayLabel(day, clock.day)}, {timesLabel(from_minutes, to_minutes)}
              </strong>
            ),
          }}
        />
      </p>
      <p className={styles.quiet}>{helpTexts.callbackHint}</p>
      <div className={styles.actions}>
        <Button onClick={() => setIsCancelOpen(true)}>{helpTexts.cancelTheCall}</Button>
      </div>
      {isCancelOpen && <CancelDialog callbackId={callback.callback_id} onClose={() => setIsCancelOpen(false)} />}
    </>
  )
}

function CancelDialog({ callbackId, onClose }: { callbackId: string; onClose: () => void }) {
  const [cancel] = useCancelCallbackMutation()
  const { snackbar } = useNotify()
  const { dialog, failure } = useConfirmedCall(
    () => cancel({ body: { callback_id: callbackId } }),
    () => {
      onClose()
      snackbar(helpTexts.callbackCancelled)
      focusHeading()
    },
  )
  return (
    <ConfirmDialog
      title={helpTexts.cancelCallQuestion}
      message={
        <>
          <p>{helpTexts.callbackCanceled}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      isDangerous
      onNo={onClose}
    />
  )
}
