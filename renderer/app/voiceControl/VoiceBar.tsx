/** The bar below the title while the microphone is on: the transcript, the understood command and problems. */
import { useDispatch } from 'react-redux'
import * as commonTexts from '#shared/texts/common'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { listeningChanged } from '../../domain/commands/commandSlice'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icons/Icon'
import parts from '../../ui/panels/parts.module.css'
import { clearEndedState, type VoiceBarState } from './voiceBarState'
import styles from './voiceControl.module.css'

type VisibleState = Exclude<VoiceBarState, { kind: 'off' }>

/** Panels that the bar opens. They are drawn outside of it and stay open when the bar closes. */
export type VoicePanel = 'commands' | 'palette'

interface VoiceBarProps {
  state: VisibleState
  onOpen: (panel: VoicePanel) => void
}

export function VoiceBar({ state, onOpen }: VoiceBarProps) {
  const dispatch = useDispatch()
  const hasEnded = state.kind === 'ended'
  const close = () => {
    if (hasEnded) clearEndedState()
    else dispatch(listeningChanged(false))
  }
  return (
    <section className={`${styles.bar} ${hasEnded ? styles.over : ''}`} aria-label={voiceControlTexts.voiceCommands}>
      <div className={styles.words}>
        <VoiceText state={state} />
      </div>
      <div className={styles.actions}>
        {hasEnded && (
          <Button size="small" onClick={() => onOpen('palette')}>
            {voiceControlTexts.typeACommand}
          </Button>
        )}
        <Button size="small" kind="link" onClick={() => onOpen('commands')}>
          {voiceControlTexts.listLink}
        </Button>
        <Button
          size="small"
          kind="text"
          className={styles.close ?? ''}
          icon={<Icon name="x" />}
          aria-label={hasEnded ? commonTexts.close : voiceControlTexts.microphoneOffLabel}
          onClick={close}
        />
      </div>
    </section>
  )
}

function VoiceText({ state }: { state: VisibleState }) {
  switch (state.kind) {
    case 'starting':
      return <p className={styles.state}>{voiceControlTexts.microphoneStarting}</p>
    case 'ended':
      return <p>{state.text}</p>
    case 'on': {
      const { transcript, partial, isUnderstanding, note } = state
      return (
        <>
          <p className={styles.state}>
            {isUnderstanding ? voiceControlTexts.understanding : voiceControlTexts.listening}
          </p>
          {transcript === '' && partial === '' ? (
            note === null && <p className={parts.small}>{voiceControlTexts.exampleHint}</p>
          ) : (
            <p className={styles.transcript}>
              {transcript} <span className={parts.secondary}>{partial}</span>
            </p>
          )}
          {note && <p className={styles[note.kind]}>{note.text}</p>}
        </>
      )
    }
  }
}
