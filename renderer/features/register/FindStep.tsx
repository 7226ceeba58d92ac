import { useState } from 'react'
import { sendRegistrationCode } from '#shared/contract/customers/legacy'
import type { Problem } from '#shared/http/errors'
import { openPaths } from '#shared/openPaths'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/registrations'
import { send } from '../../api/http'
import { enterStage } from '../../stage'
import { phoneMask } from '../../ui/forms/phoneMask'
import { Notice } from '../../ui/plain/Notice'
import { PlainButton } from '../../ui/plain/PlainButton'
import { PlainField } from '../../ui/plain/PlainField'
import plain from '../../ui/plain/plain.module.css'
import { usePlainForm } from '../../ui/plain/usePlainForm'
import { formFieldByServerField, searchBody, searchMethodLabels, validateSearch } from './accountSearch'
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
  email: registrationTexts.theOneOnYourBills,
  mobile: registrationTexts.wellTextYouTheCode,
  account: registrationTexts.eightDigitsAtTheTop,
}

export function FindStep({ progress, onInput, onSent }: Props) {
  const { selectedMethod } = progress
  const { form, fieldErrors, showFieldErrors, submit, clearFieldError } = usePlainForm(validateSearch(selectedMethod), {
    focusesFirstEmpty: true,
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function requestCode(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const { data, error } = await send(sendRegistrationCode, { body: searchBody(progress) })
    setBusy(false)
    if (data) return onSent(data.request_id)
    const fields = Object.entries(error.fields ?? {}).map(([name, fieldError]) => [
      formFieldByServerField[name] ?? name,
      fieldError,
    ])
    setProblem(showFieldErrors(Object.fromEntries(fields)) ? null : error)
    return undefined
  }

  const toFieldProps = (name: 'street' | 'zip' | SearchMethod) => ({
    name,
    value: progress[name],
    error: fieldErrors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      onInput({ [name]: name === 'mobile' ? phoneMask(value) : value })
      clearFieldError(name)
    },
  })

  return (
    <>
      <p className={plain.lead}>{registrationTexts.ifYouAlreadyHaveService}</p>
      {problem && <Notice kind="failure">{problem.message}</Notice>}
      <form ref={form} method="post" noValidate className={plain.form} onSubmit={(event) => submit(event, requestCode)}>
        <fieldset className={styles.choice}>
          <legend>{registrationTexts.findMeBy}</legend>
          {searchMethods.map((method) => (
            <label key={method} className={styles.option}>
              <input
                type="radio"
                name="by"
                value={method}
                checked={selectedMethod === method}
                onChange={() => onInput({ selectedMethod: method })}
              />
              {searchMethodLabels[method]}
            </label>
          ))}
        </fieldset>
        <PlainField
          key={selectedMethod}
          label={searchMethodLabels[selectedMethod]}
          hint={<p className={styles.hint}>{hints[selectedMethod]}</p>}
          {...inputProps[selectedMethod]}
          {...toFieldProps(selectedMethod)}
        />
        <PlainField
          label={registrationTexts.streetAddressOfTheService}
          autoComplete="address-line1"
          maxLength={120}
          placeholder={registrationTexts.n412FennickAve}
          {...toFieldProps('street')}
        />
        <PlainField
          label={commonTexts.zipCode}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          {...toFieldProps('zip')}
        />
        <PlainButton isBusy={isBusy}>{commonTexts.sendCode}</PlainButton>
        <PlainButton type="button" isQuiet onClick={() => enterStage(openPaths.login)}>
          {registrationTexts.alreadyRegisteredSignIn}
        </PlainButton>
      </form>
    </>
  )
}
