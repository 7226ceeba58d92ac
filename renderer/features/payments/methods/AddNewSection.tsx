/** "Or Add New": adding a payment method without leaving "Make payment". */
import { Collapse } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { OpenLink } from '../../../ui/payments/useAddMethod'
import * as paymentTexts from '#shared/texts/payments'

/** Folded away for most of those who pay; it comes when it is opened. */
const AddMethodPanel = lazy(async () => ({ default: (await import('./AddMethodPanel')).AddMethodPanel }))

interface Props {
  id: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  openLink: OpenLink
  onSaved: () => void
}

export function AddNewSection({ id, isOpen, onToggle, openLink, onSaved }: Props) {
  // A saved method's text stays until it is out of sight; what was begun and only folded away is kept.
  const [round, setRound] = useState({ count: 0, isOver: false })

  function toggle(willOpen: boolean): void {
    if (willOpen && round.isOver) setRound({ count: round.count + 1, isOver: false })
    onToggle(willOpen)
  }

  function foldAway(): void {
    document.querySelector<HTMLElement>(`#${id} [role="button"]`)?.focus()
    onToggle(false)
  }

  return (
    <div id={id}>
      <Collapse
        activeKey={isOpen ? ['new'] : []}
        onChange={(keys) => toggle(keys.length > 0)}
        items={[
          {
            key: 'new',
            label: paymentTexts.orAddNew,
            children: (
              <Suspense>
                <AddMethodPanel
                  key={round.count}
                  openLink={openLink}
                  onSaved={() => {
                    setRound((before) => ({ ...before, isOver: true }))
                    onSaved()
                  }}
                  onFinished={foldAway}
                  onClose={foldAway}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  )
}
