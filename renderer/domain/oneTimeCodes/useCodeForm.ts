import { z } from 'zod/mini'
import { OneTimeCode, SentCode } from '#shared/access/credentials'
import { codeDigits } from '#shared/access/oneTimeCode'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNewCode } from './useNewCode'

/** Codes that are sent to visitors have another format than those of signed-in users. */
const entries = {
  signedIn: { body: z.strictObject({ otp: OneTimeCode }) },
  visitor: { body: z.strictObject({ otp: SentCode }) },
}

interface CodeFormOptions<D> {
  recipient: keyof typeof entries
  /** Makes the call with the code. */
  send: (otp: string) => PromiseLike<{ data?: D | undefined; error?: unknown }>
  onSent: (data: D) => void
  /** Resolves to why no new code was sent, or null. */
  sendNewCode: () => Promise<string | null>
  /** The call's names of the code, where they differ. */
  names?: Record<string, 'otp'>
}

/** The state of a form that asks for a one-time code, and can request a new one. */
export function useCodeForm<D>({ recipient, send, onSent, sendNewCode, names = {} }: CodeFormOptions<D>) {
  const newCode = useNewCode(sendNewCode)
  const form = useCallForm(entries[recipient], {
    initial: { otp: '' },
    focus: 'otp',
    input: ({ otp }) => ({ body: { otp: codeDigits(otp) } }),
    send: ({ body }) => {
      newCode.setFailure(null)
      return send(body.otp)
    },
    names,
    onSent,
  })

  async function requestNewCode(): Promise<void> {
    form.clearFailure()
    await newCode.sendAgain()
    // The button is disabled now, so the focus moves to the code.
    form.focus('otp')
  }

  return {
    form,
    failure: form.failure ?? newCode.failure,
    isNewCodeSent: newCode.isResent,
    newCodeButton: {
      disabled: newCode.isDisabled,
      onClick: () => void requestNewCode(),
      children: newCode.label,
    },
  }
}
