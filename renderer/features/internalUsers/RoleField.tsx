/** Selects a staff role. Roles with more rights than the person's own are listed but disabled. */

import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as commonTexts from '#shared/texts/common'
import { useListStaffRolesQuery } from '../../api/access/internalUsers'
import type { TextBinding } from '../../ui/forms/bindFields'
import { Field } from '../../ui/forms/Field'
import { Select } from '../../ui/forms/fields/Select'
import { PageState } from '../../ui/states/PageState'

export function RoleField({ field, value, onChange }: TextBinding) {
  const query = useListStaffRolesQuery()
  return (
    <PageState query={query} failedText={internalUserTexts.rolesNotLoaded} rows={1}>
      {(roles) => (
        <Field
          id={field.control.id}
          label={commonTexts.role}
          error={field.error ?? undefined}
          hint={roles.some(({ can_issue }) => !can_issue) && internalUserTexts.roleAboveHint}
        >
          {(control) => (
            <Select<string>
              {...control}
              {...(field.error && { status: 'error' as const })}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={commonTexts.choose}
              value={value === '' ? null : value}
              options={roles.map(({ user_role_id, name, can_issue }) => ({
                value: user_role_id,
                label: name,
                disabled: !can_issue,
              }))}
              onChange={(next) => {
                field.clear()
                onChange(next)
              }}
            />
          )}
        </Field>
      )}
    </PageState>
  )
}
