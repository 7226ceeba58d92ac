/** How many bills are ticked and what they come to; stays in sight while there are any. */
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import styles from './accounts.module.css'
import type { ChosenBill } from '../../session/chosenBill'
import { amountText } from '../../ui/look/amounts'

export interface PaySelected {
  bills: readonly ChosenBill[]
  onPaid: (bill: ChosenBill) => void
  onClose: () => void
}

export type PayDialog = (selected: PaySelected) => ReactNode

interface Props {
  chosen: readonly ChosenBill[]
  payDialog: PayDialog
  onPaid: (bill: ChosenBill) => void
  onForget: () => void
}

export function PayChosen({ chosen, payDialog, onPaid, onForget }: Props) {
  // Kept while they are being paid: what is owed changes meanwhile.
  const [paying, setPaying] = useState<readonly ChosenBill[] | null>(null)
  const onClose = () => {
    setPaying(null)
    onForget()
  }
  return (
    <>
      {chosen.length > 0 && (
        <section className={styles.chosen} aria-label="Chosen accounts">
          <p>
            {chosen.length === 1 ? '1 account chosen' : `${chosen.length} accounts chosen`},{' '}
            <strong>{amountText(chosen.reduce((sum, { amount }) => sum + amount, 0))}</strong> owed, before fees
          </p>
          <div className={styles.actions}>
            <Button onClick={onForget}>Choose none</Button>
            <Button type="primary" onClick={() => setPaying(chosen)}>
              Pay selected
            </Button>
          </div>
        </section>
      )}
      {paying && payDialog({ bills: paying, onPaid, onClose })}
    </>
  )
}
