/** Shows how many bills are selected and their total, and stays visible while any are. */
import { type ReactNode, useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import type { BillToPay } from '../../domain/payments/billToPay'
import { Button } from '../../ui/Button'
import { amountText } from '../../ui/format/amounts'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import styles from './serviceAccounts.module.css'

interface PayDialogProps {
  bills: readonly BillToPay[]
  onPaid: (bill: BillToPay) => void
  onClose: () => void
}

export type PayDialog = (selected: PayDialogProps) => ReactNode

interface Props {
  selected: readonly BillToPay[]
  payDialog: PayDialog
  onPaid: (bill: BillToPay) => void
  onClear: () => void
}

export function PaySelectedBar({ selected, payDialog, onPaid, onClear }: Props) {
  // The bills are stored while they are being paid, because what is owed changes as payments go through.
  const [billsToPay, setBillsToPay] = useState<readonly BillToPay[] | null>(null)
  const onClose = () => {
    setBillsToPay(null)
    onClear()
  }
  return (
    <>
      {selected.length > 0 && (
        <section className={styles.chosen} aria-label={serviceAccountTexts.selectedAccounts}>
          <p>
            <Rich
              text={serviceAccountTexts.owedBeforeFees(selected.length)}
              parts={{ strong: <strong>{amountText(selected.reduce((sum, { amount }) => sum + amount, 0))}</strong> }}
            />
          </p>
          <div className={parts.wrap}>
            <Button onClick={onClear}>{commonTexts.clearSelection}</Button>
            <Button kind="primary" onClick={() => setBillsToPay(selected)}>
              {serviceAccountTexts.paySelected}
            </Button>
          </div>
        </section>
      )}
      {billsToPay && payDialog({ bills: billsToPay, onPaid, onClose })}
    </>
  )
}
