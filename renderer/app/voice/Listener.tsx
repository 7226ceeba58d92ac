/** The microphone while it is on. What ends it: the toggle, Escape, a page out of sight, or a failure. */
import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { useUnderstandCommandMutation } from '../../api/commands'
import { commandGiven, listeningChanged } from '../../ui/commands/commandSlice'
import { problemOfQuery } from '../../ui/states/queryFace'
import { beginListening } from './listening'
import { voiceTexts } from './voiceTexts'

const outOfSightMs = 60_000

/** Escape leaves a dialog, a list or a field first. */
const isMeantForMore = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [aria-expanded="true"]') !== null)

export function Listener() {
  const dispatch = useDispatch()
  const [understandCommand] = useUnderstandCommandMutation()
  const understand = useEffectEvent(async (sentence: string) => {
    const { data, error } = await understandCommand({ body: { source: 'VOICE', user_input: sentence } })
    return data ? { data } : { error: problemOfQuery(error) }
  })

  useEffect(() => {
    const off = () => void dispatch(listeningChanged(false))
    const listening = beginListening({
      understand: (sentence) => understand(sentence),
      onCommand: (understood) => void dispatch(commandGiven({ ...understood, isSpoken: true })),
      onEnded: off,
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const onSight = (): void => {
      clearTimeout(timer)
      if (document.hidden) timer = setTimeout(() => listening.end(voiceTexts.hidden), outOfSightMs)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isMeantForMore(event)) off()
    }
    document.addEventListener('visibilitychange', onSight)
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSight)
      document.removeEventListener('keydown', onKey)
      listening.stop()
    }
  }, [dispatch])
  return null
}
