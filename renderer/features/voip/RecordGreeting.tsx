/** Records a greeting with the microphone, plays it back, and saves or discards it. */
import { clockText } from '#shared/format/minutes'
import * as commonTexts from '#shared/texts/common'
import * as voipTexts from '#shared/texts/services/voip'
import { Button } from '../../ui/Button'
import { FormFailure } from '../../ui/forms/FormFailure'
import parts from '../../ui/panels/parts.module.css'
import { SoundPlayer } from '../../ui/SoundPlayer'
import { maxSeconds, type RecorderProblem, useRecorder } from './useRecorder'
import styles from './voip.module.css'

interface RecordGreetingProps {
  isSending: boolean
  /** Resolves to whether the greeting was saved. */
  onSave: (file: File) => Promise<boolean>
}

const problemTexts: Record<RecorderProblem, string> = {
  notAllowed: voipTexts.microphoneBlocked,
  noMicrophone: voipTexts.microphoneNotFound,
  unsupported: voipTexts.recordingUnsupported,
  failed: voipTexts.microphoneBusy,
}

/** Moves the focus to the text, because the pressed button is gone and the buttons in its place do something else. */
const focusNode = (node: HTMLElement | null): void => node?.focus()

export function RecordGreeting({ isSending, onSave }: RecordGreetingProps) {
  const { recording, start, stop, discard } = useRecorder()

  async function save(file: File): Promise<void> {
    if (await onSave(file)) discard()
  }

  switch (recording.state) {
    case 'idle':
    case 'asking':
    case 'troubled':
      return (
        <>
          <Button onClick={start}>{voipTexts.recordAGreeting}</Button>
          <output>{recording.state === 'asking' && voipTexts.microphoneStarting}</output>
          {recording.state === 'troubled' && (
            <div className={styles.recorder}>
              <FormFailure>{problemTexts[recording.problem]}</FormFailure>
            </div>
          )}
        </>
      )
    case 'recording':
      return (
        <div className={styles.recorder}>
          <p role="timer">{voipTexts.recordingOf(clockText(recording.seconds), clockText(maxSeconds))}</p>
          <div className={parts.actions}>
            <Button isDanger onClick={stop}>
              {voipTexts.stopRecording}
            </Button>
          </div>
        </div>
      )
    case 'recorded':
      return (
        <div className={styles.recorder}>
          <p ref={focusNode} tabIndex={-1}>
            {voipTexts.greetingPreviewHint}
          </p>
          <SoundPlayer name={voipTexts.yourRecording} load={() => Promise.resolve({ data: recording.file })} />
          <div className={parts.actions}>
            <Button key="discard" disabled={isSending} onClick={discard}>
              {commonTexts.discard}
            </Button>
            <Button kind="primary" isBusy={isSending} onClick={() => void save(recording.file)}>
              {voipTexts.useThisRecording}
            </Button>
          </div>
        </div>
      )
  }
}
