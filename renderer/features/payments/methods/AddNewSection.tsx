/** "Or Add New": adds a payment method without leaving "Make payment". */
import { Collapse } from 'antd'
import { lazy, Suspense, useState } from 'react'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import type { LinkOpener } from '../../../domain/payments/useAddMethod'

/** Loaded when opened, because most payers never open it. */
const AddMethodPanel = lazy(async () => ({ default: (await import('./AddMethodPanel')).AddMethodPanel }))

interface Props {
  id: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  openLink: LinkOpener
  onSaved: () => void
}

export function AddNewSection({ id, isOpen, onToggle, openLink, onSaved }: Props) {
  // A success text stays until the section is closed; an unfinished entry survives closing.
  const [attempt, setAttempt] = useState({ count: 0, isFinished: false })

  function toggle(willOpen: boolean): void {
    if (willOpen && attempt.isFinished) setAttempt({ count: attempt.count + 1, isFinished: false })
    onToggle(willOpen)
  }

  function collapse(): void {
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
            label: paymentMethodTexts.orAddNew,
            children: (
              <Suspense>
                <AddMethodPanel
                  key={attempt.count}
                  openLink={openLink}
                  isFeeNoticeAbove
                  onSaved={() => {
                    setAttempt((before) => ({ ...before, isFinished: true }))
                    onSaved()
                  }}
                  onFinished={collapse}
                  onClose={collapse}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  )
}
