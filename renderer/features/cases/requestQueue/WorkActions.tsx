/** Offers staff exactly the actions that the table of transitions allows in the request's status. */
import { lazy, Suspense, useState } from 'react'
import type { CaseStatus } from '#shared/cases/cases'
import { type WorkAction, workActionsIn } from '#shared/cases/requestTransitions'
import type { CaseDetails } from '#shared/contract/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { useProviderDay } from '../../../domain/useProviderDay'
import { Button } from '../../../ui/Button'
import parts from '../../../ui/panels/parts.module.css'

// The dialogs load on demand, because most requests are read more often than changed.
const WorkDialog = lazy(async () => ({ default: (await import('./WorkDialog')).WorkDialog }))
const ReopenDialog = lazy(async () => ({ default: (await import('../view/ReopenDialog')).ReopenDialog }))

/** The next step in the usual course of the work. */
const nextActions: Partial<Record<CaseStatus, WorkAction>> = {
  received: 'start',
  assigned: 'start',
  scheduled: 'depart',
  on_the_way: 'finish',
  in_progress: 'finish',
  waiting: 'start',
}

/** Nobody is on the way to a visit of a later day. */
const nextActionOf = ({ status, appointment }: CaseDetails, today: string): WorkAction | undefined =>
  status === 'scheduled' && appointment && appointment.date > today ? undefined : nextActions[status]

const buttonText = (action: WorkAction, { appointment }: CaseDetails): string =>
  action === 'schedule' && appointment
    ? requestQueueTexts.changeAppointment
    : requestQueueTexts.workTexts[action].button

export function WorkActions({ caseDetails }: { caseDetails: CaseDetails }) {
  const [open, setOpen] = useState<WorkAction | 'reopen' | null>(null)
  const close = (): void => setOpen(null)
  const { status } = caseDetails
  const nextAction = nextActionOf(caseDetails, useProviderDay())
  return (
    <>
      <div className={parts.wideActions}>
        {workActionsIn(status).map((action) => (
          <Button key={action} kind={action === nextAction ? 'primary' : 'normal'} onClick={() => setOpen(action)}>
            {buttonText(action, caseDetails)}
          </Button>
        ))}
        {caseDetails.reopen_until && <Button onClick={() => setOpen('reopen')}>{caseTexts.reopen}</Button>}
      </div>
      <Suspense fallback={null}>
        {open === 'reopen' && <ReopenDialog caseId={caseDetails.case_id} onClose={close} />}
        {open !== null && open !== 'reopen' && (
          <WorkDialog key={open} action={open} caseDetails={caseDetails} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
