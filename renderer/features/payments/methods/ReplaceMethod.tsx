/** Replaces an expired method: saves the new one, then moves autopay to it and removes the old one. */

import { useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { methodName } from '#shared/payments/brands'
import * as commonTexts from '#shared/texts/common'
import type { LinkOpener } from '../../../domain/payments/useAddMethod'
import { AddMethodDialog } from './AddMethodDialog'
import { RemoveReplacedMethod } from './RemoveReplacedMethod'

interface Props {
  customerNumber: string
  oldMethod: PaymentProfile
  methods: readonly PaymentProfile[]
  openLink: LinkOpener
  /** Called after the saved methods have changed. */
  onChanged: () => Promise<unknown>
  onDone: () => void
}

export function ReplaceMethod({ customerNumber, oldMethod, methods, openLink, onChanged, onDone }: Props) {
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
        title={commonTexts.replaceItem(methodName(oldMethod.type, oldMethod['profile-account-number']))}
        openLink={openLink}
        onSaved={(token) => {
          setSavedToken(token)
          void onChanged()
        }}
        onClose={closeAdding}
      />
      {!isAdding && replacement && (
        <RemoveReplacedMethod {...{ customerNumber, oldMethod, replacement, onChanged, onDone }} />
      )}
    </>
  )
}
