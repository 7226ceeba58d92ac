/** The microphone's toggle beside the title, its bar under it, and what a screen reader is told of both. */
import { AudioFilled, AudioOutlined } from '@ant-design/icons'
import { lazy, useEffect, useEffectEvent, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { listeningChanged, selectCommand } from '../../ui/commands/commandSlice'
import { headerButton } from '../../ui/HeaderIcon'
import { LaterPart } from '../../ui/states/LaterPart'
import { isMeantForMore } from './isMeantForMore'
import styles from './voice.module.css'
import { VoiceBar, type OpenedByBar } from './VoiceBar'
import { forgetEnded, useVoiceFace, type VoiceFace } from './voiceFace'
import { voiceTexts } from './voiceTexts'
import * as voiceControlTexts from '#shared/texts/voiceControl'

const CommandList = lazy(async () => ({ default: (await import('../commands/CommandList')).CommandList }))
const Palette = lazy(async () => ({ default: (await import('../palette/Palette')).Palette }))

export function Voice() {
  const { isListening } = useSelector(selectCommand)
  const dispatch = useDispatch()
  const face = useVoiceFace()
  const [opened, setOpened] = useState<OpenedByBar | null>(null)
  const leave = () => setOpened(null)
  const toggle = () => void dispatch(listeningChanged(!isListening))
  const toggleByKey = useEffectEvent(toggle)
  useEffect(() => {
    // By its place, for Option and Shift make another letter of it on a Mac.
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyV' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      toggleByKey()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => forgetEnded, [])
  useEffect(() => {
    if (face.kind !== 'ended') return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isMeantForMore(event)) forgetEnded()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [face.kind])
  const Icon = isListening ? AudioFilled : AudioOutlined

  return (
    <>
      <button
        type="button"
        className={`${headerButton} ${styles.toggle}`}
        aria-pressed={isListening}
        aria-label={voiceControlTexts.voiceCommands}
        aria-keyshortcuts="Alt+Shift+V"
        title={voiceControlTexts.voiceCommandsAltShiftV}
        onClick={toggle}
      >
        <Icon aria-hidden />
      </button>
      <Announced face={face} />
      {face.kind !== 'off' && <VoiceBar face={face} onOpen={setOpened} />}
      {opened && (
        <LaterPart
          key={opened}
          what={opened === 'commands' ? voiceControlTexts.theListOfCommands : voiceControlTexts.theCommandPalette}
          onFailed={leave}
        >
          {opened === 'commands' ? <CommandList onClose={leave} /> : <Palette onClose={leave} />}
        </LaterPart>
      )}
    </>
  )
}

/** Each sentence once it is said; what is still being said would be read out over and over. */
function Announced({ face }: { face: VoiceFace }) {
  const [hasBeenOn, setHasBeenOn] = useState(false)
  if (face.kind !== 'off' && !hasBeenOn) setHasBeenOn(true)
  return <output className="visually-hidden">{announcementOf(face, hasBeenOn)}</output>
}

function announcementOf(face: VoiceFace, hasBeenOn: boolean): string {
  switch (face.kind) {
    case 'off':
      return hasBeenOn ? voiceTexts.off : ''
    case 'starting':
      return voiceTexts.starting
    case 'on':
      if (face.note) return face.note.text
      return face.said === '' ? voiceTexts.listening : voiceControlTexts.heard(face.said)
    case 'ended':
      return face.text
  }
}
