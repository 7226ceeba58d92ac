/** Keeps the microphone on until the toggle, Escape, a hidden page or a failure turns it off. */
import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { useUnderstandCommandMutation } from '../../api/speech/commands'
import { commandDispatched, listeningChanged } from '../../domain/commands/commandSlice'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { problemOfQuery } from '../../ui/states/queryState'
import { isEscapeHandledElsewhere } from './isEscapeHandledElsewhere'
import { startListening } from './listening'
import { claimListening } from './listeningTab'

const hiddenTimeoutMs = 60_000

export function Listener() {
  const dispatch = useDispatch()
  const [understandCommand] = useUnderstandCommandMutation()
  const understandSentence = useEffectEvent(async (sentence: string) => {
    const { data, error } = await understandCommand({ body: { source: 'VOICE', user_input: sentence } })
    return data ? { data } : { error: problemOfQuery(error) }
  })

  const { account } = useSelection()
  const { customer } = useSignedIn()
  const currentAccount = useEffectEvent(() => account?.crm_service_account_id ?? customer?.crm_customer_number ?? null)

  useEffect(() => {
    const turnOff = () => void dispatch(listeningChanged(false))
    const listening = startListening({
      understand: (sentence) => understandSentence(sentence),
      onCommand: (command) => void dispatch(commandDispatched({ ...command, isSpoken: true })),
      currentAccount: () => currentAccount(),
      onEnded: turnOff,
    })
    const releaseTab = claimListening(() => listening.end(voiceControlTexts.turnedOnElsewhere))
    let timer: ReturnType<typeof setTimeout> | undefined
    const onVisibilityChange = (): void => {
      clearTimeout(timer)
      if (document.hidden) timer = setTimeout(() => listening.end(voiceControlTexts.outOfViewNotice), hiddenTimeoutMs)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isEscapeHandledElsewhere(event)) turnOff()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      releaseTab()
      document.removeEventListener('visibilitychange', onVisibilityChange)
      document.removeEventListener('keydown', onKey)
      listening.stop()
    }
  }, [dispatch])
  return null
}
