/** The fields of a request for its service, the visit and the contact. */

import { appointmentProblem } from '#shared/cases/appointmentDays'
import { contactWindows, visitWindows } from '#shared/cases/cases'
import type { ServiceKind } from '#shared/contract/cases/caseCatalog'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as serviceTexts from '#shared/texts/services/services'
import { useProviderDay } from '../../../domain/useProviderDay'
import { useSignedIn } from '../../../session/SignedIn'
import { DayField } from '../../../ui/forms/dates/DayField'
import { Field } from '../../../ui/forms/Field'
import { PhoneInput } from '../../../ui/forms/fields/PhoneInput'
import { Select } from '../../../ui/forms/fields/Select'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../cases.module.css'
import { allServicesOf, fieldId } from './requestDraft'
import { findSelectableAccounts, findWholeAddresses, type RequestFormState } from './useRequest'

export function ServiceField({
  request: { values, fill, errors },
  kind,
}: {
  request: RequestFormState
  kind: ServiceKind
}) {
  const { user } = useSignedIn()
  const selectableAccounts = findSelectableAccounts(user.user_accounts, kind)
  const general = kind.category === 'general' ? [{ value: '', label: caseTexts.noServiceOption }] : []
  return (
    <Field id={fieldId('service')} label={caseTexts.serviceAndAddress} error={errors[fieldId('service')]}>
      {(control) => (
        <Select
          {...control}
          value={values.service}
          {...(selectableAccounts.length > 8 && { showSearch: { optionFilterProp: 'label' } })}
          options={[
            ...findWholeAddresses(user.user_accounts, kind).map(({ crm_premise_id: id, street_address }) => ({
              value: allServicesOf(id),
              label: caseTexts.allServicesAt(street_address),
            })),
            ...general,
            ...selectableAccounts.map((account) => ({
              value: account.crm_service_account_id,
              label: `${serviceTexts.serviceLabels[account.service_type_code]} · ${account.street_address}`,
            })),
          ]}
          onChange={(service: string) => fill({ service })}
        />
      )}
    </Field>
  )
}

export function VisitFields({ request: { values, fill, errors, rejectDay } }: { request: RequestFormState }) {
  const today = useProviderDay()
  return (
    <fieldset className={styles.visit}>
      <legend className={parts.legend}>{caseTexts.visitQuestion}</legend>
      <DayField
        id={fieldId('date')}
        label={commonTexts.day}
        error={errors[fieldId('date')]}
        hint={appointmentTexts.visitDaysHint}
        isAllowed={(candidate) => appointmentProblem(candidate, today) === null}
        value={values.date || null}
        onChange={(date) => fill({ date: date ?? '' })}
        onReject={rejectDay}
      />
      <Field id={fieldId('window')} label={appointmentTexts.hours} error={errors[fieldId('window')]}>
        {(control) => (
          <Select
            {...control}
            allowClear
            placeholder={commonTexts.choose}
            value={values.window || null}
            options={visitWindows.map((window) => ({ value: window, label: appointmentTexts.windowLabels[window] }))}
            onChange={(window?: string) => fill({ window: window ?? '' })}
          />
        )}
      </Field>
    </fieldset>
  )
}

export function ContactFields({ request: { values, fill, errors } }: { request: RequestFormState }) {
  return (
    <div className={styles.visit}>
      <Field id={fieldId('phone')} label={caseTexts.questionsPhoneLabel} error={errors[fieldId('phone')]}>
        {(control) => <PhoneInput {...control} value={values.phone} onChange={(phone) => fill({ phone })} />}
      </Field>
      <Field id={fieldId('contactWindow')} label={caseTexts.callTimeQuestion}>
        {(control) => (
          <Select
            {...control}
            allowClear
            placeholder={commonTexts.choose}
            value={values.contactWindow || null}
            options={contactWindows.map((window) => ({
              value: window,
              label: caseTexts.contactWindowLabels[window],
            }))}
            onChange={(contactWindow?: string) => fill({ contactWindow: contactWindow ?? '' })}
          />
        )}
      </Field>
    </div>
  )
}
