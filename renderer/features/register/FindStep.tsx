import { useState } from 'react'
import { sendRegistrationCode } from '#shared/contract/legacy'
import type { Problem } from '#shared/errors'
import { send } from '../../api/http'
import { paths } from '../../paths'
import { enterStage } from '../../stage'
import { phoneMask } from '../../ui/forms/phoneMask'
import { Notice } from '../../ui/plain/Notice'
import { PlainButton } from '../../ui/plain/PlainButton'
import { PlainField } from '../../ui/plain/PlainField'
import plain from '../../ui/plain/plain.module.css'
import { usePlainForm } from '../../ui/plain/usePlainForm'
import { finders, type Finder, type Progress } from './progress'
import styles from './register.module.css'
import { checkSearch, fieldOf, finderLabels, searchBody } from './search'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/registrations'

interface Props {
  progress: Progress
  onTyped: (typed: Partial<Progress>) => void
  onSent: (requestId: string) => void
}

const inputs = {
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 },
  mobile: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel', maxLength: 24 },
  account: { inputMode: 'numeric', autoComplete: 'off', maxLength: 24 },
} as const

const hints: Record<Finder, string> = {
  email: registrationTexts.theOneOnYourBills,
  mobile: registrationTexts.wellTextYouTheCode,
  account: registrationTexts.eightDigitsAtTheTop,
}

export function FindStep({ progress, onTyped, onSent }: Props) {
  const { by } = progress
  const { form, remarks, showRemarks, submit, clearRemark } = usePlainForm(checkSearch(by), { startsHere: true })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function askForCode(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const { data, error } = await send(sendRegistrationCode, { body: searchBody(progress) })
    setBusy(false)
    if (data) return onSent(data.request_id)
    const fields = Object.entries(error.fields ?? {}).map(([name, remark]) => [fieldOf[name] ?? name, remark])
    setProblem(showRemarks(Object.fromEntries(fields)) ? null : error)
    return undefined
  }

  const typed = (name: 'street' | 'zip' | Finder) => ({
    name,
    value: progress[name],
    error: remarks[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      onTyped({ [name]: name === 'mobile' ? phoneMask(value) : value })
      clearRemark(name)
    },
  })

  return (
    <>
      <p className={plain.lead}>{registrationTexts.ifYouAlreadyHaveService}</p>
      {problem && <Notice kind="failure">{problem.message}</Notice>}
      <form ref={form} method="post" noValidate className={plain.form} onSubmit={(event) => submit(event, askForCode)}>
        <fieldset className={styles.choice}>
          <legend>{registrationTexts.findMeBy}</legend>
          {finders.map((finder) => (
            <label key={finder} className={styles.option}>
              <input
                type="radio"
                name="by"
                value={finder}
                checked={by === finder}
                onChange={() => onTyped({ by: finder })}
              />
              {finderLabels[finder]}
            </label>
          ))}
        </fieldset>
        <PlainField
          key={by}
          label={finderLabels[by]}
          hint={<p className={styles.hint}>{hints[by]}</p>}
          {...inputs[by]}
          {...typed(by)}
        />
        <PlainField
          label={registrationTexts.streetAddressOfTheService}
          autoComplete="address-line1"
          maxLength={120}
          placeholder={registrationTexts.n412FennickAve}
          {...typed('street')}
        />
        <PlainField
          label={commonTexts.zipCode}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          {...typed('zip')}
        />
        <PlainButton isBusy={isBusy}>{commonTexts.sendCode}</PlainButton>
        <PlainButton type="button" isQuiet onClick={() => enterStage(paths.login)}>
          {registrationTexts.alreadyRegisteredSignIn}
        </PlainButton>
      </form>
    </>
  )
}
