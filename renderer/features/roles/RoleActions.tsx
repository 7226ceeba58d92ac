/** Copies, renames, and deletes a role. */
import { useState } from 'react'
import type { Role } from '#shared/contract/access/roles'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import { useCopyRoleMutation, useDeleteRoleMutation, useRenameRoleMutation } from '../../api/access/roles'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { RoleNameDialog } from './RoleNameDialog'

interface RoleActionsProps {
  role: Role
  onSelect: (roleId: string | null) => void
}

export function RoleActions({ role, onSelect }: RoleActionsProps) {
  const [openDialog, setOpenDialog] = useState<'copy' | 'rename' | 'delete' | null>(null)
  const close = () => setOpenDialog(null)
  const [copy] = useCopyRoleMutation()
  const [rename] = useRenameRoleMutation()
  const { user_role_id, version } = role
  return (
    <div className={parts.actions}>
      <Button onClick={() => setOpenDialog('copy')}>{roleTexts.copy}</Button>
      {role.is_for_staff && <Button onClick={() => setOpenDialog('rename')}>{commonTexts.rename}</Button>}
      {role.is_for_staff && (
        <Button
          isDanger
          disabled={role.member_count > 0}
          {...(role.member_count > 0 && { title: roleTexts.hasMembers })}
          onClick={() => setOpenDialog('delete')}
        >
          {commonTexts.deleteLabel}
        </Button>
      )}
      {openDialog === 'copy' && (
        <RoleNameDialog
          title={roleTexts.copyOfName(role.name)}
          hint={roleTexts.copyHint}
          name={roleTexts.nameOfCopy(role.name)}
          send={(name) => copy({ body: { user_role_id, name } })}
          onDone={(newRole) => onSelect(newRole.user_role_id)}
          onClose={close}
        />
      )}
      {openDialog === 'rename' && (
        <RoleNameDialog
          title={commonTexts.renameItem(role.name)}
          name={role.name}
          send={(name) => rename({ body: { user_role_id, version, name } })}
          onClose={close}
        />
      )}
      {openDialog === 'delete' && <DeleteRoleDialog role={role} onDone={() => onSelect(null)} onClose={close} />}
    </div>
  )
}

function DeleteRoleDialog({ role, onDone, onClose }: { role: Role; onDone: () => void; onClose: () => void }) {
  const { snackbar } = useNotify()
  const [remove] = useDeleteRoleMutation()
  const { dialog, failure } = useConfirmedCall(
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
          <p>{roleTexts.deleteUnusedEffect}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      onNo={onClose}
    />
  )
}
