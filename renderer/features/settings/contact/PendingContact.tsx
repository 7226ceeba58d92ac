import {
  useCancelProfileCodeMutation,
  useConfirmProfileCodeMutation,
  useSendProfileCodeMutation,
} from '../../../api/customers/profile'
import { CodeForm } from '../../../domain/oneTimeCodes/CodeForm'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { problemOfQuery } from '../../../ui/states/queryState'

interface PendingContactProps {
  channel: 'email' | 'phone'
  target: string
  onVerified: () => void
  onCancel: () => void
}

/** Asks for the code that verifies a new email or main number. */
export function PendingContact({ channel, target, onVerified, onCancel }: PendingContactProps) {
  const [send] = useSendProfileCodeMutation()
  const [confirm] = useConfirmProfileCodeMutation()
  const [cancel] = useCancelProfileCodeMutation()

  async function sendAgain(): Promise<string | null> {
    const { error } = await send({ body: channel === 'email' ? { email: target } : { phone: target } })
    return error ? problemOfQuery(error).message : null
  }

  async function cancelChange(): Promise<void> {
    await cancel({ body: { channel } })
    onCancel()
  }

  return (
    <CodeForm
      target={channel === 'email' ? target : phoneMask(target)}
      send={(otp) => confirm({ body: { channel, otp } })}
      onSent={onVerified}
      sendNewCode={sendAgain}
      onCancel={() => void cancelChange()}
    />
  )
}
