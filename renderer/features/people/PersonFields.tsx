import { z } from 'zod/mini'
import { contactFields } from '#shared/contract/customers/communication'
import type { Person } from '#shared/contract/customers/people'
import { Email } from '#shared/fields/contactFields'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as peopleTexts from '#shared/texts/customers/people'
import type { TextBinding } from '../../ui/forms/bindFields'
import { FieldGrid, PhoneField, TextField } from '../../ui/forms/FormFields'
import { phoneMask } from '../../ui/forms/phoneMask'

export const personFields = ['first_name', 'last_name', 'relation', 'email', 'phone'] as const
type PersonField = (typeof personFields)[number]

type PersonValues = Record<PersonField, string>

export const emptyPersonValues: PersonValues = { first_name: '', last_name: '', relation: '', email: '', phone: '' }

export const personValuesOf = ({ first_name, last_name, relation, email, phone }: Person): PersonValues => ({
  first_name,
  last_name,
  relation,
  email,
  phone: phoneMask(phone),
})

const contact = { body: z.strictObject(contactFields) }
const invitedPerson = { body: z.strictObject({ ...contactFields, email: Email }) }

/** Returns the part that the calls for people have in common. People who sign in need an email address. */
export const personSchemas = ({ needsEmail }: { needsEmail: boolean }) => (needsEmail ? invitedPerson : contact)

interface PersonFieldsProps {
  text: (name: PersonField) => TextBinding
  /** Users change their own email and phone number, so both are disabled here. */
  isUser?: boolean
  /** True for the signed-in user's own entry. */
  isSelf?: boolean
}

export const PersonFields = ({ text, isUser = false, isSelf = false }: PersonFieldsProps) => (
  <FieldGrid>
    <TextField label={commonTexts.firstName} maxLength={60} {...text('first_name')} />
    <TextField label={commonTexts.lastName} maxLength={60} {...text('last_name')} />
    <TextField
      label={commonTexts.email}
      type="email"
      maxLength={254}
      disabled={isUser}
      hint={isUser ? (isSelf ? communicationTexts.ownSignInAddress : communicationTexts.theirSignInAddress) : undefined}
      {...text('email')}
    />
    <PhoneField
      label={peopleTexts.phoneOptional}
      disabled={isUser}
      hint={isUser ? (isSelf ? communicationTexts.phoneIsYours : communicationTexts.phoneIsTheirs) : undefined}
      {...text('phone')}
    />
    <TextField
      label={peopleTexts.relationOptional}
      placeholder={peopleTexts.relationPlaceholder}
      maxLength={40}
      {...text('relation')}
    />
  </FieldGrid>
)
