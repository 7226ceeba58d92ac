import { useState } from 'react'
import { passwordProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as securityTexts from '#shared/texts/security'
import * as sessionTexts from '#shared/texts/session'
import { useChangePasswordMutation } from '../../api/signIn/security'
import { useSignedIn } from '../../session/SignedIn'
import { FormFooter, SecretField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useRejectedPassword } from '../../ui/forms/useRejectedPassword'
import { useNotify } from '../../ui/notices/useNotify'
import { Panel } from '../../ui/panels/Panel'
import { confirmProblem, PasswordRules } from '../../ui/plain/PasswordRules'
import styles from './security.module.css'

const emptyValues = { current: '', next: '', confirmation: '' }

export function PasswordPanel() {
  const { person } = useSignedIn()
  const [values, setValues] = useState(emptyValues)
  const [change] = useChangePasswordMutation()
  const notify = useNotify()
  const explainRejection = useRejectedPassword(['old_password', 'new_password'])
  const form = useForm(['old_password', 'new_password', 'confirmation'])
  const setValue = (name: keyof typeof emptyValues) => (value: string) => setValues({ ...values, [name]: value })

  async function save(): Promise<unknown> {
    const { error } = await change({
      body: { user_email: person.email_id, new_password: values.next, old_password: values.current },
    })
    if (error) return explainRejection(error)
    setValues(emptyValues)
    notify.snackbar(sessionTexts.passwordChanged)
    return null
  }

  return (
    <Panel title={commonTexts.password}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) =>
          void form.submit(
            event,
            {
              old_password: values.current === '' ? securityTexts.currentRequired : null,
              new_password: passwordProblem(values.next),
              confirmation: confirmProblem(values.next, values.confirmation),
            },
            save,
          )
        }
      >
        {/* Tells password managers which user the password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={person.email_id} readOnly hidden />
        <SecretField
          label={securityTexts.currentPassword}
          autoComplete="current-password"
          field={form.field('old_password')}
          value={values.current}
          onChange={setValue('current')}
        />
        <SecretField
          label={commonTexts.newPassword}
          autoComplete="new-password"
          field={form.field('new_password')}
          value={values.next}
          onChange={setValue('next')}
          hint={<PasswordRules password={values.next} />}
        />
        <SecretField
          label={commonTexts.confirmPassword}
          autoComplete="new-password"
          field={form.field('confirmation')}
          value={values.confirmation}
          onChange={setValue('confirmation')}
        />
        <p className={styles.quiet}>{securityTexts.wellSignOutYourOther}</p>
        <FormFooter form={form} submitText={securityTexts.changePassword} />
      </form>
    </Panel>
  )
}
