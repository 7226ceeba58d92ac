/** Shows what a change of rights grants and removes, and when it takes effect, before the user saves it. */
import { useState } from 'react'
import type { Permission, Role, SavedPermissions } from '#shared/contract/access/roles'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import { useUpdateRolePermissionsMutation } from '../../api/access/roles'
import { needsPassword } from '../../domain/access/needsPassword'
import { PasswordDialog } from '../../domain/access/PasswordDialog'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { changesBetween, type RightChange } from './rightsDraft'
import styles from './roles.module.css'
import { useChangeEffect } from './useChangeEffect'

interface SaveRightsDialogProps {
  role: Role
  changes: readonly RightChange[]
  /** The role's current permissions. */
  currentPermissions: readonly Permission[]
  /** The role's permissions after the change. */
  permissions: readonly Permission[]
  onSaved: () => void
  onClose: () => void
}

export function SaveRightsDialog({
  role,
  changes,
  currentPermissions,
  permissions,
  onSaved,
  onClose,
}: SaveRightsDialogProps) {
  const { snackbar, toast } = useNotify()
  const effect = useChangeEffect(role.user_role_id, changes)
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)
  const [update] = useUpdateRolePermissionsMutation()
  // The dialog shows what another user saves while it is open. The user's own changes apply on top of that.
  const [initialPermissions] = useState(currentPermissions)
  const othersChanges = changesBetween(initialPermissions, currentPermissions)
  const changedPermissions = permissions.filter(({ name }) => changes.some(({ feature }) => feature === name))
  const send = (password?: string) =>
    update({
      body: { user_role_id: role.user_role_id, version: role.version, permissions: changedPermissions, password },
    })
  const finish = (saved: SavedPermissions | null) => {
    if (saved?.waiting) toast('info', accessChangeTexts.waiting)
    // Nothing was sent if another user has already saved the same changes.
    else if (saved) snackbar(roleTexts.updated)
    onSaved()
    onClose()
  }
  const { dialog, failure } = useConfirmedCall<SavedPermissions | null>(async () => {
    if (changes.length === 0) return { data: null }
    const answer = await send()
    setPasswordNeeded(needsPassword(answer.error))
    return answer
  }, finish)

  if (isPasswordNeeded)
    return <PasswordDialog reason={accessChangeTexts.onlyAdministrator} send={send} onSent={finish} onClose={onClose} />
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      title={roleTexts.savePermissionsFor(role.name)}
      onNo={onClose}
      message={
        <>
          {changes.length > 0 && effect && <p>{accessChangeTexts.effectNotices[effect](role.member_count)}</p>}
          {othersChanges.length > 0 && (
            <>
              <p>
                {/* The failure below already says that the role has changed, so the text is shorter with it. */}
                {roleTexts.roleEditConflict(Boolean(failure))}
              </p>
              <RightChangeList
                title={roleTexts.grantedByOther}
                changes={othersChanges.filter(({ isGranted }) => isGranted)}
              />
              <RightChangeList
                title={roleTexts.removedByOther}
                changes={othersChanges.filter(({ isGranted }) => !isGranted)}
              />
            </>
          )}
          {changes.length === 0 && <p>{roleTexts.noChangesLeft}</p>}
          <RightChangeList title={roleTexts.granted} changes={changes.filter(({ isGranted }) => isGranted)} />
          <RightChangeList title={roleTexts.removed} changes={changes.filter(({ isGranted }) => !isGranted)} />
          {failure && (
            <div className={styles.changes}>
              <FormFailure>{roleTexts.updateFailedBecause(failure)}</FormFailure>
            </div>
          )}
        </>
      }
    />
  )
}

const RightChangeList = ({ title, changes }: { title: string; changes: readonly RightChange[] }) =>
  changes.length === 0 ? null : (
    <section className={styles.changes} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {changes.map(({ feature, verb }) => (
          <li key={`${feature}.${verb}`}>
            {commonTexts.labeled(roleTexts.featureLabels[feature], roleTexts.verbLabels[verb])}
          </li>
        ))}
      </ul>
    </section>
  )
