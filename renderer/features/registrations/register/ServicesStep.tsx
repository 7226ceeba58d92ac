import type { LegacyService } from '#shared/contract/customers/registrations'
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import { servicesLabel } from '#shared/services/listServices'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { Button } from '../../../ui/Button'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { Notice } from '../../../ui/plain/Notice'
import plain from '../../../ui/plain/plain.module.css'
import { Rich } from '../../../ui/Rich'
import type { LegacyAccountDetails } from './legacyAccount'
import styles from './register.module.css'
import type { Progress } from './registrationProgress'

interface Props {
  found: LegacyAccountDetails
  progress: Progress
  onChange: (changes: { fiber?: boolean; gas?: boolean }) => void
  onNext: () => void
}

const groups = [
  {
    name: 'fiber',
    group: 'FIBER',
    label: registrationTexts.fiberAccount,
    missing: registrationTexts.missingFiberAccount,
  },
  { name: 'gas', group: 'GAS', label: registrationTexts.gasAccount, missing: registrationTexts.missingGasAccount },
] as const

export function ServicesStep({ found, progress, onChange, onNext }: Props) {
  const accounts = {
    fiber: { isFound: found.fiber_account, number: found.fiber_account_number },
    gas: { isFound: found.gas_account, number: found.gas_account_number },
  }
  const missing = groups.filter(({ name }) => !accounts[name].isFound)

  // The choice is sent at the end of the registration.
  const form = useCallForm(
    {},
    {
      draft: { values: { fiber: progress.fiber, gas: progress.gas }, save: onChange },
      focus: 'first empty',
      input: () => ({}),
      send: async (_, chosen) =>
        groups.some(({ name }) => accounts[name].isFound && chosen[name])
          ? { data: null }
          : { error: { code: 'invalid_input', message: registrationTexts.serviceRequired } },
      onSent: onNext,
    },
  )

  return (
    <>
      <p className={plain.lead}>{registrationTexts.foundAccounts(found.firstName)}</p>
      {form.failure && (
        <Notice kind="failure" hasToast>
          {form.failure}
        </Notice>
      )}
      <form method="post" className={plain.form} {...form.props}>
        {groups
          .filter(({ name }) => accounts[name].isFound)
          .map(({ name, group, label }) => (
            <label key={name} className={styles.service}>
              <input
                type="checkbox"
                id={form.plain(name).id}
                name={name}
                checked={progress[name]}
                onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
              />
              <span>
                <strong>{label}</strong> {accounts[name].number}
                <span className={styles.quiet}>
                  {describePlaces(found.services.filter((service) => service.service_group === group))}
                </span>
              </span>
            </label>
          ))}
        {missing.length > 0 && missing.length < groups.length && (
          <Notice kind="info">
            {missing.map((missingGroup) => (
              <Rich
                key={missingGroup.name}
                text={missingGroup.missing}
                parts={{ link: <a href={phoneLink(supportNumber)}>{supportNumber}</a> }}
              />
            ))}
          </Notice>
        )}
        <Button type="submit" kind="primary" size="large" isWide>
          {commonTexts.continueLabel}
        </Button>
      </form>
    </>
  )
}

/** Returns text such as "Fiber and voice at 412 Fennick Ave, Quillmere and 2 more". */
function describePlaces(services: LegacyService[]) {
  const addresses = [...new Set(services.map(({ street_address, city }) => `${street_address}, ${city}`))]
  if (addresses.length === 0) return registrationTexts.noActiveService
  const types = [...new Set(services.map(({ service_type_code }) => service_type_code))]
  const [first, ...others] = addresses
  return registrationTexts.servicesAt(servicesLabel(types), first ?? '', others.length)
}
