/** A choice among the roles of staff; those that may do more than oneself stand there and cannot be chosen. */
import { Select } from 'antd'
import { useListStaffRolesQuery } from '../../api/internalUsers'
import { Field } from '../../ui/forms/Field'
import type { FormField } from '../../ui/forms/useForm'
import { PageState } from '../../ui/states/PageState'
import * as commonTexts from '#shared/texts/common'
import * as internalUserTexts from '#shared/texts/internalUsers'

interface Props {
  field: FormField
  value: string
  onChange: (roleId: string) => void
}

export function RoleField({ field, value, onChange }: Props) {
  const query = useListStaffRolesQuery()
  return (
    <PageState query={query} what={internalUserTexts.theRoles} rows={1}>
      {(roles) => (
        <Field
          id={field.control.id}
          label={commonTexts.role}
          error={field.remark ?? undefined}
          hint={roles.some(({ may_give }) => !may_give) && internalUserTexts.onlyOthersCanAssignA}
        >
          {(control) => (
            <Select<string>
              {...control}
              {...(field.remark && { status: 'error' as const })}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={commonTexts.choose}
              value={value === '' ? null : value}
              options={roles.map(({ user_role_id, name, may_give }) => ({
                value: user_role_id,
                label: name,
                disabled: !may_give,
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
