/** Hands a saved method in: what is done with it afterwards waits for that, and what was not taken can be handed in again. */
import { useRef, useState } from 'react'
import { methodInFull } from '#shared/brands'
import { listLegacyPaymentProfiles, submitPaymentResponse } from '#shared/contract/legacy'
import type { Problem } from '#shared/errors'
import { send } from '../../api/http'

interface HandingIn {
  token: string
  parentId: string
  isForAutopay: boolean
  onExpired: () => void
}

export function useHandIn({ token, parentId, isForAutopay, onExpired }: HandingIn) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [notTaken, setNotTaken] = useState<string | null>(null)
  const [name, setName] = useState<string | null>(null)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))

  /** Only for reading: without an answer it stays a payment method. */
  async function findName(saved: string): Promise<void> {
    const { data } = await send(
      listLegacyPaymentProfiles,
      { params: { migration_account_parent_id: parentId } },
      { token },
    )
    const method = data?.find((one) => one.token === saved)
    if (!method) return
    const { type, 'profile-account-number': accountNumber, 'profile-description': description } = method
    const { 'card-holder-name': holderName, 'credit-card-expiry-date': expiry } = method
    setName(methodInFull({ type, accountNumber, description, holderName, expiry }))
  }

  async function sendIt(Token: string): Promise<boolean> {
    setNotTaken(null)
    setProblem(null)
    const body = { migration_account_parent_id: parentId, Token, use_for_autopay: isForAutopay }
    const { error } = await send(submitPaymentResponse, { body }, { token })
    if (!error) {
      void findName(Token)
      return true
    }
    if (error.code === 'not_signed_in') onExpired()
    setNotTaken(Token)
    setProblem(error)
    return false
  }

  function handIn(Token: string): void {
    last.current = sendIt(Token)
  }
  return {
    handIn,
    problem,
    /** What was handed in, such as "Visa ending in 1111 (Enid Calderwick, expires 03/2027)"; null until it is known. */
    name,
    /** Hands in again what was not taken. */
    again: notTaken === null ? null : () => handIn(notTaken),
    /** Whether all that was to be handed in is. */
    isTaken: () => last.current,
  }
}
