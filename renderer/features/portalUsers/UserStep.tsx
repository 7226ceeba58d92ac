import { Link } from 'react-router-dom'
import { portalUserTypes } from '#shared/access/portalUsers'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import type { ValueStore } from '../../ui/forms/bindFields'
import { FieldGrid, FormFooter, PhoneField, SecretField, TextField } from '../../ui/forms/FormFields'
import { RadioRow } from '../../ui/forms/fields/RadioRow'
import { useCallForm } from '../../ui/forms/useCallForm'
import { confirmProblem, PasswordRules } from '../../ui/plain/PasswordRules'
import { PasswordGenerator } from './GeneratedPassword'
import { type NewUser, newUserFields, type Secrets, toUserFields } from './newUser'
import styles from './portalUsers.module.css'
import { useAccountsOfNewUser } from './useAccountsOfNewUser'
import type { AccountMatches } from './useFindAccounts'

interface Props {
  draft: ValueStore<NewUser & Secrets>
  onFound: (found: AccountMatches) => void
}

/** Asks for the user's details. It continues if the email is unused and an account is found. */
export function UserStep({ draft, onFound }: Props) {
  const { find, takenEmail } = useAccountsOfNewUser()

  const form = useCallForm(newUserFields, {
    draft,
    input: (values) => ({ body: toUserFields(values) }),
    check: ({ password, confirmation }) => ({ confirmation: confirmProblem(password, confirmation) }),
    send: ({ body }) => find(body),
    onSent: onFound,
  })
  const user = form.values

  function applyGenerated(generated: string): void {
    form.save({ password: generated, confirmation: generated, generated })
    form.field('password').clear()
    form.field('confirmation').clear()
  }

  return (
    <form className={styles.form} {...form.props}>
      <RadioRow
        label={portalUserTexts.userType}
        options={portalUserTypes.map((type) => ({ value: type, label: portalUserTexts.typeLabels[type] }))}
        value={user.type}
        onChange={(type) => form.save({ type })}
      />
      <FieldGrid>
        <TextField label={commonTexts.firstName} autoComplete="off" maxLength={60} {...form.text('first_name')} />
        <TextField label={commonTexts.lastName} autoComplete="off" maxLength={60} {...form.text('last_name')} />
        <TextField
          label={commonTexts.email}
          autoComplete="off"
          maxLength={254}
          {...form.text('email')}
          hint={
            takenEmail !== null &&
            takenEmail === user.email.trim() && (
              <>
                <Link to={`?tab=manage&email=${encodeURIComponent(takenEmail)}`}>
                  {portalUserTexts.showExistingLogin}
                </Link>
              </>
            )
          }
        />
        <PhoneField label={commonTexts.phone} {...form.text('phone')} />
        {user.type !== 'Customer' && (
          <TextField
            label={portalUserTexts.businessNameOptional}
            autoComplete="off"
            maxLength={120}
            {...form.text('businessName')}
          />
        )}
      </FieldGrid>
      <FieldGrid>
        <SecretField
          label={commonTexts.password}
          autoComplete="new-password"
          {...form.text('password')}
          hint={<PasswordRules password={user.password} />}
        />
        <SecretField label={commonTexts.confirmPassword} autoComplete="new-password" {...form.text('confirmation')} />
      </FieldGrid>
      <PasswordGenerator generated={user.generated} typed={user.password} onGenerate={applyGenerated} />
      <FormFooter form={form} submitText={portalUserTexts.getAccountDetails} />
    </form>
  )
}
