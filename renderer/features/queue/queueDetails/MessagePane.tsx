/** "Message Details" beside the list. */
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/icons/Icon'
import { SkeletonRows } from '../../../ui/states/SkeletonRows'
import { lazyThemed } from '../../../ui/theme/lazyThemed'
import styles from './details.module.css'
import { OtherCustomer } from './OtherCustomer'

const MessageDetails = lazyThemed(async () => (await import('./MessageDetails')).MessageDetails)

interface Props {
  caseId: string
  /** Starts with the focus in the reply field. */
  isReplying: boolean
  /** Opens the next message. */
  onNext: () => void
  /** Requests the label picker. */
  onLabel: () => void
  onClose: () => void
}

export function MessagePane({ caseId, isReplying, onNext, onLabel, onClose }: Props) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isReplying) frame.current?.focus({ preventScroll: true })
    if (frame.current) frame.current.scrollTop = 0
  }, [caseId, isReplying])
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    // An open list or dialog takes the key first.
    if (event.key === 'Escape' && !event.defaultPrevented && !isInOverlay(event.target)) onClose()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => closeOnEscape(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <section ref={frame} tabIndex={-1} className={styles.pane} aria-label={queueTexts.messageDetails}>
      <div className={styles.paneHead}>
        <h2>
          {queueTexts.messageDetails}
          <OtherCustomer caseId={caseId} />
        </h2>
        <Button kind="text" size="small" icon={<Icon name="x" />} aria-label={commonTexts.close} onClick={onClose} />
      </div>
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <MessageDetails key={caseId} {...{ caseId, isReplying, onNext, onLabel }} />
      </Suspense>
    </section>
  )
}

const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role="dialog"], [aria-expanded="true"]') !== null
