/** The microphone while it is on. What ends it: the toggle, Escape, a page out of sight, or a failure. */
import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { useUnderstandCommandMutation } from '../../api/commands'
import { useSignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { commandGiven, listeningChanged } from '../../ui/commands/commandSlice'
import { problemOfQuery } from '../../ui/states/queryFace'
import { isMeantForMore } from './isMeantForMore'
import { beginListening } from './listening'
import { beOnlyEar } from './onlyEar'
import { voiceTexts } from './voiceTexts'

const outOfSightMs = 60_000

export function Listener() {
  const dispatch = useDispatch()
  const [understandCommand] = useUnderstandCommandMutation()
  const understand = useEffectEvent(async (sentence: string) => {
    const { data, error } = await understandCommand({ body: { source: 'VOICE', user_input: sentence } })
    return data ? { data } : { error: problemOfQuery(error) }
  })

  const { account } = useSelected()
  const { customer } = useSignedIn()
  const accountNow = useEffectEvent(() => account?.crm_service_account_id ?? customer?.crm_customer_number ?? null)

  useEffect(() => {
    const off = () => void dispatch(listeningChanged(false))
    const listening = beginListening({
      understand: (sentence) => understand(sentence),
      onCommand: (understood) => void dispatch(commandGiven({ ...understood, isSpoken: true })),
      accountNow: () => accountNow(),
      onEnded: off,
    })
    const leaveOthers = beOnlyEar(() => listening.end(voiceTexts.otherTab))
    let timer: ReturnType<typeof setTimeout> | undefined
    const onSight = (): void => {
      clearTimeout(timer)
      if (document.hidden) timer = setTimeout(() => listening.end(voiceTexts.hidden), outOfSightMs)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isMeantForMore(event)) off()
    }
    document.addEventListener('visibilitychange', onSight)
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      leaveOthers()
      document.removeEventListener('visibilitychange', onSight)
      document.removeEventListener('keydown', onKey)
      listening.stop()
    }
  }, [dispatch])
  return null
}
