/** Under the title while the microphone is on: what is heard, what it was understood as, and what to do where it was not. */
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useDispatch } from 'react-redux'
import { listeningChanged } from '../../ui/commands/commandSlice'
import styles from './voice.module.css'
import { forgetEnded, type VoiceFace } from './voiceFace'
import { voiceTexts } from './voiceTexts'
import * as voiceControlTexts from '#shared/texts/voiceControl'

type ShownFace = Exclude<VoiceFace, { kind: 'off' }>

/** What it opens stands beside it: it stays when the bar goes. */
export type OpenedByBar = 'commands' | 'palette'

interface VoiceBarProps {
  face: ShownFace
  onOpen: (what: OpenedByBar) => void
}

export function VoiceBar({ face, onOpen }: VoiceBarProps) {
  const dispatch = useDispatch()
  const isOver = face.kind === 'ended'
  const close = () => {
    if (isOver) forgetEnded()
    else dispatch(listeningChanged(false))
  }
  return (
    <section className={`${styles.bar} ${isOver ? styles.over : ''}`} aria-label={voiceControlTexts.voiceCommands}>
      <div className={styles.words}>
        <Words face={face} />
      </div>
      <div className={styles.actions}>
        {isOver && (
          <Button size="small" onClick={() => onOpen('palette')}>
            {voiceControlTexts.typeACommand}
          </Button>
        )}
        <Button size="small" type="link" onClick={() => onOpen('commands')}>
          {voiceControlTexts.whatYouCanSay}
        </Button>
        <Button
          size="small"
          type="text"
          className={styles.close ?? ''}
          icon={<CloseOutlined aria-hidden />}
          aria-label={isOver ? 'Close' : voiceControlTexts.turnTheMicrophoneOff}
          onClick={close}
        />
      </div>
    </section>
  )
}

function Words({ face }: { face: ShownFace }) {
  switch (face.kind) {
    case 'starting':
      return <p className={styles.state}>{voiceTexts.starting}</p>
    case 'ended':
      return <p>{face.text}</p>
    case 'on': {
      const { said, partial, isUnderstanding, note } = face
      return (
        <>
          <p className={styles.state}>{isUnderstanding ? voiceTexts.understanding : voiceTexts.listening}</p>
          {said === '' && partial === '' ? (
            note === null && <p className={styles.hint}>{voiceControlTexts.sayWhatCanISay}</p>
          ) : (
            <p className={styles.transcript}>
              {said} <span className={styles.partial}>{partial}</span>
            </p>
          )}
          {note && <p className={styles[note.kind]}>{note.text}</p>}
        </>
      )
    }
  }
}
