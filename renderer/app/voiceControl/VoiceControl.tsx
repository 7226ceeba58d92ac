/** The microphone toggle next to the title, the voice bar below it, and their screen reader announcements. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as frameTexts from '#shared/texts/frame'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { listeningChanged, selectCommand } from '../../domain/commands/commandSlice'
import { headerButton } from '../../ui/HeaderIcon'
import { Icon } from '../../ui/icons/Icon'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { isEscapeHandledElsewhere } from './isEscapeHandledElsewhere'
import { VoiceBar, type VoicePanel } from './VoiceBar'
import { clearEndedState, useVoiceBarState, type VoiceBarState } from './voiceBarState'
import styles from './voiceControl.module.css'

const CommandList = lazyThemed(async () => (await import('../commands/CommandList')).CommandList)
const Palette = lazyThemed(async () => (await import('../palette/Palette')).Palette)

export function VoiceControl() {
  const { isListening } = useSelector(selectCommand)
  const dispatch = useDispatch()
  const state = useVoiceBarState()
  const [openPanel, setOpenPanel] = useState<VoicePanel | null>(null)
  const closePanel = () => setOpenPanel(null)
  const toggle = () => void dispatch(listeningChanged(!isListening))
  const toggleByKey = useEffectEvent(toggle)
  useEffect(() => {
    // Uses the physical key, because Option and Shift produce another character on a Mac.
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyV' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      toggleByKey()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => clearEndedState, [])
  useEffect(() => {
    if (state.kind !== 'ended') return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isEscapeHandledElsewhere(event)) clearEndedState()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [state.kind])

  return (
    <>
      <button
        type="button"
        className={`${headerButton} ${styles.toggle}`}
        aria-pressed={isListening}
        aria-label={voiceControlTexts.voiceCommands}
        aria-keyshortcuts="Alt+Shift+V"
        title={voiceControlTexts.toggleHint}
        onClick={toggle}
      >
        <Icon name="mic" />
      </button>
      <VoiceAnnouncer state={state} />
      {state.kind !== 'off' && <VoiceBar state={state} onOpen={setOpenPanel} />}
      {openPanel && (
        <LazyBoundary
          key={openPanel}
          failedText={
            openPanel === 'commands' ? voiceControlTexts.commandsNotLoaded : frameTexts.commandPaletteNotLoaded
          }
          onFailed={closePanel}
        >
          {openPanel === 'commands' ? <CommandList onClose={closePanel} /> : <Palette onClose={closePanel} />}
        </LazyBoundary>
      )}
    </>
  )
}

/** Announces each sentence once it is final. Partial transcripts would be read out over and over. */
function VoiceAnnouncer({ state }: { state: VoiceBarState }) {
  const [hasBeenOn, setHasBeenOn] = useState(false)
  if (state.kind !== 'off' && !hasBeenOn) setHasBeenOn(true)
  return <output className="visually-hidden">{announcementOf(state, hasBeenOn)}</output>
}

function announcementOf(state: VoiceBarState, hasBeenOn: boolean): string {
  switch (state.kind) {
    case 'off':
      return hasBeenOn ? voiceControlTexts.microphoneOffNotice : ''
    case 'starting':
      return voiceControlTexts.microphoneStarting
    case 'on':
      if (state.note) return state.note.text
      return state.transcript === '' ? voiceControlTexts.listening : voiceControlTexts.heard(state.transcript)
    case 'ended':
      return state.text
  }
}
