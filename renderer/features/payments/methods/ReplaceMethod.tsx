/** Replacing an expired method: the new one is saved first, then autopay moves to it and the old one is removed. */
import { useState } from 'react'
import { methodName } from '#shared/brands'
import type { PaymentProfile } from '#shared/contract/payments'
import type { OpenLink } from '../../../ui/payments/useAddMethod'
import { AddMethodDialog } from './AddMethodDialog'
import { RemoveReplaced } from './RemoveReplaced'
import * as paymentTexts from '#shared/texts/payments'

interface Props {
  customerNumber: string
  old: PaymentProfile
  methods: readonly PaymentProfile[]
  openLink: OpenLink
  /** The saved methods have changed. */
  onChanged: () => Promise<unknown>
  onDone: () => void
}

export function ReplaceMethod({ customerNumber, old, methods, openLink, onChanged, onDone }: Props) {
  const [savedToken, setSavedToken] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(true)
  const replacement = methods.find(({ token }) => token === savedToken)

  function closeAdding(): void {
    setIsAdding(false)
    if (savedToken === null) onDone()
  }

  return (
    <>
      <AddMethodDialog
        isOpen={isAdding}
        title={paymentTexts.replace(methodName(old.type, old['profile-account-number']))}
        openLink={openLink}
        onSaved={(token) => {
          setSavedToken(token)
          void onChanged()
        }}
        onClose={closeAdding}
      />
      {!isAdding && replacement && <RemoveReplaced {...{ customerNumber, old, replacement, onChanged, onDone }} />}
    </>
  )
}
