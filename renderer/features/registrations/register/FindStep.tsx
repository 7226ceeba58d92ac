import { sendRegistrationCode } from '#shared/contract/customers/registrations'
import { openPaths } from '#shared/pages/openPaths'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { send } from '../../../api/http'
import { enterStage } from '../../../stage'
import { Button } from '../../../ui/Button'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useCallForm } from '../../../ui/forms/useCallForm'
import parts from '../../../ui/panels/parts.module.css'
import { Notice } from '../../../ui/plain/Notice'
import { PlainField } from '../../../ui/plain/PlainField'
import plain from '../../../ui/plain/plain.module.css'
import { type SearchValues, searchBody, searchFields } from './accountSearch'
import styles from './register.module.css'
import { type Progress, type SearchMethod, searchMethods } from './registrationProgress'

interface Props {
  progress: Progress
  onInput: (changes: Partial<Progress>) => void
  onSent: (requestId: string) => void
}

const inputProps = {
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 },
  mobile: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel', maxLength: 24 },
  account: { inputMode: 'numeric', autoComplete: 'off', maxLength: 24 },
} as const

const hints: Record<SearchMethod, string> = {
  email: registrationTexts.emailHint,
  mobile: registrationTexts.textCodeHint,
  account: registrationTexts.accountNumberHint,
}

/** The fields in display order. */
const searchValuesOf = ({ selectedMethod, email, mobile, account, street, zip }: Progress): SearchValues => ({
  selectedMethod,
  email,
  mobile,
  account,
  street,
  zip,
})

export function FindStep({ progress, onInput, onSent }: Props) {
  const { selectedMethod } = progress
  const form = useCallForm(sendRegistrationCode, {
    draft: { values: searchValuesOf(progress), save: onInput },
    focus: 'first empty',
    input: (values) => ({ body: searchBody(values) }),
    names: searchFields,
    send: (input) => send(sendRegistrationCode, input),
    onSent: ({ request_id }) => onSent(request_id),
  })

  const toFieldProps = (name: 'street' | 'zip' | SearchMethod) => ({
    ...form.plain(name),
    value: progress[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      onInput({ [name]: name === 'mobile' ? phoneMask(value) : value })
    },
  })

  return (
    <>
      <p className={plain.lead}>{registrationTexts.registerHint}</p>
      {form.failure && (
        <Notice kind="failure" hasToast>
          {form.failure}
        </Notice>
      )}
      <form method="post" className={plain.form} {...form.props}>
        <fieldset className={styles.choice}>
          <legend className={parts.legend}>{registrationTexts.findMeBy}</legend>
          {searchMethods.map((method) => (
            <label key={method} className={styles.option}>
              <input
                type="radio"
                name="by"
                value={method}
                checked={selectedMethod === method}
                onChange={() => onInput({ selectedMethod: method })}
              />
              {registrationTexts.searchMethodLabels[method]}
            </label>
          ))}
        </fieldset>
        <PlainField
          key={selectedMethod}
          label={registrationTexts.searchMethodLabels[selectedMethod]}
          hint={<p className={styles.hint}>{hints[selectedMethod]}</p>}
          {...inputProps[selectedMethod]}
          {...toFieldProps(selectedMethod)}
        />
        <PlainField
          label={registrationTexts.streetLabel}
          autoComplete="address-line1"
          maxLength={120}
          placeholder={registrationTexts.addressExample}
          {...toFieldProps('street')}
        />
        <PlainField
          label={commonTexts.zipCode}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          {...toFieldProps('zip')}
        />
        <Button type="submit" kind="primary" size="large" isWide isBusy={form.isBusy}>
          {commonTexts.sendCode}
        </Button>
        <Button size="large" isWide onClick={() => enterStage(openPaths.login)}>
          {registrationTexts.signInLink}
        </Button>
      </form>
    </>
  )
}
