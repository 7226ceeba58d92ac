/** Shows whether a gas account is protected from a disconnect. Staff place and end holds. */
import { useState } from 'react'
import type { GasAccount } from '#shared/contract/customers/customers'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as commonTexts from '#shared/texts/common'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { dayText } from '../../ui/format/days'
import parts from '../../ui/panels/parts.module.css'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { Tag } from '../../ui/Tag'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import styles from './customers.module.css'

const PlaceHoldDialog = lazyThemed(async () => (await import('../../domain/dunning/PlaceHoldDialog')).PlaceHoldDialog)
const EndHoldDialog = lazyThemed(async () => (await import('../../domain/dunning/EndHoldDialog')).EndHoldDialog)

interface Props {
  account: GasAccount
  customerName: string
  /** A closed account can't be disconnected. */
  isClosed: boolean
}

export function DisconnectHold({ account, customerName, isClosed }: Props) {
  const mayWrite = useHasRight('DUNNING.write')
  /** The opened dialog stays although the answer to its call changes the account. */
  const [dialog, setDialog] = useState<'place' | 'end' | null>(null)
  const { account_no: number, hold_id: holdId } = account
  const named = { ...account, name: customerName }
  const close = () => setDialog(null)
  if (isClosed && holdId === null) return null
  return (
    <div className={styles.hold}>
      {account.hold_reason !== null && (
        <Tag color="warning">
          {dunningTexts.onHoldFor(
            dunningTexts.holdLabels[account.hold_reason],
            account.held_until === null ? null : dayText(account.held_until),
          )}
        </Tag>
      )}
      {account.hold_note !== '' && <span className={parts.below}>{account.hold_note}</span>}
      {mayWrite && (
        <Button
          size="small"
          aria-label={holdId === null ? dunningTexts.placeHoldOn(number) : dunningTexts.endHoldFor(number)}
          onClick={() => setDialog(holdId === null ? 'place' : 'end')}
        >
          {holdId === null ? dunningTexts.placeHold : dunningTexts.endHold}
        </Button>
      )}
      {dialog !== null && (
        <LazyBoundary failedText={commonTexts.formNotLoaded} onFailed={close}>
          {dialog === 'place' ? (
            <PlaceHoldDialog account={named} onClose={close} />
          ) : (
            <EndHoldDialog account={named} onClose={close} />
          )}
        </LazyBoundary>
      )}
    </div>
  )
}
