/** How many bills are ticked and what they come to; stays in sight while there are any. */
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import styles from './accounts.module.css'
import type { ChosenBill } from '../../session/chosenBill'
import { amountText } from '../../ui/look/amounts'
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/serviceAccounts'
import { Rich } from '../../ui/Rich'

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
        <section className={styles.chosen} aria-label={serviceAccountTexts.selectedAccounts}>
          <p>
            <Rich
              text={serviceAccountTexts.owedBeforeFees(
                chosen.length === 1 ? '1 account selected' : `${chosen.length} accounts selected`,
              )}
              parts={{ strong: <strong>{amountText(chosen.reduce((sum, { amount }) => sum + amount, 0))}</strong> }}
            />
          </p>
          <div className={styles.actions}>
            <Button onClick={onForget}>{commonTexts.clearSelection}</Button>
            <Button type="primary" onClick={() => setPaying(chosen)}>
              {serviceAccountTexts.paySelected}
            </Button>
          </div>
        </section>
      )}
      {paying && payDialog({ bills: paying, onPaid, onClose })}
    </>
  )
}
