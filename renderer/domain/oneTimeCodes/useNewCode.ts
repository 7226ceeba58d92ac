import { useState } from 'react'
import { codeResendSeconds } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import { useSecondsLeft } from '../../ui/timing/useSecondsLeft'

const nextResendTime = (): number => Date.now() + codeResendSeconds * 1000

/**
 * The button that requests another one-time code, half a minute after the last one. After a failure, the user can try
 * again immediately. `sendCode` resolves to why no code was sent, or null.
 */
export function useNewCode(sendCode: () => Promise<string | null>) {
  const [resendAt, setResendAt] = useState(nextResendTime)
  const [failure, setFailure] = useState<string | null>(null)
  const [isResent, setIsResent] = useState(false)
  const secondsLeft = useSecondsLeft(resendAt)

  async function sendAgain(): Promise<void> {
    setResendAt(nextResendTime())
    const problem = await sendCode()
    setFailure(problem)
    if (problem === null) setIsResent(true)
    else setResendAt(0)
  }

  return {
    sendAgain,
    label: secondsLeft > 0 ? commonTexts.newCodeCountdown(secondsLeft) : commonTexts.sendNewCode,
    isDisabled: secondsLeft > 0,
    isResent,
    failure,
    setFailure,
  }
}
