import type { Person } from '#shared/contract/customers/people'
import { emailRule, fieldProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/communication'
import * as peopleTexts from '#shared/texts/people'
import { FieldGrid, PhoneField, TextField } from '../../ui/forms/FormFields'
import { phoneMask } from '../../ui/forms/phoneMask'
import type { FormField } from '../../ui/forms/useForm'

export const personFields = ['first_name', 'last_name', 'relation', 'email', 'phone'] as const
export type PersonField = (typeof personFields)[number]

export type PersonValues = Record<PersonField, string>

export const emptyPersonValues: PersonValues = { first_name: '', last_name: '', relation: '', email: '', phone: '' }

export const personValuesOf = ({ first_name, last_name, relation, email, phone }: Person): PersonValues => ({
  first_name,
  last_name,
  relation,
  email,
  phone: phoneMask(phone),
})

/** Returns the first error of each field. People who sign in need an email address. */
export const validatePerson = (values: PersonValues, { needsEmail }: { needsEmail: boolean }) => ({
  first_name: fieldProblem(values.first_name, { name: commonTexts.firstName, required: true, maxLength: 60 }),
  last_name: fieldProblem(values.last_name, { name: commonTexts.lastName, required: true, maxLength: 60 }),
  relation: fieldProblem(values.relation, { name: peopleTexts.relation, maxLength: 40 }),
  email: fieldProblem(values.email, { ...emailRule, required: needsEmail }),
  phone: fieldProblem(values.phone, { name: commonTexts.phone, minDigits: 10 }),
})

interface PersonFieldsProps {
  field: (name: PersonField) => FormField
  values: PersonValues
  onChange: (changes: Partial<PersonValues>) => void
  /** Users change their own email and phone number, so both are disabled here. */
  isUser?: boolean
  /** True for the signed-in user's own entry. */
  isSelf?: boolean
}

export const PersonFields = ({ field, values, onChange, isUser = false, isSelf = false }: PersonFieldsProps) => (
  <FieldGrid>
    <TextField
      label={commonTexts.firstName}
      maxLength={60}
      field={field('first_name')}
      value={values.first_name}
      onChange={(first_name) => onChange({ first_name })}
    />
    <TextField
      label={commonTexts.lastName}
      maxLength={60}
      field={field('last_name')}
      value={values.last_name}
      onChange={(last_name) => onChange({ last_name })}
    />
    <TextField
      label={commonTexts.email}
      type="email"
      maxLength={254}
      disabled={isUser}
      hint={isUser ? (isSelf ? communicationTexts.youSignInWithIt : communicationTexts.signsInWithIt) : undefined}
      field={field('email')}
      value={values.email}
      onChange={(email) => onChange({ email })}
    />
    <PhoneField
      label={peopleTexts.phoneOptional}
      disabled={isUser}
      hint={isUser ? (isSelf ? communicationTexts.phoneIsYours : communicationTexts.phoneIsTheirs) : undefined}
      field={field('phone')}
      value={values.phone}
      onChange={(phone) => onChange({ phone })}
    />
    <TextField
      label={peopleTexts.relationOptional}
      placeholder={peopleTexts.partnerTenantSiteManager}
      maxLength={40}
      field={field('relation')}
      value={values.relation}
      onChange={(relation) => onChange({ relation })}
    />
  </FieldGrid>
)
