/** Being called instead of calling: the call that one waits for, or the form to ask for one. */
import { Button } from 'antd'
import { useState } from 'react'
import type { Callback } from '#shared/contract/help'
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
import * as helpTexts from '#shared/texts/help'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../../../ui/Rich'

const headingId = 'callback-heading'

/** The button that was clicked is gone afterwards: the focus goes to where the news is. */
const focusHeading = () => document.getElementById(headingId)?.focus()

export function CallbackPanel({ clock }: { clock: WallClock }) {
  const query = useGetCallbackQuery()
  return (
    <Panel title={helpTexts.requestACall} headingId={headingId}>
      <PageState query={query} what={helpTexts.yourCallBack} rows={3}>
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
        <Rich text={helpTexts.wellCallAbout} parts={{ strong: <strong>{phoneMask(phone)}</strong> }} />{' '}
        {topicLabel(topic).toLowerCase()}:{' '}
        <strong>
          {dayLabel(day, clock.day)}, {timesLabel(from_minutes, to_minutes)}
        </strong>
        .
      </p>
      <p className={styles.quiet}>{helpTexts.keepTheLineFreeAnd}</p>
      <div className={styles.actions}>
        <Button onClick={() => setIsAsking(true)}>{helpTexts.cancelTheCall}</Button>
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
      snackbar(helpTexts.callbackCancelled)
      focusHeading()
    },
  )
  return (
    <ConfirmDialog
      title={helpTexts.cancelTheCall}
      message={
        <>
          <p>{helpTexts.weWontCallYouAt}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      isDangerous
      yesText={helpTexts.cancelTheCall}
      noText={commonTexts.keepIt}
      onNo={onClose}
    />
  )
}
