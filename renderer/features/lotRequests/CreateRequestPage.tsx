/** /createRequest: what a builder or association asks for many lots at once. */
import { Button, Input, Select } from 'antd'
import type { FormEvent } from 'react'
import { descriptionLimit } from '#shared/cases'
import { lotRequestKinds, lotRequests } from '#shared/properties'
import { useMay } from '../../session/useMay'
import { DayField } from '../../ui/forms/DayField'
import { Field } from '../../ui/forms/Field'
import { FilePicker } from '../../ui/forms/FilePicker'
import { FormFailure } from '../../ui/forms/FormFailure'
import { EmptyPanel, PageStack, Panel } from '../../ui/panels/Panel'
import { PhoneInput } from '../../ui/forms/PhoneInput'
import { fieldId, kindOf } from './lotDraft'
import { LotPicker } from './LotPicker'
import styles from './lotRequests.module.css'
import { LotResults } from './LotResults'
import { Readiness } from './Readiness'
import { useLotRequest, type LotRequestForm } from './useLotRequest'
import * as commonTexts from '#shared/texts/common'
import * as propertyRequestTexts from '#shared/texts/propertyRequests'

export function CreateRequestPage() {
  const mayWrite = useMay('PROPERTIES.write')
  if (mayWrite) return <Request />
  return <EmptyPanel>{propertyRequestTexts.youCanViewPropertiesBut}</EmptyPanel>
}

function Request() {
  const request = useLotRequest()
  if (request.answers.length > 0) return <LotResults request={request} />
  return <Form request={request} />
}

function Form({ request }: { request: LotRequestForm }) {
  const { values, fill, errors, uploads, submit, isSending } = request
  const kind = kindOf(values)

  function send(event: FormEvent): void {
    event.preventDefault()
    submit()
  }

  return (
    <form noValidate onSubmit={send} aria-label={propertyRequestTexts.newPropertyRequest}>
      <PageStack>
        <Panel title={propertyRequestTexts.whatYouNeed}>
          <Field id="lot-request-kind" label={propertyRequestTexts.requestType} hint={lotRequests[kind].description}>
            {(given) => (
              <Select
                {...given}
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
              {(given) => (
                <Input
                  {...given}
                  maxLength={100}
                  value={values.contact}
                  onChange={(event) => fill({ contact: event.target.value })}
                />
              )}
            </Field>
            <Field id={fieldId('contact_phone')} label={propertyRequestTexts.onSitePhone} error={errors.contact_phone}>
              {(given) => <PhoneInput {...given} value={values.phone} onChange={(phone) => fill({ phone })} />}
            </Field>
            {kind === 'owner_transfer' && (
              <Field
                id={fieldId('new_owner')}
                label={propertyRequestTexts.newOwner}
                error={errors.new_owner}
                hint={propertyRequestTexts.nameAndPhoneNumberFor}
              >
                {(given) => (
                  <Input
                    {...given}
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
            {(given) => (
              <Input.TextArea
                {...given}
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
          {uploads.isSending && <p className={styles.quiet}>{propertyRequestTexts.yourDocumentsAreStillUploading}</p>}
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
