import { useState } from 'react'
import { Link } from 'react-router-dom'
import { portalUserTypes } from '#shared/access/portalUsers'
import type { Problem } from '#shared/http/errors'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/portalUsers'
import { FieldGrid, FormFooter, PhoneField, SecretField, TextField } from '../../ui/forms/FormFields'
import { RadioRow } from '../../ui/forms/RadioRow'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { PasswordRules } from '../../ui/plain/PasswordRules'
import { PasswordGenerator } from './GeneratedPassword'
import { type NewUser, type Secrets, userFields, validateUser } from './newUser'
import styles from './portalUsers.module.css'
import { type FoundAccounts, useFindAccounts } from './useFindAccounts'

interface Props {
  user: NewUser
  secrets: Secrets
  onChange: (changes: Partial<NewUser>) => void
  onSecrets: (secrets: Secrets) => void
  onFound: (found: FoundAccounts) => void
}

/** Builds an error that stays above the buttons or at a field after the snackbar closes. */
const createConflict = (message: string, field?: string): Problem => ({
  code: 'conflict',
  message,
  ...(field && { fields: { [field]: message } }),
})

/** Asks for the user's details. It continues if the email is unused and an account is found. */
export function UserStep({ user, secrets, onChange, onSecrets, onFound }: Props) {
  const form = useForm(userFields)
  const findAccounts = useFindAccounts()
  const { snackbar } = useNotify()
  const [takenEmail, setTakenEmail] = useState<string | null>(null)

  async function continueToAccounts(): Promise<unknown> {
    setTakenEmail(null)
    const found = await findAccounts(user)
    switch (found.kind) {
      case 'accounts':
        onFound(found)
        return null
      case 'taken':
        setTakenEmail(user.emailId.trim())
        snackbar(`Error:${portalUserTexts.emailTaken}`)
        return createConflict(portalUserTexts.emailTaken, 'emailId')
      case 'none':
        snackbar(found.text)
        return createConflict(found.text.replace(/^Error:/, ''))
    }
  }

  function applyGenerated(generated: string): void {
    onSecrets({ password: generated, confirmPassword: generated, generated })
    form.field('password').clear()
    form.field('confirmPassword').clear()
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void form.submit(event, validateUser(user, secrets), continueToAccounts)}
    >
      <RadioRow
        label={portalUserTexts.userType}
        options={portalUserTypes.map((type) => ({ value: type, label: type }))}
        value={user.type}
        onChange={(type) => onChange({ type })}
      />
      <FieldGrid>
        <TextField
          label={commonTexts.firstName}
          autoComplete="off"
          maxLength={60}
          field={form.field('firstName')}
          value={user.firstName}
          onChange={(firstName) => onChange({ firstName })}
        />
        <TextField
          label={commonTexts.lastName}
          autoComplete="off"
          maxLength={60}
          field={form.field('lastName')}
          value={user.lastName}
          onChange={(lastName) => onChange({ lastName })}
        />
        <TextField
          label={commonTexts.email}
          autoComplete="off"
          maxLength={254}
          field={form.field('emailId')}
          value={user.emailId}
          onChange={(emailId) => onChange({ emailId })}
          hint={
            takenEmail !== null &&
            takenEmail === user.emailId.trim() && (
              <>
                <Link to={`?tab=manage&email=${encodeURIComponent(takenEmail)}`}>
                  {portalUserTexts.showWhoSignsInWithIt}
                </Link>
              </>
            )
          }
        />
        <PhoneField
          label={commonTexts.phone}
          field={form.field('phone')}
          value={user.phone}
          onChange={(phone) => onChange({ phone })}
        />
        {user.type !== 'Customer' && (
          <TextField
            label={portalUserTexts.businessNameOptional}
            autoComplete="off"
            maxLength={120}
            field={form.field('businessName')}
            value={user.businessName}
            onChange={(businessName) => onChange({ businessName })}
          />
        )}
      </FieldGrid>
      <FieldGrid>
        <SecretField
          label={commonTexts.password}
          autoComplete="new-password"
          field={form.field('password')}
          value={secrets.password}
          onChange={(password) => onSecrets({ ...secrets, password })}
          hint={<PasswordRules password={secrets.password} />}
        />
        <SecretField
          label={commonTexts.confirmPassword}
          autoComplete="new-password"
          field={form.field('confirmPassword')}
          value={secrets.confirmPassword}
          onChange={(confirmPassword) => onSecrets({ ...secrets, confirmPassword })}
        />
      </FieldGrid>
      <PasswordGenerator generated={secrets.generated} typed={secrets.password} onGenerate={applyGenerated} />
      <FormFooter form={form} submitText={portalUserTexts.getAccountDetails} />
    </form>
  )
}
