/** Being called instead of calling: the call that one waits for, or the form to ask for one. */
import { Button } from 'antd'
import { useState } from 'react'
import type { Callback } from '#shared/contract/help'
import { callbackTexts } from '#shared/helpTexts'
import type { WallClock } from '#shared/openingHours'
import { useCancelCallbackMutation, useGetCallbackQuery } from '../../../api/help'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { PageState } from '../../../ui/states/PageState'
import { Panel } from '../../../ui/panels/Panel'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useNotify } from '../../../ui/notices/useNotify'
import { CallbackForm } from './CallbackForm'
import { dayLabel, timesLabel, topicLabel } from './callbackLabels'
import styles from './contact.module.css'

const headingId = 'callback-heading'

/** The button that was clicked is gone afterwards: the focus goes to where the news is. */
const focusHeading = () => document.getElementById(headingId)?.focus()

export function CallbackPanel({ clock }: { clock: WallClock }) {
  const query = useGetCallbackQuery()
  return (
    <Panel title="Request a call" headingId={headingId}>
      <PageState query={query} what="Your call-back" rows={3}>
        {(callback) =>
          callback ? (
            <Waiting callback={callback} clock={clock} />
          ) : (
            <CallbackForm clock={clock} onDone={focusHeading} />
          )
        }
      </PageState>
    </Panel>
  )
}

function Waiting({ callback, clock }: { callback: Callback; clock: WallClock }) {
  const [isAsking, setIsAsking] = useState(false)
  const { topic, phone, day, from_minutes, to_minutes } = callback

  return (
    <>
      <p>
        We call <strong>{phoneMask(phone)}</strong> about {topicLabel(topic).toLowerCase()}:{' '}
        <strong>
          {dayLabel(day, clock.day)}, {timesLabel(from_minutes, to_minutes)}
        </strong>
        .
      </p>
      <p className={styles.quiet}>Keep the line free and your billing account number at hand.</p>
      <div className={styles.actions}>
        <Button onClick={() => setIsAsking(true)}>Cancel the call</Button>
      </div>
      {isAsking && <CancelDialog callbackId={callback.callback_id} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function CancelDialog({ callbackId, onClose }: { callbackId: string; onClose: () => void }) {
  const [cancel] = useCancelCallbackMutation()
  const { snackbar } = useNotify()
  const { dialog, failure } = useConfirmed(
    () => cancel({ body: { callback_id: callbackId } }),
    () => {
      onClose()
      snackbar(callbackTexts.cancelled)
      focusHeading()
    },
  )
  return (
    <ConfirmDialog
      title="Cancel the call"
      message={
        <>
          <p>Nobody will call you then. You can ask for another time afterwards.</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      isDangerous
      yesText="Cancel the call"
      noText="Keep it"
      onNo={onClose}
    />
  )
}
