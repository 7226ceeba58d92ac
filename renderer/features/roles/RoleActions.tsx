/** Copying, renaming and deleting a role. */
import { Button } from 'antd'
import { useState } from 'react'
import type { Role } from '#shared/contract/roles'
import { useCopyRoleMutation, useDeleteRoleMutation, useRenameRoleMutation } from '../../api/roles'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { RoleNameDialog } from './RoleNameDialog'
import * as roleTexts from '#shared/texts/roles'
import * as commonTexts from '#shared/texts/common'

interface RoleActionsProps {
  role: Role
  onChosen: (roleId: string | null) => void
}

export function RoleActions({ role, onChosen }: RoleActionsProps) {
  const [open, setOpen] = useState<'copy' | 'rename' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const [copy] = useCopyRoleMutation()
  const [rename] = useRenameRoleMutation()
  const { user_role_id, version } = role
  return (
    <div className={parts.actions}>
      <Button onClick={() => setOpen('copy')}>{roleTexts.copy}</Button>
      {role.is_for_staff && <Button onClick={() => setOpen('rename')}>{commonTexts.rename}</Button>}
      {role.is_for_staff && (
        <Button
          danger
          disabled={role.member_count > 0}
          {...(role.member_count > 0 && { title: roleTexts.hasMembers })}
          onClick={() => setOpen('delete')}
        >
          {commonTexts.deleteLabel}
        </Button>
      )}
      {open === 'copy' && (
        <RoleNameDialog
          title={roleTexts.copyOfName(role.name)}
          hint={roleTexts.theCopyIsAStaff}
          name={`${role.name} copy`}
          send={(name) => copy({ body: { user_role_id, name } })}
          onDone={(made) => onChosen(made.user_role_id)}
          onClose={close}
        />
      )}
      {open === 'rename' && (
        <RoleNameDialog
          title={roleTexts.rename(role.name)}
          name={role.name}
          send={(name) => rename({ body: { user_role_id, version, name } })}
          onClose={close}
        />
      )}
      {open === 'delete' && <DeleteRoleDialog role={role} onDone={() => onChosen(null)} onClose={close} />}
    </div>
  )
}

function DeleteRoleDialog({ role, onDone, onClose }: { role: Role; onDone: () => void; onClose: () => void }) {
  const { snackbar } = useNotify()
  const [remove] = useDeleteRoleMutation()
  const { dialog, failure } = useConfirmed(
    () => remove({ body: { user_role_id: role.user_role_id, version: role.version } }),
    () => {
      snackbar(roleTexts.deleted)
      onClose()
      onDone()
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isDangerous
      title={roleTexts.deleteLabel(role.name)}
      message={
        <>
          <p>{roleTexts.noOneHasThisRole}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      yesText={commonTexts.deleteLabel}
      noText={commonTexts.keepIt}
      onNo={onClose}
    />
  )
}
