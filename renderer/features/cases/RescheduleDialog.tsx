import { Select } from 'antd'
import { useState } from 'react'
import { visitWindows } from '#shared/cases'
import type { CaseDetails } from '#shared/contract/cases'
import { useRescheduleCaseMutation } from '../../api/cases'
import { windowLabels } from '../../ui/cases/caseLabels'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { DayField } from '../../ui/forms/DayField'
import { Field, focusFirst } from '../../ui/forms/Field'
import { problemOfQuery } from '../../ui/states/queryFace'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './cases.module.css'

interface DialogProps {
  found: CaseDetails
  isOpen: boolean
  onClose: () => void
}

const dateField = 'reschedule-date'

export function RescheduleDialog({ found, isOpen, onClose }: DialogProps) {
  const [date, setDate] = useState(found.appointment?.date ?? null)
  const [window, setWindow] = useState(found.appointment?.window ?? '8-10')
  const [problem, setProblem] = useState<string>()
  const [reschedule, { isLoading }] = useRescheduleCaseMutation()
  const { toast } = useNotify()

  async function submit(): Promise<void> {
    if (!date) return refuse('Choose a day')
    const { error } = await reschedule({ body: { case_id: found.case_id, date, window } })
    if (error) return refuse(problemOfQuery(error).fields?.['date'] ?? problemOfQuery(error).message)
    setProblem(undefined)
    toast('success', 'The appointment is moved.')
    onClose()
  }

  function refuse(text: string): void {
    setProblem(text)
    focusFirst([dateField], { [dateField]: text })
  }

  return (
    <ConfirmDialog
      title="Move the appointment"
      isOpen={isOpen}
      isBusy={isLoading}
      yesText="Move"
      noText="Close"
      onYes={() => void submit()}
      onNo={onClose}
      message={
        <div className={styles.visit}>
          <DayField
            id={dateField}
            label="Day"
            error={problem}
            hint="Monday to Friday, from tomorrow on."
            value={date}
            onChange={setDate}
          />
          <Field id="reschedule-window" label="Hours">
            {(given) => (
              <Select
                {...given}
                value={window}
                options={visitWindows.map((known) => ({ value: known, label: windowLabels[known] }))}
                onChange={setWindow}
              />
            )}
          </Field>
        </div>
      }
    />
  )
}
