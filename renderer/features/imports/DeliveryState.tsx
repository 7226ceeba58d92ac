import type { Delivery } from '#shared/contract/operations/deliveries'
import type { ShownDeliveryState } from '#shared/imports/deliveryStates'
import * as deliveryTexts from '#shared/texts/operations/deliveries'
import { RunProgress } from '../../domain/runs/RunProgress'
import parts from '../../ui/panels/parts.module.css'
import { Tag, type TagColor } from '../../ui/Tag'

const colors: Record<ShownDeliveryState, TagColor> = {
  checking: 'processing',
  importing: 'processing',
  done: 'success',
  rejected: 'error',
  failed: 'error',
}

/** Shows the state of a delivery, with its progress or with what to do. */
export const DeliveryState = ({ delivery: { state, can_continue, progress } }: { delivery: Delivery }) => (
  <>
    <Tag color={colors[state]}>{deliveryTexts.stateLabels[state]}</Tag>
    {progress !== null && (
      <RunProgress
        text={deliveryTexts.progress(progress)}
        processedCount={progress}
        rowCount={100}
        outcome={null}
        hasFailures={false}
      />
    )}
    {state === 'rejected' && <div className={parts.small}>{deliveryTexts.nothingChanged}</div>}
    {state === 'failed' && (
      <div className={parts.small}>{can_continue ? deliveryTexts.interrupted : deliveryTexts.replaced}</div>
    )}
  </>
)
