/** /createRequest: lets a builder or an association create one request for many lots. */

import { appointmentProblem } from '#shared/cases/appointmentDays'
import { descriptionLimit } from '#shared/cases/cases'
import { lotRequestKinds } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { AttachmentPicker } from '../../domain/cases/attachments/AttachmentPicker'
import { useProviderDay } from '../../domain/useProviderDay'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DayField } from '../../ui/forms/dates/DayField'
import { Field } from '../../ui/forms/Field'
import { FormFailure } from '../../ui/forms/FormFailure'
import { LongTextField, PhoneField, TextField } from '../../ui/forms/FormFields'
import { Select } from '../../ui/forms/fields/Select'
import { EmptyPanel, PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { LotPicker } from './LotPicker'
import { LotResults } from './LotResults'
import { kindOf } from './lotDraft'
import styles from './propertyRequests.module.css'
import { Readiness } from './Readiness'
import { type LotRequestForm, useLotRequest } from './useLotRequest'

export function CreateRequestPage() {
  const mayWrite = useHasRight('PROPERTIES.write')
  if (mayWrite) return <LotRequest />
  return <EmptyPanel>{propertyRequestTexts.viewOnlyHint}</EmptyPanel>
}

function LotRequest() {
  const request = useLotRequest()
  if (request.answers.length > 0) return <LotResults request={request} />
  return <RequestForm request={request} />
}

function RequestForm({ request }: { request: LotRequestForm }) {
  const { form, values, fill, uploads } = request
  const kind = kindOf(values)
  const files = form.field('files')

  return (
    <form {...form.props} onSubmit={request.submit} aria-label={propertyRequestTexts.newPropertyRequest}>
      <PageStack isShownInOrder>
        <Panel title={propertyRequestTexts.whatYouNeed}>
          <Field
            id="lot-request-kind"
            label={propertyRequestTexts.requestType}
            hint={propertyRequestTexts.kindHints[kind]}
          >
            {(control) => (
              <Select
                {...control}
                className={styles.control ?? ''}
                value={kind}
                onChange={(next: string) => fill({ kind: next, readiness: '' })}
                options={lotRequestKinds.map((value) => ({ value, label: propertyRequestTexts.kindLabels[value] }))}
              />
            )}
          </Field>
        </Panel>
        <LotPicker request={request} />
        <Readiness request={request} kind={kind} />
        <Panel title={propertyRequestTexts.visitTitle}>
          <DateAndContactFields request={request} />
          <LongTextField
            label={propertyRequestTexts.notesOptional}
            rows={3}
            maxLength={descriptionLimit}
            {...form.text('notes')}
            onChange={(notes) => fill({ notes })}
          />
          <AttachmentPicker
            id={files.control.id}
            uploads={uploads}
            label={propertyRequestTexts.addDocuments}
            error={request.filesError ?? undefined}
          />
          {uploads.isSending && <p className={parts.small}>{propertyRequestTexts.uploadsUnfinished}</p>}
          <FormFailure>{form.failure}</FormFailure>
          <div>
            <Button kind="primary" type="submit" isBusy={form.isBusy} disabled={uploads.isSending}>
              {propertyRequestTexts.sendRequest}
            </Button>
          </div>
        </Panel>
      </PageStack>
    </form>
  )
}

function DateAndContactFields({ request }: { request: LotRequestForm }) {
  const { form, values, fill } = request
  const day = form.field('date')
  const today = useProviderDay()
  return (
    <div className={styles.pairs}>
      <DayField
        id={day.control.id}
        label={commonTexts.day}
        error={day.error ?? request.dayProblem ?? undefined}
        hint={propertyRequestTexts.visitDaysHint}
        isAllowed={(candidate) => appointmentProblem(candidate, today) === null}
        value={values.date || null}
        onChange={(date) => fill({ date: date ?? '' })}
        onReject={day.reject}
      />
      <TextField
        label={propertyRequestTexts.onSiteContact}
        maxLength={100}
        {...form.text('contact')}
        onChange={(contact) => fill({ contact })}
      />
      <PhoneField
        label={propertyRequestTexts.onSitePhone}
        {...form.text('phone')}
        onChange={(phone) => fill({ phone })}
      />
      {kindOf(values) === 'owner_transfer' && (
        <TextField
          label={propertyRequestTexts.newOwner}
          maxLength={200}
          hint={propertyRequestTexts.contactForVisit}
          {...form.text('owner')}
          onChange={(owner) => fill({ owner })}
        />
      )}
    </div>
  )
}
