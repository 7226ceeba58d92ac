import { Result } from 'antd'
import type { PlanChange } from '#shared/contract/services/plans'
import * as commonTexts from '#shared/texts/common'
import * as planTexts from '#shared/texts/services/plans'
import { Button } from '../../ui/Button'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import parts from '../../ui/panels/parts.module.css'

/** Confirms a plan change with its start date and the request number. */
export function ChangeConfirmation({ change, onClose }: { change: PlanChange; onClose: () => void }) {
  const { status, to_name, effective_on, proration, request_number } = change
  const isScheduled = status === 'scheduled'
  return (
    <Result
      status="success"
      title={isScheduled ? planTexts.scheduledTitle : planTexts.activeTitle}
      subTitle={
        <>
          <p>
            {isScheduled
              ? planTexts.startsOn(to_name ?? '', dayText(effective_on))
              : planTexts.startedToday(to_name ?? '', amountText(proration))}
          </p>
          <p className={parts.quiet}>{planTexts.confirmationNote(request_number)}</p>
        </>
      }
      extra={
        <Button kind="primary" onClick={onClose}>
          {commonTexts.close}
        </Button>
      }
    />
  )
}
