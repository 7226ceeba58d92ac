/** Submits a saved method. Later steps wait for the submission, and a rejected method can be submitted again. */
import { useRef, useState } from 'react'
import { listLegacyPaymentProfiles, submitPaymentResponse } from '#shared/contract/customers/registrations'
import type { Problem } from '#shared/http/errors'
import { describeMethod } from '#shared/payments/brands'
import { send } from '../../../api/http'

interface MethodSubmissionInput {
  token: string
  parentId: string
  isForAutopay: boolean
  onExpired: () => void
}

export function useSubmitMethod({ token, parentId, isForAutopay, onExpired }: MethodSubmissionInput) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [rejectedToken, setRejectedToken] = useState<string | null>(null)
  const [name, setName] = useState<string | null>(null)
  const lastSubmission = useRef<Promise<boolean>>(Promise.resolve(true))

  /** Loads the name only for display. Without it, the page shows a generic text. */
  async function loadName(savedToken: string): Promise<void> {
    const { data } = await send(
      listLegacyPaymentProfiles,
      { params: { migration_account_parent_id: parentId } },
      { token },
    )
    const method = data?.find((candidate) => candidate.token === savedToken)
    if (!method) return
    const { type, 'profile-account-number': accountNumber, 'profile-description': description } = method
    const { 'card-holder-name': holderName, 'credit-card-expiry-date': expiry } = method
    setName(describeMethod({ type, accountNumber, description, holderName, expiry }))
  }

  async function sendMethod(Token: string): Promise<boolean> {
    setRejectedToken(null)
    setProblem(null)
    const body = { migration_account_parent_id: parentId, Token, use_for_autopay: isForAutopay }
    const { error } = await send(submitPaymentResponse, { body }, { token })
    if (!error) {
      void loadName(Token)
      return true
    }
    if (error.code === 'not_signed_in') onExpired()
    setRejectedToken(Token)
    setProblem(error)
    return false
  }

  function submitMethod(Token: string): void {
    lastSubmission.current = sendMethod(Token)
  }
  return {
    submitMethod,
    problem,
    /** Describes the submitted method, such as "Visa ending in 1111 (expires 03/2027)"; null until it is loaded. */
    name,
    /** Submits the rejected method again; null if there is none. */
    retry: rejectedToken === null ? null : () => submitMethod(rejectedToken),
    /** Resolves to whether the last submission succeeded. */
    whenSubmitted: () => lastSubmission.current,
  }
}
