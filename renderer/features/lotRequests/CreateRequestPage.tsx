/** /createRequest: lets a builder or an association create one request for many lots. */
import { Button, Input, Select } from 'antd'
import type { FormEvent } from 'react'
import { descriptionLimit } from '#shared/cases/cases'
import { lotRequestKinds, lotRequests } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as propertyRequestTexts from '#shared/texts/propertyRequests'
import { useHasRight } from '../../session/useHasRight'
import { DayField } from '../../ui/forms/dates/DayField'
import { Field } from '../../ui/forms/Field'
import { FormFailure } from '../../ui/forms/FormFailure'
import { FilePicker } from '../../ui/forms/files/FilePicker'
import { PhoneInput } from '../../ui/forms/PhoneInput'
import { EmptyPanel, PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { LotPicker } from './LotPicker'
import { LotResults } from './LotResults'
import { fieldId, kindOf } from './lotDraft'
import styles from './lotRequests.module.css'
import { Readiness } from './Readiness'
import { type LotRequestForm, useLotRequest } from './useLotRequest'

export function CreateRequestPage() {
  const mayWrite = useHasRight('PROPERTIES.write')
  if (mayWrite) return <LotRequest />
  return <EmptyPanel>{propertyRequestTexts.youCanViewPropertiesBut}</EmptyPanel>
}

function LotRequest() {
  const request = useLotRequest()
  if (request.answers.length > 0) return <LotResults request={request} />
  return <RequestForm request={request} />
}

function RequestForm({ request }: { request: LotRequestForm }) {
  const { values, fill, errors, uploads, submit, isSending } = request
  const kind = kindOf(values)

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    submit()
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={propertyRequestTexts.newPropertyRequest}>
      <PageStack>
        <Panel title={propertyRequestTexts.whatYouNeed}>
          <Field id="lot-request-kind" label={propertyRequestTexts.requestType} hint={lotRequests[kind].description}>
            {(control) => (
              <Select
                {...control}
                className={styles.control ?? ''}
                value={kind}
                onChange={(next: string) => fill({ kind: next, readiness: '' })}
                options={lotRequestKinds.map((value) => ({ value, label: lotRequests[value].label }))}
              />
            )}
          </Field>
        </Panel>
        <LotPicker request={request} />
        <Readiness request={request} kind={kind} />
        <Panel title={propertyRequestTexts.dateAndSiteContact}>
          <div className={styles.pairs}>
            <DayField
              id={fieldId('wanted_on')}
              label={commonTexts.day}
              error={errors.wanted_on}
              hint={propertyRequestTexts.mondayToFridayStartingTomorrow}
              value={values.date || null}
              onChange={(date) => fill({ date: date ?? '' })}
            />
            <Field id={fieldId('contact_name')} label={propertyRequestTexts.onSiteContact} error={errors.contact_name}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={100}
                  value={values.contact}
                  onChange={(event) => fill({ contact: event.target.value })}
                />
              )}
            </Field>
            <Field id={fieldId('contact_phone')} label={propertyRequestTexts.onSitePhone} error={errors.contact_phone}>
              {(control) => <PhoneInput {...control} value={values.phone} onChange={(phone) => fill({ phone })} />}
            </Field>
            {kind === 'owner_transfer' && (
              <Field
                id={fieldId('new_owner')}
                label={propertyRequestTexts.newOwner}
                error={errors.new_owner}
                hint={propertyRequestTexts.nameAndPhoneNumberFor}
              >
                {(control) => (
                  <Input
                    {...control}
                    maxLength={200}
                    value={values.owner}
                    onChange={(event) => fill({ owner: event.target.value })}
                  />
                )}
              </Field>
            )}
          </div>
          <Field
            id="lot-request-notes"
            label={propertyRequestTexts.notesOptional}
            length={{ typed: values.notes.length, max: descriptionLimit }}
          >
            {(control) => (
              <Input.TextArea
                {...control}
                rows={3}
                maxLength={descriptionLimit}
                value={values.notes}
                onChange={(event) => fill({ notes: event.target.value })}
              />
            )}
          </Field>
          <FilePicker
            id={fieldId('files')}
            uploads={uploads}
            label={propertyRequestTexts.addDocuments}
            error={errors.files}
          />
          {uploads.isSending && <p className={parts.small}>{propertyRequestTexts.yourDocumentsAreStillUploading}</p>}
          <FormFailure>{errors.form ?? null}</FormFailure>
          <div>
            <Button type="primary" htmlType="submit" loading={isSending} disabled={uploads.isSending}>
              {propertyRequestTexts.sendRequest}
            </Button>
          </div>
        </Panel>
      </PageStack>
    </form>
  )
}
