/** Sets the voicemail greeting: the standard one, or the customer's own audio file. */
import { useRef } from 'react'
import { getGreeting, type VoipLine } from '#shared/contract/services/voip'
import * as voipTexts from '#shared/texts/services/voip'
import { fetchBlob } from '../../api/files'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { FormFailure } from '../../ui/forms/FormFailure'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { SoundPlayer } from '../../ui/SoundPlayer'
import { RecordGreeting } from './RecordGreeting'
import { useGreeting } from './useGreeting'

const acceptedFiles = '.wav,.mp3,.m4a,.ogg,.webm,audio/*'

export function GreetingPanel({ line }: { line: VoipLine }) {
  const { line_id, greeting_date } = line
  const mayWrite = useHasRight('ACCOUNTS.write')
  const input = useRef<HTMLInputElement>(null)
  const { send, isSending, resetToStandard, isResetting, failure } = useGreeting(line_id)

  return (
    <Panel title={voipTexts.greeting}>
      <p>
        {greeting_date === null ? (
          voipTexts.standardGreetingHint
        ) : (
          <>
            <Rich text={voipTexts.ownGreeting} parts={{ date: <DateText value={greeting_date} /> }} />
          </>
        )}
      </p>
      <div className={parts.actions}>
        <SoundPlayer
          // A new greeting needs a new player.
          key={greeting_date}
          name="greeting"
          size="normal"
          load={() => fetchBlob(getGreeting, { query: { line_id } })}
        />
        {mayWrite && (
          <>
            <Button isBusy={isSending} onClick={() => input.current?.click()}>
              {greeting_date === null ? voipTexts.chooseGreeting : voipTexts.replaceYourGreeting}
            </Button>
            {greeting_date !== null && (
              <Button isBusy={isResetting} onClick={() => void resetToStandard()}>
                {voipTexts.resetGreeting}
              </Button>
            )}
            <input
              ref={input}
              type="file"
              hidden
              aria-label={voipTexts.greetingFile}
              accept={acceptedFiles}
              onChange={(event) => {
                void send(event.target.files?.[0])
                // Clearing the value makes it possible to select the same file again.
                event.target.value = ''
              }}
            />
            <RecordGreeting isSending={isSending} onSave={send} />
          </>
        )}
      </div>
      {mayWrite && <p className={parts.quiet}>{voipTexts.greetingFileHint}</p>}
      <FormFailure>{failure}</FormFailure>
    </Panel>
  )
}
